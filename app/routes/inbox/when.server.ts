import { day, hour, minute } from "../../domain/kernel/clock"

export interface When {
  /** "21 November 2026, 14:05", in the reader's time zone. */
  absolute: string
  /** "3 minutes ago". */
  relative: string
}

/** A moment of the past in words. An unknown time zone counts as UTC. */
export function whenText(iso: string, timeZone: string, now: Date): When {
  return { absolute: absoluteText(new Date(iso), timeZone), relative: relativeText(now.getTime() - Date.parse(iso)) }
}

function absoluteText(at: Date, timeZone: string): string {
  const options = { dateStyle: "long", timeStyle: "short" } as const
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(at).replace(" at ", ", ")
  } catch {
    return absoluteText(at, "UTC")
  }
}

function relativeText(elapsed: number): string {
  const format = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" })
  if (elapsed < minute) return "just now"
  if (elapsed < hour) return format.format(-Math.floor(elapsed / minute), "minute")
  if (elapsed < day) return format.format(-Math.floor(elapsed / hour), "hour")
  if (elapsed < 30 * day) return format.format(-Math.floor(elapsed / day), "day")
  if (elapsed < 365 * day) return format.format(-Math.floor(elapsed / (30 * day)), "month")
  return format.format(-Math.floor(elapsed / (365 * day)), "year")
}
