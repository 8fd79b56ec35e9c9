import { firstAnswer } from "../../language/first-answer"
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

/** The dates of a position among the lines of a page, of which those before `from` belong to earlier positions. */
interface Dated<T> {
  lines: T[]
  from: number
  at: number
  /** The index of the line above the dates. */
  above: number
  line: T
  /** The group that the position belongs to. */
  group: Group<T> | null
  isFirst: boolean
}

interface Heading<T> {
  title: T
  employer: string
  /** The index of its first line. */
  top: number
  /** Whether the title was taken for the place of the position before. */
  wasPlace?: true
}

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
    group = group && !hasKind(line) ? groupWith(group, dates) : null
    const last = positions.at(-1)
    const { title, employer, top, wasPlace } = headingOf({ lines, from, at, above, line, group, isFirst: !last })
    if (last && wasPlace) last.place = ""
    last?.lines.push(...bodyOf(lines, from, group && group.at >= from ? group.at - 1 : top))
    const place = placeBeside(lines, at)
    positions.push({ title, employer, dates, place: placeOf((place ?? group?.place)?.text ?? ""), lines: [] })
    for (const one of [title, lines[top], line, lines[at], place, group?.place]) if (one) used.add(one)
    from = at + (place ? 2 : 1)
  }
  positions.at(-1)?.lines.push(...bodyOf(lines, from, lines.length))
  for (const position of positions) for (const line of position.lines) used.add(line)
  return { positions, unused: lines.filter((line) => !used.has(line)) }
}

/** The heading above the dates of a position: each layout is tried in order. */
function headingOf<T extends PageLine>(dated: Dated<T>): Heading<T> {
  const { line, above } = dated
  return firstAnswer([inGroup, ofPair, belowPlace], dated) ?? { title: line, employer: ownAccountOf(dated), top: above }
}

/** "Head Chef" below "The Oak Room" and "4 yrs 2 mos". */
function inGroup<T extends PageLine>({ line, above, group }: Dated<T>): Heading<T> | null {
  return group && { title: line, employer: group.employer, top: above }
}

/** "Head Chef" above "The Oak Room". Typed into the same layout, the employer may be above its title. */
function ofPair<T extends PageLine>({ lines, from, at, above, line }: Dated<T>): Heading<T> | null {
  const upper = lines[above - 1]
  if (!upper || above <= from || isOwnAccount(lines[at - 1]) || endsAbove(upper)) return null
  return isEmployerAbove(upper, line)
    ? { title: line, employer: upper.text, top: above - 1 }
    : { title: upper, employer: withoutKind(line.text), top: above - 1 }
}

/** "Loader" below the last dates looked like a place, but is the title above an employer. */
function belowPlace<T extends PageLine>(dated: Dated<T>): Heading<T> | null {
  const { lines, from, above, line, isFirst } = dated
  const before = lines[from - 1]
  if (isFirst || above !== from || !before || !isOneWord(before)) return null
  return { title: before, employer: ownAccountOf(dated) || withoutKind(line.text), top: from - 1, wasPlace: true }
}

/** "Self-employed" right above the dates; empty if it is not there. */
const ownAccountOf = ({ lines, at }: Dated<PageLine>) => (isOwnAccount(lines[at - 1]) ? lines[at - 1]!.text : "")

/** The place right below the dates or on their line. */
function placeBeside<T extends PageLine>(lines: T[], at: number): T | undefined {
  const next = lines[at + 1]
  const isBeside = next?.gap === false || lines[at]?.gap === true
  return isBeside && isPlaceLine(next) && !isTitleAbove(lines, at + 1) ? next : undefined
}

/** A group with a further position; null if the position started before it. */
function groupWith<T>(group: Group<T>, dates: PageDates): Group<T> | null {
  if (group.from === null) return { ...group, from: firstMonth(group, dates) }
  return monthOf(dates.start, 11) >= group.from - slack ? group : null
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

function firstMonth({ months }: Pick<Group<unknown>, "months">, dates: PageDates): number {
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
