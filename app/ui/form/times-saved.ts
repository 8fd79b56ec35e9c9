import { useNavigation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"

/** What a form on a page has submitted so far. */
export interface Sent {
  /** The number of times that it was saved. */
  saved: number
  /** Its submission has not been answered yet. */
  isOut: boolean
}

/** The step that a navigation means for a form: `sends` if it carries the form, null if the page is idle. */
export function afterNavigation(sent: Sent, sends: boolean | null, isRefused: boolean): Sent {
  if (sends === null) return sent.isOut ? { saved: sent.saved + Number(!isRefused), isOut: false } : sent
  return sends && !sent.isOut ? { ...sent, isOut: true } : sent
}

/**
 * How often a form that stays on the page was saved, as a key for its fields. A saved form starts again with its
 * default values, as on a page without a script, and a refused one keeps the typed text. The field or button `name`
 * with this value identifies the form among others on the page; `isRefused` says whether its last submission was
 * refused.
 */
export function useTimesSaved(name: string, value: string, isRefused: boolean): string {
  const { state, formData } = useNavigation()
  const sent = useRef<Sent>({ saved: 0, isOut: false })
  const [saved, setSaved] = useState(0)
  const sends = state === "idle" ? null : formData?.get(name) === value
  useEffect(() => {
    sent.current = afterNavigation(sent.current, sends, isRefused)
    setSaved(sent.current.saved)
  }, [sends, isRefused])
  return String(saved)
}
