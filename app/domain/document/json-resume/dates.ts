import { findDateRange } from "../../language/date-range"
import { shortMonth } from "../../language/months"

/** "2019-03-01" and "2019-03" as "Mar 2019", "2019" unchanged. */
export function shownDate(iso: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(iso) ?? []
  return year ? `${shortMonth(Number(month))} ${year}`.trim() : iso
}

/** The dates of a role as shown: "Mar 2019 – Present". */
export function shownDates(start = "", end = ""): string {
  if (!start) return shownDate(end)
  return `${shownDate(start)} – ${end ? shownDate(end) : "Present"}`
}

/** The dates of a role in JSON Resume format; empty if the text has none. */
export function readDates(text: string): { startDate?: string; endDate?: string } {
  const range = findDateRange(/^\s*\d{4}\s*$/.test(text) ? `(${text.trim()})` : text)
  if (!range) return {}
  const { start, end } = range
  if (start === end) return { endDate: end }
  return { ...(start && { startDate: start }), ...(end && end !== "present" && { endDate: end }) }
}
