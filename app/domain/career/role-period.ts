import type { HeldRole } from "./held-roles"

/**
 * The days of a role, both included: the first and the last that its dates allow. A role that goes on reaches to `until`,
 * the day it was written down; an end that was not told counts the same, and so does a start without an end.
 */
export function rolePeriod(
  { start, end }: Pick<HeldRole, "start" | "end">,
  until: string,
): { from: string; to: string } {
  const to = edgeOf(end, "last") ?? until
  return { from: edgeOf(start, "first") ?? to, to }
}

/** The first or last day of a year or month; null for "present" and for what is not told. */
function edgeOf(moment: string, edge: "first" | "last"): string | null {
  const [year, month = edge === "first" ? "01" : "12"] = moment.split("-")
  if (!year || !/^\d{4}$/.test(year)) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${year}-${month}-${edge === "first" ? "01" : String(last).padStart(2, "0")}`
}
