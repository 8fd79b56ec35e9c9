import { formField, labeledRow } from "../../../career/form-labels"
import { isGrade } from "../../../career/grades"
import { namesQualification } from "../../../career/history-sections"
import type { Entry } from "../imported-resume"
import { findDates, type ShownDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isDatesAndPlace, titlesApart } from "./dated-place"
import { type Block, withList } from "./employer-groups"
import { withFields, withoutDates } from "./entry-fields"
import { titleScore } from "./name-words"
import { isPlaceList, partsOfHeading, splitPlace } from "./role-fields"
import { thesisApart } from "./study-lines"

const longestHeading = 170
/** The same, if cells separate its parts or dates come first. */
const longestCells = 240
/** The limit for a heading that ends with an abbreviation: longer ones are sentences. */
const longestShortened = 60
/** The maximum number of heading lines above the dates. */
const maxAbove = 3

type EntryKind = "work" | "education" | "projects"

/** The entries of a section, located by their dates, and the lines before the first one. */
export function entriesOf(given: Line[], kind: EntryKind): { entries: Entry[]; loose: Line[] } {
  const lines = titlesApart(kind === "education" ? given.flatMap(thesisApart) : given)
  const starts = kind === "education" ? byQualification(lines, startsOf(lines)) : startsOf(lines)
  if (starts.length === 0) return { entries: [], loose: lines }
  const blocks = starts.map(({ from, date }, at) => blockOf(lines.slice(from, starts[at + 1]?.from), date - from, kind))
  return { entries: withFields(blocks, kind), loose: lines.slice(0, starts[0]!.from) }
}

const longestOf = (text: string) => (/\t|\s[|·•]\s|^\d{4}/.test(text) ? longestCells : longestHeading)

/** The lines about an employer that a Europass form puts below the duties. */
const ofEmployer = /^(?:type of )?business or sector\b/i

const isHeading = ({ text, bullet }: Line) =>
  !bullet &&
  !ofEmployer.test(text) &&
  text.length <= longestOf(text) &&
  (!/[.!?。]$/.test(text) ||
    findDates(text) !== null ||
    (text.length <= longestShortened && /\b\p{L}{1,4}\.$/u.test(text)))

const rangeOf = (line: Line): ShownDates | null => {
  if (!isHeading(line) || isGrade(line.text)) return null
  const dates = findDates(line.text)
  return dates && line.text.length - dates.written.length <= longestOf(line.text) - 40 ? dates : null
}

