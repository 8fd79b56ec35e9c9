import type { HeldRole } from "../career/held-roles"
import { rolePeriod } from "../career/role-period"
import { formatMonth } from "../kernel/format"
import type { LineRow } from "./achievement-view.server"

/** The period of a line, as far as it is known. */
export type LineTime = Pick<LineRow, "periodFrom" | "periodTo" | "periodOfRole" | "createdAt">

/**
 * Whether a line that overlaps a period is certain to belong to it. A line of a history has only its role's dates, so
 * the whole role must be within the period, up to the day the line was written.
 */
export function isKnownWithin(
  line: LineTime,
  role: HeldRole | undefined,
  period: { from: string; to: string },
): boolean {
  if (!line.periodOfRole) return true
  if (!role?.start) return false
  const { from, to } = rolePeriod(role, dayOf(line.createdAt))
  return from >= period.from && to <= period.to
}

/**
 * The date of a line as precisely as it was given: "Mar 2026", "2015 – 2017", or the dates of its role, "Mar 2021 –
 * present", for a line of a history. Empty if unknown.
 */
export function lineTime(line: LineTime, role: HeldRole | undefined, locale: string): string {
  if (line.periodOfRole) return role ? roleTime(role, locale) : ""
  const [from, to] = [line.periodFrom, line.periodTo]
  // A year that was not over when it was given is stored up to that day.
  const endsYear = to.endsWith("-12-31") || (to !== from && to === dayOf(line.createdAt))
  const shown = from.endsWith("-01-01") && endsYear ? yearOf : (day: string) => formatMonth(day, locale)
  return joined([shown(from), shown(to)])
}

/** The year of a line; null if its role's dates allow several, or there are none. */
export function lineYear(line: LineTime, role: HeldRole | undefined): string | null {
  if (!line.periodOfRole) return yearOf(line.periodTo)
  if (!role?.start) return null
  const { from, to } = rolePeriod(role, dayOf(line.createdAt))
  return yearOf(from) === yearOf(to) ? yearOf(to) : null
}

/** The dates of a role as given: "Mar 2021 – present", "2015 – 2017". */
function roleTime({ start, end }: HeldRole, locale: string): string {
  const shown = (moment: string) => (/^\d{4}-\d{2}$/.test(moment) ? formatMonth(`${moment}-01`, locale) : moment)
  return joined([shown(start), shown(end)])
}

const joined = (moments: string[]) => [...new Set(moments.filter(Boolean))].join(" – ")
const yearOf = (day: string) => day.slice(0, 4)
const dayOf = (moment: string) => moment.slice(0, 10)
