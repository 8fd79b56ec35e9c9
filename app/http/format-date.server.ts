/** A moment as a day in the reader's time zone, "21 November 2026". An unknown time zone counts as UTC. */
export function formatDate(iso: string, timeZone: string): string {
  const options = { day: "numeric", month: "long", year: "numeric" } as const
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(new Date(iso))
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(iso))
  }
}
