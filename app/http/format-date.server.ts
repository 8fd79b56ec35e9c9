/** A moment as a day in the reader's time zone, "21 November 2026". An unknown time zone counts as UTC. */
export function formatDate(iso: string, timeZone: string): string {
  return formatted(new Date(iso), timeZone, { day: "numeric", month: "long", year: "numeric" })
}

/** A moment to the minute in the reader's time zone, "21 November 2026, 14:05". */
export function formatMoment(iso: string, timeZone: string): string {
  return `${formatDate(iso, timeZone)}, ${formatTime(new Date(iso), timeZone)}`
}

/** What the clock shows in a time zone, "14:05". */
export function formatTime(at: Date, timeZone: string): string {
  return formatted(at, timeZone, { hour: "2-digit", minute: "2-digit" })
}

function formatted(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(at)
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(at)
  }
}
