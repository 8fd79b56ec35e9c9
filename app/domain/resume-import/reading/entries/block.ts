import { endsWithLegalForm } from "../../../career/headings/legal-form"
import { formField, labeledRow } from "../../../career/history/form-labels"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import { findDates } from "../lines/dates"
import type { Line, Value } from "../lines/line"
import { isDatesAndPlace } from "./dated-place"
import { type Block, withList } from "./employer-groups"
import { withoutDates } from "./heading-texts"
import { titleScore } from "./name-words"
import { isPlaceList } from "./place-lists"
import { partsOfHeading, splitPlace } from "./role-fields"

export type EntryKind = "work" | "education" | "projects"

const longestHeading = 170
/** The same, if cells separate its parts or dates come first. */
const longestCells = 240
/** The limit for a heading that ends with an abbreviation: longer ones are sentences. */
const longestShortened = 60
export const longestOf = (text: string) => (/\t|\s[|·•]\s|^\d{4}/.test(text) ? longestCells : longestHeading)

/** The lines about an employer that a Europass form puts below the duties. */
const ofEmployer = /^(?:type of )?business or sector\b/i

/** "Responsibilities" above the duties, which it only introduces. */
export const isDutiesLabel = ({ text, bullet }: Line) => {
  const row = bullet ? null : labeledRow(text)
  return row?.field === "duties" && row.value === ""
}

export const isHeading = (line: Line) => !isDutiesLabel(line) && mayHead(line)

/** "Family company, maker of pumps and sterile sets. Lived in Bologna from 2004 to 2006." */
const areSentences = /^(?:[^\s.]+ ){5,}\p{L}{3,}\. \p{Lu}.*\.$/u

const mayHead = ({ text, bullet }: Line) =>
  !bullet &&
  !ofEmployer.test(text) &&
  text.length <= longestOf(text) &&
  !areSentences.test(text) &&
  (!/[.!?。]$/.test(text) ||
    findDates(text) !== null ||
    endsWithLegalForm(text) ||
    (text.length <= longestShortened && /\b\p{L}{1,4}\.$/u.test(text)))

export const isAside = (line: Line) => isLabeled(line) && formField(line.text) === null

export const isLabeled = ({ text }: Line) => /^\p{Lu}[^:]{2,30}:\s/u.test(text)

/**
 * Sorts the lines of an entry into its heading, its dates, notes and bullets. The lines below a project's name and
 * dates describe it, and so do those below a position whose employer is known (`isWhole`).
 */
export function blockOf(lines: Line[], date: number, kind: EntryKind, isWhole: boolean): Block {
  const heading = lines.slice(0, Math.max(1, date + 1))
  let at = heading.length
  const most = kind === "projects" || isWhole ? heading.length : 4
  while (at < lines.length && heading.length < most && continuesHeading(lines, at, heading)) heading.push(lines[at++]!)
  const below = titleBelow(lines, at, heading)
  if (below) heading.push(below)
  const dated = date >= 0 ? lines[date] : undefined
  const block: Block = { heading, dates: dated ? findDates(dated.text) : null, notes: [], bullets: [] }
  for (const line of lines.slice(at).filter((line) => line !== below)) {
    const value = { text: line.text.replaceAll("\t", " "), place: line.place }
    const row = line.bullet ? null : labeledRow(line.text)
    if (row?.field === "title" && row.value && !block.title && kind === "work") block.title = row.value
    else if (isDutiesLabel(line)) continue
    else if (row?.field === "duties" && row.value !== "" && kind === "work")
      block.bullets.push(...toldIn(row.value, line))
    else if (line.bullet) block.bullets.push(value)
    else block.notes.push(value)
  }
  return kind === "work" ? withList(block) : block
}

/** "Duties: Filing. Answering phones.": each sentence is a duty. */
const toldIn = (text: string, { place }: Line): Value[] =>
  text
    .replaceAll("\t", " ")
    .split(/(?<=[\p{L}\p{N})%][.;]) +(?=\p{Lu})/u)
    .map((told) => ({ text: told, place }))

/** Whether a text is a name: its longer words are capitalized. */
const isProperName = (text: string) =>
  text.split(/[\s/-]+/).every((word) => !/^\P{L}*\p{Ll}{4,}/u.test(word)) && /\p{Lu}|\p{Lo}/u.test(text)

/** A title between labeled lines below the dates, as in US federal resumes. */
function titleBelow(lines: Line[], at: number, heading: Line[]): Line | null {
  const { first, second } = partsOfHeading(withoutDates(heading))
  if (!lines[at] || !isLabeled(lines[at]) || titleScore(first) > 0 || titleScore(second) > 0) return null
  const line = lines.slice(at).find((each) => !isLabeled(each))
  return line && isHeading(line) && titleScore(line.text) > 0 ? line : null
}

/** "Texas A&M University – College Station, TX" above "Bachelor of Science, Statistics": a school without its degree. */
const isSchoolAbove = (heading: Line[], { text }: Line) =>
  heading.length === 1 &&
  !namesQualification(heading[0]!.text) &&
  namesSchool(heading[0]!.text.split(/,|\s[|–—-]\s/)[0]!) &&
  namesQualification(text) &&
  !namesSchool(text)

function continuesHeading(lines: Line[], at: number, heading: Line[]): boolean {
  const line = lines[at]!
  if (!isHeading(line) || isLabeled(line) || line.text.length > 100) return false
  const { first, second, location } = partsOfHeading(withoutDates(heading))
  if (first === "" || second === "") return true
  if (isSchoolAbove(heading, line)) return true
  // A lowercase line does not continue a heading that has capitals.
  if (/^\p{Ll}/u.test(line.text) && heading.some(({ text }) => /^\p{Lu}/u.test(text))) return false
  // A European form has the employer or the school below the dates in brackets and the title.
  if (heading.length === 1 && /^\[[^\]]*\]\s*\S/.test(heading[0]!.text)) return true
  if (heading.length === 1 && isDatesAndPlace(heading[0]!) && (/\t/.test(line.text) || titleScore(line.text) > 0))
    return true
  const [employer, where, ...rest] = line.text.split(/\s+[|·•]\s+/)
  const isBelowTitle = heading.length === 2 && isDatesAndPlace(heading[0]!) && !/[|·•\t]/.test(heading[1]!.text)
  if (isBelowTitle && titleScore(first) > 0 && employer && where && rest.length === 0 && isPlaceList(where)) return true
  // An employer in a different style, right below a title and its dates.
  const isOwnLine = heading.length === 1 && line.styled && !line.gap && isProperName(line.text)
  if (isOwnLine && !/\S\t+\S/.test(withoutDates(heading)[0]!.text)) return true
  const [score, ...held] = [line.text, first, second].map(titleScore)
  if (score !== 0 && !held.includes(score!)) return true
  const isWeak = heading.length === 1 && !/\S\t+\S|\s[|–—@-]\s| at /.test(withoutDates(heading)[0]!.text)
  if (isWeak && score === -1) return true
  // "2019 – 2021\tClerk\tHill Foods, Leeds" is complete: the last cell is an employer with its town.
  const isWhole = heading.length === 1 && findDates(heading[0]!.text)?.from === 0 && titleScore(first) > 0
  if (
    location === "" &&
    !isWhole &&
    [first, second].some((part, at) => isPlaceList(part) && held[at] === 0) &&
    /\S\t+\S/.test(heading[0]!.text)
  )
    return true
  return location === "" && line.text.length < 45 && splitPlace(`x, ${line.text}`)[0] === "x"
}
