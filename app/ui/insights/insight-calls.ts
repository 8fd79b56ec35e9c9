import type { Insight } from "./insight"

/** A card button's request, and the card's optimistic state. */
interface InsightCall {
  call: string
  body: Record<string, unknown>
  becomes: Partial<Insight>
  failure: string
}

const saving = (isSaved: boolean): InsightCall => ({
  call: "save",
  body: { isSaved },
  becomes: { isSaved },
  failure: "Failed to update save status",
})
const wishing = (feedback: Insight["feedback"]): InsightCall => ({
  call: "feedback",
  body: { feedback },
  becomes: { feedback },
  failure: "Failed to save your choice",
})
const muting = (muted: boolean): InsightCall => ({
  call: "mute-source",
  body: { muted },
  becomes: { muted },
  failure: "Failed to save your choice",
})

/** Keyed by the button's `intent` value. */
export const insightCalls: Record<string, InsightCall> = {
  open: { call: "mark-read", body: {}, becomes: { isRead: true }, failure: "Failed to mark item as read" },
  save: saving(true),
  unsave: saving(false),
  more: wishing("more"),
  less: wishing("less"),
  neither: wishing(null),
  mute: muting(true),
  unmute: muting(false),
}
