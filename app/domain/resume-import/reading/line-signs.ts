import { findDates } from "./dates"
import type { Line } from "./line"

/** Characters of a dated line beyond which it is a sentence. */
const longest = 140

/** True where a line shows an address of mail or a phone number. */
export const isAddressed = ({ text }: Line) =>
  /\S@\S+\.\S/.test(text) || (/\d[\d\s().-]{7,}\d/.test(text) && findDates(text) === null)

/** True where a line shows a stretch of time, as the heading of a job does. */
export function isDated({ text, bullet }: Line): boolean {
  const dates = bullet || text.length > longest ? null : findDates(text)
  return dates !== null && dates.start !== dates.end
}
