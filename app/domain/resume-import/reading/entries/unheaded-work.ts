import { namesOccupation } from "../../../career/headings/role-heading"
import { formField } from "../../../career/history/form-labels"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import type { Entry, Section } from "../imported-resume"
import type { Line } from "../lines/line"
import { isAddressed, isDated } from "../lines/line-signs"
import type { RawSection } from "../sections/sections"
import { formEntriesOf } from "./form-entries"
import { isSchoolLine } from "./study-lines"

/** The number of lines of an entry above its dates. */
const maxAbove = 2

/**
 * Finds a work history without a heading, e.g. pasted on its own: it starts with the heading of the first dated line.
 * If there is a work section with a heading, dates in the head do not count.
 */
export function unheadedWork(head: Line[], sections: RawSection[]): { head: Line[]; work: RawSection[] } {
  if (sections.some(({ kind }) => kind === "work")) return { head, work: [] }
  const row = head.findIndex(({ text }) => formField(text) !== null)
  if (row >= 0 && formEntriesOf(head.slice(row))) return parted(head, row)
  const dated = head.flatMap((line, at) => (isDated(line) ? [at] : []))
  const [first] = dated
  if (first === undefined) return { head, work: [] }
  const above = Math.min(...dated.slice(1, 2).map((at) => linesAbove(head, at)), linesAbove(head, first))
  return parted(head, first - above)
}

const parted = (head: Line[], from: number): { head: Line[]; work: RawSection[] } => ({
  head: head.slice(0, from),
  work: [{ heading: null, kind: "work", lines: head.slice(from) }],
})

/** The heading lines above the dates, up to a gap, bullet or address. */
function linesAbove(lines: Line[], date: number): number {
  let from = date
  while (from > 0 && date - from < maxAbove && !lines[from]!.gap && isName(lines[from - 1]!)) from--
  return date - from
}

const isName = (line: Line) => !line.bullet && !isDated(line) && !isAddressed(line) && !/[.!?]$/.test(line.text)

/** "PhD Candidate" among jobs is one of them. */
const isPosition = /\b(?:candidate|fellow|researcher|scholar)\b|\b(?:doctorand|doktorand|doctorant)/iu

const isStudy = (entry: Entry) => {
  const { title, employer, bullets, notes } = entry
  if (bullets.length + notes.length > 0 || namesOccupation(title) || isPosition.test(title)) return false
  return (namesQualification(title) && namesSchool(employer)) || isSchoolLine(entry)
}

/** Moves a degree between two jobs to the education section, which is created if missing. */
export function studiesApart(sections: Section[]): Section[] {
  const studies = sections.flatMap(({ kind, entries }) => (kind === "work" ? entries.filter(isStudy) : []))
  if (studies.length === 0) return sections
  const rest = sections.map((section) =>
    section.kind === "work" ? { ...section, entries: section.entries.filter((entry) => !isStudy(entry)) } : section,
  )
  const own = rest.find(({ kind }) => kind === "education")
  if (!own) return [...rest, { kind: "education", heading: "", entries: studies, lines: [] }]
  return rest.map((section) => (section === own ? { ...own, entries: [...own.entries, ...studies] } : section))
}
