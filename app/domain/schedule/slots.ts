import { weekOf } from "../feed/pool/rules"
import { hour, iso } from "../kernel/clock"

/** Hours (UTC) at which the daily and, on Mondays, the weekly work starts. Must match `wrangler.toml`. */
export const dayHour = 3
export const weekHour = 6

/** The day whose work is due at a given time. */
export const daySlot = (at: Date): string => iso(at.getTime() - dayHour * hour).slice(0, 10)

/** The week whose work is due at a given time. */
export const weekSlot = (at: Date): string => weekOf(new Date(at.getTime() - weekHour * hour))
