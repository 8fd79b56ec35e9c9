import { useRevalidator } from "@remix-run/react"
import { type FormEvent, useState } from "react"
import { showToast } from "../feedback/show-toast"
import type { Insight } from "./insight"
import { insightCalls } from "./insight-calls"
import { sourceMuted } from "./insight-texts"
import { tell } from "./tell"

/** A card's insight with optimistic changes, rolled back if the server refuses. */
export function useInsight(insight: Insight) {
  const [done, setDone] = useState<Partial<Insight>>({})
  const { revalidate } = useRevalidator()
  const shown = { ...insight, ...done }

  async function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const intent = submitter?.getAttribute("value") ?? ""
    const wanted = insightCalls[intent]
    if (!wanted) return
    event.preventDefault()
    closeMenuOf(submitter)
    if (intent === "open") {
      window.open(insight.url, "_blank", "noopener,noreferrer")
      if (shown.isRead) return
    }
    setDone({ ...done, ...wanted.becomes })
    if (!(await tell(`/api/content-feed/${insight.id}/${wanted.call}`, wanted.body, wanted.failure))) {
      setDone(done)
      return
    }
    if (intent === "mute") showToast(sourceMuted)
    if (wanted.call === "mute-source") revalidate()
  }

  return { shown, send }
}

function closeMenuOf(button: HTMLElement | null) {
  const details = button?.closest("details")
  if (!details) return
  details.open = false
  details.querySelector("summary")?.focus()
}
