import { day, hour, minute } from "../../domain/kernel/clock"
import { formatMoment, type ReaderFormat } from "../../domain/kernel/format"

export interface When {
  /** "Nov 22, 2026, 2:05 PM", in the reader's time zone. */
  absolute: string
  /** "3 minutes ago". */
  relative: string
}

/** A past time in words. */
export function whenText(iso: string, reader: ReaderFormat, now: Date): When {
  return { absolute: formatMoment(iso, reader), relative: relativeText(now.getTime() - Date.parse(iso)) }
}

const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" })

function relativeText(elapsed: number): string {
  if (elapsed < minute) return "just now"
  if (elapsed < hour) return format.format(-Math.floor(elapsed / minute), "minute")
  if (elapsed < day) return format.format(-Math.floor(elapsed / hour), "hour")
  if (elapsed < 30 * day) return format.format(-Math.floor(elapsed / day), "day")
  if (elapsed < 365 * day) return format.format(-Math.floor(elapsed / (30 * day)), "month")
  return format.format(-Math.floor(elapsed / (365 * day)), "year")
}
