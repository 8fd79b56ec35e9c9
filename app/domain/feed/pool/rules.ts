/** Article types, as named in the API. */

import { day } from "../../kernel/clock"

export const feedTypes = ["article", "video", "podcast", "report"] as const
export type FeedType = (typeof feedTypes)[number]
/** The shelf of saved articles, which protects them from the purge. No feed is chosen from it. */
export const savedShelf = "Kept"
/** The ISO week (Monday to Sunday, UTC) of a time, such as "2026-W47". Sorts lexicographically. */
export function weekOf(at: Date): string {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  // A week belongs to the year of its Thursday (ISO 8601).
  const thursday = new Date(midnight + (4 - (at.getUTCDay() || 7)) * day)
  const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * day)) + 1
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`
}
/** Newest articles of a shelf considered for a feed. */
export const fromIndustry = 200
export const fromGeneral = 100
