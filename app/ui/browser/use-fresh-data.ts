import { useRevalidator } from "@remix-run/react"
import { useEffect, useRef } from "react"

const freshFor = 5 * 60_000

/**
 * Reloads the page's data when its tab becomes visible after more than five minutes. `data` is the last loaded data.
 */
export function useFreshData(data: unknown) {
  const { revalidate } = useRevalidator()
  const loadedAt = useRef(0)
  useEffect(() => {
    // New data restarts the timer.
    if (data) loadedAt.current = Date.now()
  }, [data])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && Date.now() - loadedAt.current > freshFor) revalidate()
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [revalidate])
}
