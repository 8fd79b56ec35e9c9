/** What an article in the feed can be, by its word on the wire. */

import { day } from "../../kernel/clock"

export const feedTypes = ["article", "video", "podcast", "report"] as const
export type FeedType = (typeof feedTypes)[number]
/** Where an article stands that somebody has saved, so that it is not cleared away; no feed is chosen from it. */
export const keptShelf = "Kept"
/** The ISO week (Monday to Sunday, UTC) of a moment, as "2026-W47"; later weeks sort after earlier ones. */
export function weekOf(at: Date): string {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  // A week belongs to the year that its Thursday falls in (ISO 8601).
  const thursday = new Date(midnight + (4 - (at.getUTCDay() || 7)) * day)
  const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * day)) + 1
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`
}
/** The newest articles of a shelf that a feed is chosen from. */
export const fromIndustry = 200
export const fromGeneral = 100
