/** User-facing sentence if new articles could not be fetched lately; null otherwise. */
export function fillProblem(fill: { problem: string | null; filledAt: string }, timeZone: string): string | null {
  if (fill.problem === null) return null
  if (!fill.filledAt) return "New articles could not be fetched yet. These come from our starter collection."
  return `New articles could not be fetched lately. The last ones came in on ${dayOf(fill.filledAt, timeZone)}.`
}

/** "21 November 2026"; an unknown time zone falls back to UTC. */
function dayOf(at: string, timeZone: string): string {
  const options = { day: "numeric", month: "long", year: "numeric" } as const
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(new Date(at))
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(at))
  }
}
