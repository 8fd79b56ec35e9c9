import { isTimeZone } from "./time-zone"

/**
 * The time zone that a person means: its IANA name in any letter case, or the city at its end ("new york"). Null
 * where there is none. A fixed offset ("+10:00") is none: it knows nothing of summer time.
 */
export function findTimeZone(typed: string): string | null {
  const wanted = typed.trim().replaceAll(" ", "_").toLowerCase()
  if (wanted === "" || /^[+-]/.test(wanted)) return null
  if (wanted === "utc") return "UTC"
  const known = Intl.supportedValuesOf("timeZone")
  const named = known.find((zone) => zone.toLowerCase() === wanted)
  if (named) return named
  // Newer and older names of the same zone (Asia/Kolkata, Asia/Calcutta) are kept as the person knows them.
  if (wanted.includes("/") && isTimeZone(wanted)) return spelled(wanted)
  return known.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`)) ?? null
}

const spelled = (zone: string) =>
  zone.replace(/(^|[/_-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
