import { namesOccupation } from "../../../career/headings/role-heading"
import { formField } from "../../../career/history/form-labels"
import { namesSchool, parseSectionHeading } from "../../../career/history/history-sections"
import { opensProject } from "../entries/client-projects"
import { isDatesAndPlace } from "../entries/dated-place"
import { namesOrganization, titleScore } from "../entries/name-words"
import type { SectionKind } from "../imported-resume"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isAddressed, isDated } from "../lines/line-signs"
import { isDegree } from "./degree-lines"
import { topLevels } from "./heading-levels"
import { bareHeading, headingWords, isWholeHeading, kindOfHeading } from "./section-words"

/** The lines under one heading. `kind` is null if the heading does not indicate it. */
export interface RawSection {
  heading: Line | null
  kind: SectionKind | null
  lines: Line[]
}

/** Splits the lines of a resume at its headings. Lines above the first one have no heading. */
export function sectionsOf(lines: Line[]): RawSection[] {
  const headings = headingsOf(lines)
  const sections: RawSection[] = [{ heading: null, kind: null, lines: [] }]
  for (const line of lines) {
    if (headings.has(line)) sections.push({ heading: line, kind: kindOfHeading(line.text), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** The number of lines below the name that may contain the occupation. */
const lastOfHead = 2

const isInCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
const isCapitals = (text: string) => isInCapitals(text) || isInCapitals(headingWords(text))
const styleOf = ({ text, size, strong, heading }: Line) => `${size.toFixed(1)} ${strong} ${heading} ${isCapitals(text)}`
const isShort = ({ text, bullet }: Line) =>
  !bullet &&
  text.length <= 60 &&
  !text.includes("\t") &&
  bareHeading(text).split(" ").length <= 7 &&
  !/[,;]$|:\s+\S|(?:\S+\s+){3}\S+\.$/.test(text) &&
  findDates(text) === null &&
  !/@|\d{4}/.test(text)

function headingsOf(lines: Line[]): Set<Line> {
  const body = mostCommon(lines)
  const isMarked = (line: Line) =>
    line.heading ||
    (styleOf(line) !== body.style && (line.size > body.size + 0.3 || line.strong || isCapitals(line.text)))
  // Text pasted without its blank lines has only the words to identify headings.
  const isSpaced = hasSpace(lines)
  const opensEntry = new Set(
    lines.filter(
      (line, at) =>
        isOfEntry(line, lines.slice(at + 1, at + 4)) ||
        isBelowDates(line, lines[at - 1]) ||
        opensProject(line, lines[at + 1]) ||
        isDegree(line, lines.slice(at + 1, at + 4)),
    ),
  )
  const tops = topLevels(lines)
  const candidates = lines.filter(
    (line, at) =>
      (!line.heading || tops.has(line.size)) &&
      (at > 0 || isOpening(lines)) &&
      isShort(line) &&
      !isOccupation(line, at) &&
      formField(line.text) === null &&
      !ofJob.test(line.text) &&
      !opensEntry.has(line) &&
      isWorded(line, isMarked(line), lines[at + 1], isSpaced),
  )
  // "Forklift Certification" right below "Certifications" is one of them.
  const kinds = new Map(candidates.map((line) => [line, kindOfHeading(line.text)]))
  const isAlike = (line: Line, at: number) =>
    kinds.has(line) && kinds.get(line) === kinds.get(lines[at - 1]!) && !/\d$/.test(line.text)
  const alike = new Set(lines.filter(isAlike))
  const worded = candidates.filter((line) => !alike.has(line))
  const marked = worded.filter(isMarked)
  // A name is above an address, also where a greeting precedes it.
  const isOfHead = (at: number) =>
    kindOfHeading(lines[at]!.text) === null && lines.slice(at + 1, at + 4).some(isAddressed)
  // Lines that look like a known heading are headings too, unless titles share that look.
  const styles = new Set(marked.map(styleOf))
  const known = marked.length > worded.length / 2 && marked.length > 1 ? marked : worded
  const found = new Set(marked.length > 1 ? known : worded)
  for (const style of styles) {
    const same = lines.filter(
      (line, at) => at > 1 && styleOf(line) === style && isShort(line) && !isNamed(line, opensEntry) && !isOfHead(at),
    )
    const words = same.filter((line) => worded.includes(line))
    // If every known heading has space above it, a line without space is not a heading.
    const isApart = words.every(({ gap }) => gap)
    const more = same.filter(({ gap }) => gap || !isApart)
    if (words.length >= 2 && same.length <= 2 * words.length + 1) for (const line of more) found.add(line)
    else if (same.length > 3 * words.length + 3) for (const line of words) if (!isExact(line)) found.delete(line)
  }
  const isForm = lines.some(({ text }) => formField(text) === "dates")
  for (const [at, line] of lines.entries()) {
    // In a form, a single cell above rows of labels and values is a heading.
    const opensRows = isForm && lines[at + 1]?.text.includes("\t") === true && formField(line.text) === null
    if (opensRows && at > 0 && isShort(line) && kindOfHeading(line.text) !== null) found.add(line)
    if (
      line.heading &&
      isShort(line) &&
      line !== lines[0] &&
      !isNamed(line, opensEntry) &&
      (tops.size === 0 || tops.has(line.size))
    )
      found.add(line)
  }
  return found
}

/** Whether blank lines set headings apart: there are some, and not only above lines that are not headings. */
function hasSpace(lines: Line[]): boolean {
  const below = lines.slice(1)
  const exact = below.filter(({ text, bullet }) => !bullet && parseSectionHeading(text)?.rest === "")
  const isUnset = exact.length >= least && exact.filter(({ gap }) => gap).length <= exact.length / least
  return below.some(({ gap }) => gap) && !isUnset
}

/** The number of headings that make a habit. */
const least = 3

/** The skills of a single job, below its duties. */
const ofJob = /^(?:skills|tools|technolog(?:y|ies)|software|equipment) used\s?:?$/i

/** The number of lines below an initial heading that may contain the dates of its first entry. */
const maxBelow = 4

/** Whether a text starts with the heading of a work history instead of a name: dates follow, and no address. */
function isOpening([first, ...below]: Line[]): boolean {
  const kind = first ? kindOfHeading(first.text) : null
  const near = below.slice(0, maxBelow)
  return (kind === "work" || kind === "education") && near.some(isDated) && !near.some(isAddressed)
}

/** "Volunteer Experience" is not an occupation, and neither is "Chef Career". */
const ofHistory =
  /^volunteer(?:ing)? (?:experience|work|service|activities|roles?)$|^(?!.*\b(?:head|director|manager|lead|vp|customer|user|guest|client)\b)(?:[\p{L}/&-]+ ){1,2}(?:career|experience|history|employment)$/iu

/** "Executive" is not an occupation here. */
const summaryHeading = /^(?:executive|management|leadership) (?:summary|profile|overview)$/i

/** A title or an employer above its dates. */
function isOfEntry({ text }: Line, next: Line[]): boolean {
  if (summaryHeading.test(text) || (!/\s/.test(text) && kindOfHeading(text) !== null)) return false
  const bullet = next.findIndex((line) => line.bullet)
  const near = bullet < 0 ? next : next.slice(0, bullet)
  // The cheap checks first, because every line is checked.
  if (!near.some((line) => /\d/.test(line.text) && findDates(line.text) !== null)) return false
  return /[,|]|\s[–—-]\s/.test(text) || (titleScore(text) > 0 && !ofHistory.test(text))
}

/** "PROJECT MANAGER" below dates is a job title, although "project" also occurs in section headings. */
const isBelowDates = ({ text }: Line, above: Line | undefined) =>
  above !== undefined && /\s/.test(text) && namesOccupation(text) && !ofHistory.test(text) && isDatesAndPlace(above)

const isNamed = (line: Line, opensEntry: Set<Line>) =>
  opensEntry.has(line) ||
  (kindOfHeading(line.text) === null &&
    (/[,|]/.test(line.text) || titleScore(line.text) > 0 || namesOrganization(line.text)))

/** "Designer & Project Lead" below the name is an occupation. */
const isOccupation = ({ text }: Line, at: number) =>
  at <= lastOfHead &&
  titleScore(text) > 0 &&
  kindOfHeading(text) !== "volunteering" &&
  !summaryHeading.test(bareHeading(text))

const isExact = (line: Line) => bareHeading(line.text).split(" ").length <= 2

function isWorded(line: Line, marked: boolean, next: Line | undefined, isSpaced: boolean): boolean {
  if (kindOfHeading(line.text) === null || next === undefined || /,/.test(line.text)) return false
  if (!line.gap && namesSchool(line.text)) return false
  const words = headingWords(line.text).split(" ").length
  if (marked || (!isSpaced && (parseSectionHeading(line.text)?.rest === "" || isWholeHeading(line.text)))) return true
  return /[:=*]\s*$/.test(line.text) ? words <= 4 : words <= 3 && line.gap
}

/** The style of most characters. */
function mostCommon(lines: Line[]): { style: string; size: number } {
  const counts = new Map<string, { size: number; count: number }>()
  for (const line of lines) {
    const style = styleOf(line)
    const held = counts.get(style) ?? { size: line.size, count: 0 }
    counts.set(style, { ...held, count: held.count + line.text.length })
  }
  const [top] = [...counts].sort(([, a], [, b]) => b.count - a.count)
  return { style: top?.[0] ?? "", size: top?.[1].size ?? 0 }
}
