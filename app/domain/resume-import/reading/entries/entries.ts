import { isGrade } from "../../../career/grades"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import type { Entry } from "../imported-resume"
import { findDates, type ShownDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { withToldBelow } from "../lines/told-behind"
import { blockOf, type EntryKind, isAside, isHeading, isLabeled, longestOf } from "./block"
import { isDatesAndPlace, titlesApart } from "./dated-place"
import { namesDepartment } from "./departments"
import { type Block, isEmployerLine, isPositionOf, type Read, withSingles } from "./employer-groups"
import { withFields } from "./entry-fields"
import { withoutDates } from "./heading-texts"
import { titleScore } from "./name-words"
import { partsOfHeading } from "./role-fields"
import { subjectsApart, thesisApart } from "./study-lines"

/** The maximum number of heading lines above the dates. */
const maxAbove = 3

/** The entries of a section, located by their dates, and the lines before the first one. */
export function entriesOf(given: Line[], kind: EntryKind): { entries: Entry[]; loose: Line[] } {
  const lines = titlesApart(
    kind === "education" ? given.flatMap(thesisApart).flatMap(subjectsApart) : withToldBelow(given),
  )
  const found = startsOf(lines, kind)
  const starts = kind === "education" ? byQualification(lines, found) : found
  if (starts.length === 0) return { entries: [], loose: lines }
  const blocks = withSingles(blocksOf(lines, starts, kind), lines)
  return { entries: withFields(blocks, kind), loose: lines.slice(0, starts[0]!.from) }
}

/** The lines of each entry. Below the dates of an employer, a title with dates within them needs no employer. */
function blocksOf(lines: Line[], starts: Start[], kind: EntryKind): Block[] {
  let employer: Read | null = null
  return starts.map(({ from, date }, at) => {
    const own = lines.slice(from, starts[at + 1]?.from)
    const title = kind === "work" && employer && date === from ? readOf(own.slice(0, 1)) : null
    const isPosition = title !== null && isTitle(title) && isPositionOf(title, employer!) && !namesEmployer(own[1])
    const block = blockOf(own, date - from, kind, isPosition)
    if (!isPosition) employer = isEmployerLine(readOf(own, block)) ? readOf(own, block) : null
    return block
  })
}

const readOf = (heading: Line[], block?: Block): Read => {
  const held = block ?? { heading, dates: findDates(heading[0]!.text), notes: [], bullets: [] }
  return { block: held, parts: partsOfHeading(withoutDates(held.heading)) }
}

const isTitle = ({ parts }: Read) =>
  (parts.second === "" || namesDepartment(parts.second)) && titleScore(parts.first) > 0

const namesEmployer = (line: Line | undefined) => line !== undefined && !line.bullet && titleScore(line.text) < 0

const rangeOf = (line: Line): ShownDates | null => {
  if (!isHeading(line) || isGrade(line.text)) return null
  const dates = findDates(line.text)
  return dates && line.text.length - dates.written.length <= longestOf(line.text) - 40 ? dates : null
}

/** Lines with dates. If most have a range, a single date right below one is a remark. */
function anchorsOf(lines: Line[], kind: EntryKind): number[] {
  const found = lines.flatMap((line, at) => {
    const dates = rangeOf(line)
    return dates ? [{ at, isRange: dates.start !== dates.end }] : []
  })
  const ranges = found.filter(({ isRange }) => isRange).map(({ at }) => at)
  if (ranges.length <= found.length / 2) return found.map(({ at }) => at)
  // "2002\tBaccalauréat" where dates are the first column.
  const isFirst = (at: number) =>
    /^\s*\S{4,16}(?: \([^()]{2,20}\))?\s*(?:\t| {2})\s*\S/.test(lines[at]!.text) &&
    findDates(lines[at]!.text)?.from === 0
  const isColumn = ranges.every((at) => findDates(lines[at]!.text)?.from === 0)
  const isRemark = (at: number) =>
    !(isColumn && isFirst(at)) &&
    !(kind === "education" && namesQualification(lines[at]!.text)) &&
    !lines[at]!.strong &&
    !lines[at]!.heading &&
    ranges.some((range) => at > range && at - range <= 2 && !lines.slice(range, at).some(({ bullet }) => bullet))
  return found.filter(({ at, isRange }) => isRange || !isRemark(at)).map(({ at }) => at)
}

interface Start {
  from: number
  /** The line with the dates; -1 if there are none. */
  date: number
}

function startsOf(lines: Line[], kind: EntryKind): Start[] {
  const dated = anchorsOf(lines, kind)
  const above = linesAbove(lines, dated)
  const isBelowDates = opensWithDates(lines, dated)
  const starts: Start[] = []
  for (const [index, date] of dated.entries()) {
    const before = index > 0 ? dated[index - 1]! : -1
    let from = date
    if (isBelowDates && isDatesAndPlace(lines[date]!)) {
      starts.push({ from, date })
      continue
    }
    while (from > before + 1 && isHeading(lines[from - 1]!) && date - from < maxAbove) from--
    // "Technologies: PHP" above a blank line, or right below the role before, belongs to that role.
    const isBefore = (at: number) =>
      lines[at + 1]!.gap || (before >= 0 && isOfRoleBefore(lines[at]!) && !namesStudy(lines[at]!))
    while (from < date && isAside(lines[from]!) && isBefore(from)) from++
    const titled = lines.slice(from, date + 1).findIndex(({ heading }) => heading)
    if (titled >= 0) from += titled
    else if (before >= 0 && (from === before + 1 || (date - from === maxAbove && isOfRoleBefore(lines[from]!)))) {
      const run = lines.slice(from, date + 1)
      const gap = run.findLastIndex((line) => line.gap)
      const byStyle = run.findIndex((line, at) => line.strong && at > 0 !== run[at - 1]?.strong)
      from = gap >= 0 && date - (from + gap) <= above + 1 ? from + gap : Math.max(from, date - above)
      if (gap < 0 && above > 0 && byStyle >= 0 && lines.some(({ strong }) => !strong))
        from = date - (run.length - 1) + byStyle
    }
    starts.push({ from, date })
  }
  return [...starts, ...undated(lines, starts, kind)].sort((a, b) => a.from - b.from)
}

/**
 * A line above the dates that may still belong to the previous role: not set apart, not bold and not a title with
 * capitals.
 */
const isOfRoleBefore = ({ gap, strong, text }: Line) =>
  !gap && !strong && !(/^\p{Lu}/u.test(text) && titleScore(text) > 0)

/** "Secondary: Hill High School" is a study of its own. */
const namesStudy = ({ text }: Line) => namesQualification(text) || namesSchool(text) || /\bschool\b/i.test(text)

/** A study has one degree or certificate. Another one on its own line starts the next study. */
function byQualification(lines: Line[], starts: Start[]): Start[] {
  const isNamed = (line: Line) => isHeading(line) && !isLabeled(line) && namesQualification(line.text)
  const found = starts.flatMap((start, index) => {
    const end = starts[index + 1]?.from ?? lines.length
    const named = lines.flatMap((line, at) => (at >= start.from && at < end && isNamed(line) ? [at] : []))
    const firsts = [start.from, ...named.slice(1)]
    return firsts.map((from, at): Start => {
      const isHere = start.date >= from && start.date < (firsts[at + 1] ?? end)
      return { from, date: isHere ? start.date : -1 }
    })
  })
  return found
}

/** Whether every title is below a separate line with its dates, so that no title is above its dates. */
function opensWithDates(lines: Line[], dated: number[]): boolean {
  const alone = dated.filter((at) => isDatesAndPlace(lines[at]!))
  const isAbove = (at: number) => lines[at + 1] !== undefined && !lines[at + 1]!.bullet && isHeading(lines[at + 1]!)
  return dated[0] === 0 && alone.length > 1 && alone.length > dated.length / 2 && alone.every(isAbove)
}

/** The typical number of heading lines above the dates: the median over the headings with a clear start. */
function linesAbove(lines: Line[], dated: number[]): number {
  const clear = dated.flatMap((date, index) => {
    const before = index > 0 ? dated[index - 1]! : -1
    let from = date
    while (from > before + 1 && isHeading(lines[from - 1]!)) from--
    return from > before + 1 || before < 0 ? [Math.min(maxAbove, date - from)] : []
  })
  return clear.sort((a, b) => a - b)[Math.floor(clear.length / 2)] ?? 0
}

/** A longer line describes a project. */
const longestProject = 100

/** Headings without dates: they come after bullets and look like other headings. A project often has no more. */
function undated(lines: Line[], starts: Start[], kind: EntryKind): Start[] {
  const found: Start[] = []
  for (let at = 0; at < lines.length; at++) {
    const [before, line] = [lines[at - 1], lines[at]!]
    const opens = before === undefined || before.bullet
    if (!opens || line.bullet || !isHeading(line)) continue
    let end = at
    while (end + 1 < lines.length && !lines[end + 1]!.bullet) end++
    const holdsDate = starts.some(({ from, date }) => (from >= at && from <= end) || (date >= at && date <= end))
    const isShown = line.strong || /\s[|–—]\s/.test(line.text) || titleScore(line.text) > 0
    const hasBullets = end + 1 < lines.length
    const isProject = kind === "projects" && (hasBullets || line.gap) && line.text.length <= longestProject
    const isEntry = end - at < 3 && (isProject || (hasBullets && isShown))
    if (!holdsDate && isEntry) found.push({ from: at, date: -1 })
  }
  return found
}
