import { namesOrganization } from "../headings/organization"
import { namesOccupation } from "../headings/role-heading"
import {
  datesOf,
  hasKind,
  isKind,
  isOwnAccount,
  isPlaceLine,
  isSkillsBelow,
  type PageDates,
  type PageLine,
  placeOf,
  spanOf,
  withoutKind,
} from "./page-lines"

/** A position on a profile page, each text as shown. */
export interface PagePosition<T extends PageLine> {
  title: T
  employer: string
  dates: PageDates
  place: string
  lines: T[]
}

interface Group<T> {
  employer: string
  place: T | undefined
  /** The line with the total duration of its positions. */
  at: number
  /** The total duration in months. */
  months: number
  /** The first month of the group, computed from its newest position. */
  from: number | null
}

/** The tolerance in months: a page rounds each duration up to whole months. */
const slack = 3

/**
 * The positions of a profile page. An employer is below each title, or once above a group of positions with their total
 * duration. That duration determines which positions belong to the group, since nothing else marks its end.
 */
export function positionsOf<T extends PageLine>(lines: T[]): { positions: PagePosition<T>[]; unused: T[] } {
  const positions: PagePosition<T>[] = []
  const used = new Set<T>()
  let group: Group<T> | null = null
  let from = 0
  for (let at = 0; at < lines.length; at++) {
    const dates = datesOf(lines[at])
    if (!dates) continue
    const above = isKind(lines[at - 1]) ? at - 2 : at - 1
    group = groupAbove(lines, from, above) ?? group
    const line = lines[above]
    if (!line || above < from) continue
    const isOfGroup = group !== null && !hasKind(line) && reaches(group, dates)
    if (isOfGroup && group?.from === null) group.from = firstMonth(group, dates)
    const isOwn = !isOfGroup && isOwnAccount(lines[at - 1])
    const isPair = !isOfGroup && !isOwn && above > from && !endsAbove(lines[above - 1])
    const last = positions.at(-1)
    const before = lines[from - 1]
    // "Loader" below the last dates looked like a place, but is the title above an employer.
    const isTaken = !isOfGroup && last !== undefined && above === from && isOneWord(before)
    if (isTaken) last.place = ""
    // Typed into the same layout, an employer may be above its title.
    const isTurned = isPair && isEmployerAbove(lines[above - 1]!, line)
    const title = isPair && !isTurned ? lines[above - 1]! : isTaken && before ? before : line
    const top = isTurned ? lines[above - 1]! : title
    last?.lines.push(...bodyOf(lines, from, isOfGroup && group && group.at >= from ? group.at - 1 : lines.indexOf(top)))
    if (!isOfGroup) group = null
    const next = lines[at + 1]
    const isBeside = next?.gap === false || lines[at]?.gap === true
    const place = isBeside && isPlaceLine(next) && !isTitleAbove(lines, at + 1) ? next : undefined
    positions.push({
      title,
      employer:
        group?.employer ??
        (isOwn ? lines[at - 1]!.text : isTurned ? top.text : isPair || isTaken ? withoutKind(line.text) : ""),
      dates,
      place: placeOf((place ?? group?.place)?.text ?? ""),
      lines: [],
    })
    for (const one of [title, top, line, lines[at]!, place, group?.place]) if (one) used.add(one)
    from = at + (place ? 2 : 1)
  }
  positions.at(-1)?.lines.push(...bodyOf(lines, from, lines.length))
  for (const position of positions) for (const line of position.lines) used.add(line)
  return { positions, unused: lines.filter((line) => !used.has(line)) }
}

/** The closest employer with a total duration above a title. */
function groupAbove<T extends PageLine>(lines: T[], from: number, to: number): Group<T> | null {
  for (let at = to - 1; at > from - 1 && at > 0; at--) {
    const months = spanOf(lines[at])
    if (months === null || datesOf(lines[at - 1]) !== null) continue
    const below = lines[at + 1]
    const place = at + 1 < to && isPlaceLine(below) ? below : undefined
    return { employer: withoutKind(lines[at - 1]!.text), place, at, months, from: null }
  }
  return null
}

/** True if a position started within the period of a group. */
function reaches(group: Group<PageLine>, { start }: PageDates): boolean {
  if (group.from === null) return true
  return monthOf(start, 11) >= group.from - slack
}

function firstMonth({ months }: Group<PageLine>, dates: PageDates): number {
  const own = dates.months ?? (dates.end === "present" ? 0 : monthOf(dates.end, 11) - monthOf(dates.start, 0))
  return monthOf(dates.start, 0) + own - months
}

/** A date as a number of months. A year without a month gets the given one. */
function monthOf(moment: string, otherwise: number): number {
  const [year = "0", month] = moment.split("-")
  return 12 * Number(year) + (month ? Number(month) - 1 : otherwise)
}

/** "The Oak Room" above "Head Chef": only the lower line is an occupation. */
const isEmployerAbove = (upper: PageLine, lower: PageLine) =>
  !hasKind(lower) && namesOccupation(lower.text) && !namesOccupation(upper.text) && !namesOrganization(lower.text)

/** A place without its country, or a title: the text alone is ambiguous. */
const isOneWord = (line: PageLine | undefined) =>
  isPlaceLine(line) && !/,| · /.test(line?.text ?? "") && datesOf(line) === null

/** True if the line above an employer is not part of a heading. */
const endsAbove = (line: PageLine | undefined) =>
  line === undefined || line.bullet || isSkillsBelow(line) || /[.!?;:]$/.test(line.text)

/** True if a possible place is the title above the next dates. */
function isTitleAbove(lines: PageLine[], at: number): boolean {
  const next = isKind(lines[at + 1]) ? at + 2 : at + 1
  const isPair = datesOf(lines[next + 1]) !== null && namesOccupation(lines[at]?.text ?? "")
  return datesOf(lines[next]) !== null || hasKind(lines[at + 1]) || spanOf(lines[at + 1]) !== null || isPair
}

/** The lines between two positions, deduplicated and without lists of skills. */
function bodyOf<T extends PageLine>(lines: T[], from: number, to: number): T[] {
  const told = lines.slice(from, Math.max(from, to)).filter((line) => !isSkillsBelow(line))
  return told.filter((line, at) => told.findIndex(({ text }) => text === line.text) === at)
}
