import { hour, iso, later } from "../kernel/clock"
import { invalidField } from "../kernel/errors"

/** The maximum offset ahead of UTC of any time zone. */
const maxUtcOffset = 14 * hour

/** The given day, or today in UTC. Refuses a day that has not started in any time zone with `invalid`. */
export function dayOrToday(now: Date, given: string | undefined, field: string): string {
  if (given === undefined) return iso(now).slice(0, 10)
  if (given > later(now, maxUtcOffset).slice(0, 10)) throw invalidField(field, "This day is in the future.")
  if (given < earliest) throw invalidField(field, "This day is too long ago.")
  return given
}

const earliest = "1990-01-01"
