import type { HeldRole } from "../career/held-roles"
import { rolePeriod } from "../career/role-period"
import { formatMonth } from "../kernel/format"
import type { LineRow } from "./achievement-view.server"

/** The time of a line, as far as it is known. */
export type LineTime = Pick<LineRow, "periodFrom" | "periodTo" | "periodOfRole" | "createdAt">

/**
 * True where a line that was found in a period is known to belong to it. A line of a history knows its role's dates
 * alone: it was then only where the whole of the role was, up to the day the line was written down.
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
 * When a line happened, no more precise than it was told: "Mar 2026", "2015 – 2017", and for a line of a history the
 * dates of its role, "Mar 2021 – present". Empty where nobody has told.
 */
export function lineTime(line: LineTime, role: HeldRole | undefined, locale: string): string {
  if (line.periodOfRole) return role ? roleTime(role, locale) : ""
  const [from, to] = [line.periodFrom, line.periodTo]
  // A year that is not over when it is named is stored up to that day.
  const endsYear = to.endsWith("-12-31") || (to !== from && to === dayOf(line.createdAt))
  const shown = from.endsWith("-01-01") && endsYear ? yearOf : (day: string) => formatMonth(day, locale)
  return joined([shown(from), shown(to)])
}

/** The year that a line belongs to; null where its role's dates leave several possible, or tell none. */
export function lineYear(line: LineTime, role: HeldRole | undefined): string | null {
  if (!line.periodOfRole) return yearOf(line.periodTo)
  if (!role?.start) return null
  const { from, to } = rolePeriod(role, dayOf(line.createdAt))
  return yearOf(from) === yearOf(to) ? yearOf(to) : null
}

/** The dates of a role as they were told: "Mar 2021 – present", "2015 – 2017". */
function roleTime({ start, end }: HeldRole, locale: string): string {
  const shown = (moment: string) => (/^\d{4}-\d{2}$/.test(moment) ? formatMonth(`${moment}-01`, locale) : moment)
  return joined([shown(start), shown(end)])
}

const joined = (moments: string[]) => [...new Set(moments.filter(Boolean))].join(" – ")
const yearOf = (day: string) => day.slice(0, 4)
const dayOf = (moment: string) => moment.slice(0, 10)
