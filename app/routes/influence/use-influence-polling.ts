import { useRevalidator } from "@remix-run/react"
import { useEffect, useRef } from "react"

const scoreEvery = 30_000
const userEvery = 60_000
/** A tab hidden for longer is left alone until it is looked at. */
const longestHidden = 5 * 60_000

/**
 * Asks for the score every 30 s and for the user every 60 s, also in the background, and reads the page again where one
 * of them has changed; reads it when the tab becomes visible, and on a phone once at load.
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
      // A poll that fails says nothing; the next one will.
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
