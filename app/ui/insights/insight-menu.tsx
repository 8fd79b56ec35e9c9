import Check from "lucide-react/dist/esm/icons/check.js"
import { Menu } from "../shell/menu"
import type { Insight } from "./insight"
import { InsightIcon } from "./insight-icon"

/** Feedback buttons of the card's form; each choice can be undone. */
export function InsightMenu({ insight }: { insight: Insight }) {
  const { title, source, feedback, muted, match, parts } = insight
  return (
    <Menu
      align="end"
      triggerClassName="insight-tool"
      panelClassName="insight-menu"
      trigger={
        <>
          <InsightIcon name="more" />
          <span className="sr-only">{`More about ${title}`}</span>
        </>
      }
    >
      <Choice wish="more" undo="neither" chosen={feedback === "more"} label="More like this" />
      <Choice wish="less" undo="neither" chosen={feedback === "less"} label="Less like this" />
      <Choice wish="mute" undo="unmute" chosen={muted} label="Mute this source" note={source} />
      {parts && (
        <p>
          {match === null ? "Points" : `${match}% match`}:{" "}
          {parts.map(({ label, points }) => `${label} ${points}`).join(", ")}
        </p>
      )}
    </Menu>
  )
}

interface ChoiceProps {
  wish: string
  undo: string
  chosen: boolean
  label: string
  note?: string
}

function Choice({ wish, undo, chosen, label, note }: ChoiceProps) {
  return (
    <button type="submit" name="intent" value={chosen ? undo : wish}>
      {chosen && <Check aria-hidden size="0.9375rem" className="mr-1.5 inline" />}
      {label}
      {chosen && <span className="ml-2 text-accent underline">Undo</span>}
      {note && <small>{note}</small>}
    </button>
  )
}

/** The choice made, with an undo button; renders nothing without one. */
export function InsightWish({ insight: { source, feedback, muted } }: { insight: Insight }) {
  if (!feedback && !muted) return null
  const said = muted
    ? `Muted: ${source}`
    : feedback === "more"
      ? "You asked for more like this"
      : "You asked for less like this"
  return (
    <p className="insight-wish">
      <span className="truncate">{said}</span>
      <button type="submit" name="intent" value={muted ? "unmute" : "neither"} className="text-link">
        Undo
      </button>
    </p>
  )
}
