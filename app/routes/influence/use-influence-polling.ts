import { useRevalidator } from "@remix-run/react"
import { useEffect, useRef } from "react"

const scoreEvery = 30_000
const userEvery = 60_000
/** A tab hidden for longer is not polled until it is visible again. */
const longestHidden = 5 * 60_000

/**
 * Polls the score every 30 s and the user every 60 s, also in the background, and reloads the page's data if either has
 * changed. Also reloads it when the tab becomes visible and, on phones, once at load.
 */
export function useInfluencePolling(tier: string, score: number | null) {
  const { revalidate } = useRevalidator()
  const known = useRef({ tier, score })
  known.current = { tier, score }
  useEffect(() => {
    let hiddenAt: number | null = null
    const isAway = () => hiddenAt !== null && Date.now() - hiddenAt > longestHidden
    const ask = async (address: string, isSame: (answer: Record<string, unknown>) => boolean) => {
      if (isAway()) return
      // A failed poll is ignored; the next one will catch up.
      const answer = await fetch(address, { cache: "no-store" }).catch(() => null)
      if (answer?.ok && !isSame(await answer.json())) revalidate()
    }
    const askScore = () => {
      if (known.current.tier !== "pro") return
      ask("/api/influence/score", ({ influenceScore }) => influenceScore === known.current.score)
    }
    const askUser = () => ask("/api/users/me", ({ membershipTier }) => membershipTier === known.current.tier)
    const look = () => {
      hiddenAt = document.visibilityState === "hidden" ? Date.now() : null
      if (hiddenAt === null) revalidate()
    }
    if (matchMedia("(max-width: 767px)").matches) revalidate()
    const timers = [setInterval(askScore, scoreEvery), setInterval(askUser, userEvery)]
    document.addEventListener("visibilitychange", look)
    return () => {
      for (const timer of timers) clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [revalidate])
}
