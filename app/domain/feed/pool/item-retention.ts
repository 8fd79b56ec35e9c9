import { day } from "../../kernel/clock"

/** Insights older than this that are neither saved nor shown are deleted. */
export const itemRetention = 180 * day
/**
 * An id prefix that sorts before every id created at this time or later: an id starts with its time (UUIDv7, RFC 9562).
 */
export function idsBefore(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
