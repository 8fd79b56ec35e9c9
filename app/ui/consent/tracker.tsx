import { useMatches } from "@remix-run/react"
import type { EventName } from "../../domain/tracking/schema"

interface TrackerScriptProps {
  scriptUrl: string
  /** The operator's key for the tracking service. */
  trackerKey: string
}

/** Loads the operator's tracker. Rendered only if the visitor has consented. */
export function TrackerScript({ scriptUrl, trackerKey }: TrackerScriptProps) {
  return <script src="/tracker.js" defer data-script={scriptUrl} data-key={trackerKey} />
}

/** The view to report for the current page, from its route's `handle = { view: "…" }`. */
export function TrackedView() {
  const view = useMatches()
    .map(({ handle }) => viewOf(handle))
    .findLast(Boolean)
  return view ? <meta name="tracker-view" content={view} /> : null
}

function viewOf(handle: unknown): EventName | null {
  return typeof handle === "object" && handle !== null && "view" in handle ? (handle.view as EventName) : null
}
