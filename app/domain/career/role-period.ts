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

/** Roles before studies, each with the one that ended last first, as a reader looks for them; undated ones come last. */
export function newestRolesFirst(roles: HeldRole[]): HeldRole[] {
  const periodOf = (role: HeldRole) => (role.start || role.end ? rolePeriod(role, stillLasting) : { from: "", to: "" })
  return [...roles].sort((a, b) => {
    const [one, other] = [periodOf(a), periodOf(b)]
    if (a.kind !== b.kind) return a.kind === "work" ? -1 : 1
    return other.to.localeCompare(one.to) || other.from.localeCompare(one.from)
  })
}

/** Later than any end. */
const stillLasting = "9999-12-31"

/** The first or last day of a year or month; null for "present" or a missing date. */
function edgeOf(moment: string, edge: "first" | "last"): string | null {
  const [year, month = edge === "first" ? "01" : "12"] = moment.split("-")
  if (!year || !/^\d{4}$/.test(year)) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${year}-${month}-${edge === "first" ? "01" : String(last).padStart(2, "0")}`
}
