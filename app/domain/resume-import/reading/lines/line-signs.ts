import { findDates } from "./dates"
import type { Line } from "./line"

/** A longer line with dates is a sentence. */
const longest = 140

/** Whether a line contains an email address or a phone number. */
export const isAddressed = ({ text }: Line) =>
  /\S@\S+\.\S/.test(text) || (/\d[\d\s().-]{7,}\d/.test(text) && findDates(text) === null)

/** "Digital – Excel, Power BI": a group and its list. */
export const groupLabel = /^(\p{L}[^,:;–—]{1,38}) [–—-] (?=[^,]+, )/u

/** "I have been a cook since 2019": the person is speaking, so it is neither a name nor a heading. */
export const isSentence = (text: string) => /^I(?:['’]m|['’]ve)? \p{Ll}/u.test(text)

/** Whether a line contains a date range, like the heading of a job. */
export function isDated({ text, bullet }: Line): boolean {
  const dates = bullet || text.length > longest || isSentence(text) ? null : findDates(text)
  return dates !== null && dates.start !== dates.end
}
