import { day } from "../../kernel/clock"

/** An insight that is this old and neither saved nor shown is forgotten. */
export const itemsKeptFor = 180 * day
/** What every id made at this moment or later sorts after: an id begins with its time (UUID version 7, RFC 9562). */
export function idsBefore(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
