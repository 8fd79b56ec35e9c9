import { isTimeZone } from "./time-zone"

/**
 * Resolves user input to an IANA time zone: a name in any letter case, or its city ("new york"). Null if none matches.
 * Fixed offsets ("+10:00") do not match because they ignore daylight saving time.
 */
export function findTimeZone(typed: string): string | null {
  const wanted = typed.trim().replaceAll(" ", "_").toLowerCase()
  if (wanted === "" || /^[+-]/.test(wanted)) return null
  if (wanted === "utc") return "UTC"
  const known = Intl.supportedValuesOf("timeZone")
  const named = known.find((zone) => zone.toLowerCase() === wanted)
  if (named) return named
  // Both the old and the new name of a zone (Asia/Calcutta, Asia/Kolkata) are kept as typed.
  if (wanted.includes("/") && isTimeZone(wanted)) return spelled(wanted)
  return known.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`)) ?? null
}

const spelled = (zone: string) =>
  zone.replace(/(^|[/_-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
