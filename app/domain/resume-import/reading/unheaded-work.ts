import { formField } from "../../career/form-labels"
import { namesQualification, namesSchool } from "../../career/history-sections"
import { namesOccupation } from "../../career/role-heading"
import { formEntriesOf } from "./form-entries"
import type { Entry, Section } from "./imported-resume"
import type { Line } from "./line"
import { isAddressed, isDated } from "./line-signs"
import type { RawSection } from "./sections"

/** Lines of an entry above its dates. */
const maxAbove = 2

/**
 * A history that stands in no section, such as one that was pasted by itself: it begins with the first dated line and
 * what stands above it. Where a section of work has a heading, dates of the head are none.
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

/** The lines of a heading above its dates, as far as no space, bullet or address parts them. */
function linesAbove(lines: Line[], date: number): number {
  let from = date
  while (from > 0 && date - from < maxAbove && !lines[from]!.gap && isName(lines[from - 1]!)) from--
  return date - from
}

const isName = (line: Line) => !line.bullet && !isDated(line) && !isAddressed(line) && !/[.!?]$/.test(line.text)

const isStudy = ({ title, employer, bullets }: Entry) =>
  bullets.length === 0 && namesQualification(title) && namesSchool(employer) && !namesOccupation(title)

/** A degree between two jobs is a study: it joins the section of studies, or makes one. */
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
