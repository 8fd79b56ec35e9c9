import { useRevalidator } from "@remix-run/react"
import { useEffect, useRef } from "react"

const freshFor = 5 * 60_000

/** Reads the page's data again when its tab is looked at after more than five minutes. `data` is what was loaded last. */
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