/** Lines with dates. If most have a range, a single date right below one is a remark. */
function anchorsOf(lines: Line[]): number[] {
  const found = lines.flatMap((line, at) => {
    const dates = rangeOf(line)
    return dates ? [{ at, isRange: dates.start !== dates.end }] : []
  })
  const ranges = found.filter(({ isRange }) => isRange).map(({ at }) => at)
  if (ranges.length <= found.length / 2) return found.map(({ at }) => at)
  const isRemark = (at: number) =>
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

function startsOf(lines: Line[]): Start[] {
  const dated = anchorsOf(lines)
  const above = linesAbove(lines, dated)
  const starts: Start[] = []
  for (const [index, date] of dated.entries()) {
    const before = index > 0 ? dated[index - 1]! : -1
    let from = date
    while (from > before + 1 && isHeading(lines[from - 1]!) && date - from < maxAbove) from--
    // "Technologies: PHP" above a blank line belongs to the role before.
    while (from < date && isAside(lines[from]!) && lines[from + 1]!.gap) from++
    const titled = lines.slice(from, date + 1).findIndex(({ heading }) => heading)
    if (titled >= 0) from += titled
    else if (from === before + 1 && before >= 0) {
      const run = lines.slice(from, date + 1)
      const gap = run.findLastIndex((line) => line.gap)
      const byStyle = run.findIndex((line, at) => line.strong && at > 0 !== run[at - 1]?.strong)
      from = gap >= 0 && date - (from + gap) <= above + 1 ? from + gap : Math.max(from, date - above)
      if (gap < 0 && byStyle >= 0 && lines.some(({ strong }) => !strong)) from = date - (run.length - 1) + byStyle
    }
    starts.push({ from, date })
  }
  return [...starts, ...undated(lines, starts)].sort((a, b) => a.from - b.from)
}

/** A study has one degree or certificate. A further one on its own line starts the next study. */
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

/** Headings without dates: they come after bullets and look like other headings. */
function undated(lines: Line[], starts: Start[]): Start[] {
  const found: Start[] = []
  for (let at = 0; at < lines.length; at++) {
    const [before, line] = [lines[at - 1], lines[at]!]
    const opens = before === undefined || before.bullet
    if (!opens || line.bullet || !isHeading(line)) continue
    let end = at
    while (end + 1 < lines.length && !lines[end + 1]!.bullet) end++
    const holdsDate = starts.some(({ from, date }) => (from >= at && from <= end) || (date >= at && date <= end))
    const isEntry =
      end + 1 < lines.length &&
      end - at < 3 &&
      (line.strong || /\s[|–—]\s/.test(line.text) || titleScore(line.text) > 0)
    if (!holdsDate && isEntry) found.push({ from: at, date: -1 })
  }
  return found
}

function blockOf(lines: Line[], date: number, kind: EntryKind): Block {
  const heading = lines.slice(0, Math.max(1, date + 1))
  let at = heading.length
  // The lines below a project's name and dates describe it.
  const most = kind === "projects" ? heading.length : 4
  while (at < lines.length && heading.length < most && continuesHeading(lines, at, heading)) heading.push(lines[at++]!)
  const below = titleBelow(lines, at, heading)
  if (below) heading.push(below)
  const dated = date >= 0 ? lines[date] : undefined
  const block: Block = { heading, dates: dated ? findDates(dated.text) : null, notes: [], bullets: [] }
  for (const line of lines.slice(at).filter((line) => line !== below)) {
    const value = { text: line.text.replaceAll("\t", " "), place: line.place }
    const row = line.bullet ? null : labeledRow(line.text)
    if (row?.field === "title" && row.value && !block.title && kind === "work") block.title = row.value
    else if (row?.field === "duties" && row.value === "") continue
    else if (line.bullet) block.bullets.push(value)
    else block.notes.push(value)
  }
  return kind === "work" ? withList(block) : block
}

/** Whether a text is a name: its longer words are capitalized. */
const isProperName = (text: string) =>
  text.split(/[\s/-]+/).every((word) => !/^\P{L}*\p{Ll}{4,}/u.test(word)) && /\p{Lu}|\p{Lo}/u.test(text)

const isAside = (line: Line) => isLabeled(line) && formField(line.text) === null

const isLabeled = ({ text }: Line) => /^\p{Lu}[^:]{2,30}:\s/u.test(text)

/** A title between labeled lines below the dates, as in US federal resumes. */
function titleBelow(lines: Line[], at: number, heading: Line[]): Line | null {
  const { first, second } = partsOfHeading(withoutDates(heading))
  if (!lines[at] || !isLabeled(lines[at]) || titleScore(first) > 0 || titleScore(second) > 0) return null
  const line = lines.slice(at).find((each) => !isLabeled(each))
  return line && isHeading(line) && titleScore(line.text) > 0 ? line : null
}

function continuesHeading(lines: Line[], at: number, heading: Line[]): boolean {
  const line = lines[at]!
  if (!isHeading(line) || isLabeled(line) || line.text.length > 100) return false
  const { first, second, location } = partsOfHeading(withoutDates(heading))
  if (first === "" || second === "") return true
  // A European form has the employer or the school below the dates in brackets and the title.
  if (heading.length === 1 && /^\[[^\]]*\]\s*\S/.test(heading[0]!.text)) return true
  if (heading.length === 1 && isDatesAndPlace(heading[0]!) && (/\t/.test(line.text) || titleScore(line.text) > 0))
    return true
  // An employer in a different style, right below a title and its dates.
  const isOwnLine = heading.length === 1 && line.styled && !line.gap && isProperName(line.text)
  if (isOwnLine && !/\S\t+\S/.test(withoutDates(heading)[0]!.text)) return true
  const [score, ...held] = [line.text, first, second].map(titleScore)
  if (score !== 0 && !held.includes(score!)) return true
  const isWeak = heading.length === 1 && !/\S\t+\S|\s[|–—@-]\s| at /.test(withoutDates(heading)[0]!.text)
  if (isWeak && score === -1) return true
  if (
    location === "" &&
    [first, second].some((part, at) => isPlaceList(part) && held[at] === 0) &&
    /\S\t+\S/.test(heading[0]!.text)
  )
    return true
  return location === "" && line.text.length < 45 && splitPlace(`x, ${line.text}`)[0] === "x"
}
