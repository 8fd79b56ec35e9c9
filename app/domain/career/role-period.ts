import type { HeldRole } from "./held-roles"

/**
 * The first and last day of a role that its dates allow, both included. An ongoing role lasts until `until`, the day it
 * was written down. So does one with a missing end, including one with only a start.
 */
export function rolePeriod(
  { start, end }: Pick<HeldRole, "start" | "end">,
  until: string,
): { from: string; to: string } {
  const to = edgeOf(end, "last") ?? until
  return { from: edgeOf(start, "first") ?? to, to }
}

/** The first or last day of a year or month; null for "present" or a missing date. */
function edgeOf(moment: string, edge: "first" | "last"): string | null {
  const [year, month = edge === "first" ? "01" : "12"] = moment.split("-")
  if (!year || !/^\d{4}$/.test(year)) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${year}-${month}-${edge === "first" ? "01" : String(last).padStart(2, "0")}`
}
