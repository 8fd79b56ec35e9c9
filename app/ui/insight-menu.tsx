import { useRevalidator } from "@remix-run/react"
import Check from "lucide-react/dist/esm/icons/check.js"
import Ellipsis from "lucide-react/dist/esm/icons/ellipsis.js"
import type { FormEvent } from "react"
import type { Insight } from "./insight-card"
import { sourceMuted } from "./insight-texts"
import { Menu, menuItemStyle } from "./menu"
import { showToast } from "./show-toast"
import { tell } from "./tell"

/** What each button asks of the server. */
const wishes = {
  more: { call: "feedback", body: { feedback: "more" } },
  less: { call: "feedback", body: { feedback: "less" } },
  neither: { call: "feedback", body: { feedback: null } },
  mute: { call: "mute-source", body: { muted: true } },
  unmute: { call: "mute-source", body: { muted: false } },
} as const
type Wish = keyof typeof wishes

const isWish = (text: string): text is Wish => text in wishes

/** Sends a wish in the background and shows what came of it; without a script the form goes its own way. */
function useWish(id: string) {
  const { revalidate } = useRevalidator()
  return async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const wish = submitter?.getAttribute("value") ?? ""
    if (!isWish(wish)) return
    event.preventDefault()
    const details = event.currentTarget.closest("details")
    const { call, body } = wishes[wish]
    const done = await tell(`/api/content-feed/${id}/${call}`, body, "Failed to save what you asked for")
    if (details?.open) {
      details.open = false
      details.querySelector("summary")?.focus()
    }
    if (!done) return
    if (wish === "mute") showToast(sourceMuted)
    revalidate()
  }
}

interface InsightFormProps {
  insight: Insight
  redirectTo: string
}

/** What to change about the feed, from one article: plain forms, and each choice can be taken back. */
export function InsightMenu({ insight, redirectTo }: InsightFormProps) {
  const { id, title, source, feedback, muted, match, parts } = insight
  return (
    <Menu
      align="end"
      triggerClassName="insight-tool"
      panelClassName="top-auto! bottom-full mt-0! mb-1"
      trigger={
        <>
          <Ellipsis aria-hidden size={18} />
          <span className="sr-only">More about {title}</span>
        </>
      }
    >
      <form method="post" action={`/insights/${id}`} onSubmit={useWish(id)}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Choice wish={feedback === "more" ? "neither" : "more"} chosen={feedback === "more"} label="More like this" />
        <Choice wish={feedback === "less" ? "neither" : "less"} chosen={feedback === "less"} label="Less like this" />
        <Choice wish={muted ? "unmute" : "mute"} chosen={muted} label="Mute this source" note={source} />
      </form>
      <p className="mt-1.5 max-w-60 border-t border-line px-4 pt-2.5 pb-1.5 text-xs text-muted">
        {match}% match: {parts.map(({ label, points }) => `${label} ${points}`).join(", ")}
      </p>
    </Menu>
  )
}

function Choice({ wish, chosen, label, note }: { wish: Wish; chosen: boolean; label: string; note?: string }) {
  return (
    <button type="submit" name="intent" value={wish} className={menuItemStyle}>
      {chosen && <Check aria-hidden size={15} className="mr-1.5 inline" />}
      {label}
      {chosen && <span className="ml-2 text-accent underline">Undo</span>}
      {note && <span className="block truncate text-xs text-muted">{note}</span>}
    </button>
  )
}

/** What was asked for here, and the way back; nothing while nothing was. */
export function InsightWish({ insight, redirectTo }: InsightFormProps) {
  const { id, source, feedback, muted } = insight
  const wish = useWish(id)
  if (!feedback && !muted) return null
  const said = muted ? `Muted: ${source}` : feedback === "more" ? "You want more like this" : "You want less like this"
  return (
    <form method="post" action={`/insights/${id}`} onSubmit={wish} className="insight-wish">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <span className="truncate">{said}</span>
      <button type="submit" name="intent" value={muted ? "unmute" : "neither"} className="text-link">
        Undo
      </button>
    </form>
  )
}
