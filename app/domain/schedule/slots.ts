import { weekOf } from "../feed/pool/rules"
import { hour, iso } from "../kernel/clock"

/** The hours (UTC) at which a day's work and, on Monday, a week's begin, as `wrangler.toml` has them. */
export const dayHour = 3
export const weekHour = 6

/** The day whose work is due. */
export const daySlot = (at: Date): string => iso(at.getTime() - dayHour * hour).slice(0, 10)

/** The week whose work is due. */
export const weekSlot = (at: Date): string => weekOf(new Date(at.getTime() - weekHour * hour))
