import { accountFor } from "./account-for"
import { readContact } from "./contact"
import { findDates } from "./dates"
import { entriesOf } from "./entries"
import type { ImportedResume, Section, SectionKind } from "./imported-resume"
import type { Line, Value } from "./line"
import { bareHeading, isTableHead } from "./section-words"
import { type RawSection, sectionsOf } from "./sections"

/** Reads a resume from its lines. Whatever stands in no section is listed as not read. */
export function readLines(given: Line[]): ImportedResume {
  const lines = given.filter(({ text }) => text.trim() !== "")
  const [head, ...raw] = sectionsOf(lines.filter(({ text }) => !isTableHead(text)))
  const isContact = ({ heading }: RawSection) =>
    /contact|find me|kontakt|coordonn|contatto|contacto/i.test(bareHeading(heading?.text ?? ""))
  const contactSections = raw.filter(isContact)
  const sections = raw.filter((section) => !isContact(section)).map(readSection)
  const above = headLines(head?.lines ?? [])
  const contact = readContact(
    above.head,
    contactSections.flatMap((section) => section.lines),
  )
  if (above.rest.length > 0)
    sections.unshift({ kind: "summary", heading: "", entries: [], lines: above.rest.map(asValue) })
  const read = { contact, sections: sections.filter(({ entries, lines: held }) => entries.length + held.length > 0) }
  return { ...read, notRead: accountFor(lines, read) }
}

/** Lines of a head before its paragraph: names and addresses are short. */
function headLines(lines: Line[]): { head: Line[]; rest: Line[] } {
  const first = lines.findIndex(({ text, bullet }) => bullet || (text.length > 110 && !/[@|]/.test(text)))
  return first < 0 ? { head: lines, rest: [] } : { head: lines.slice(0, first), rest: lines.slice(first) }
}

const asValue = ({ text, place }: Line): Value => ({ text: text.replaceAll("\t", " ").trim(), place })

function readSection({ heading, kind, lines }: RawSection): Section {
  const found = kind ?? kindByContent(lines)
  const section: Section = { kind: found, heading: bareHeading(heading?.text ?? ""), entries: [], lines: [] }
  if (found === "work" || found === "education" || found === "volunteering") {
    const { entries, loose } = entriesOf(lines, found === "education" ? "education" : "work")
    return { ...section, entries, lines: loose.map(asValue) }
  }
  return { ...section, lines: found === "skills" ? lines.flatMap(skillsOf) : lines.map(asValue) }
}

/** A section whose heading says nothing is work where ranges of dates stand above bullets. */
function kindByContent(lines: Line[]): SectionKind {
  const ranges = lines.filter(({ text, bullet }) => {
    const dates = bullet ? null : findDates(text)
    return dates !== null && dates.start !== dates.end && text.length < 120
  })
  return ranges.length >= 1 && lines.some(({ bullet }) => bullet) && ranges.length <= lines.length / 2
    ? "work"
    : "other"
}

/** "Tools: Excel, SQL" is two skills; the name of the group is none. */
function skillsOf({ text, place }: Line): Value[] {
  const [, , rest = text] = /^([^:：,]{2,40})[:：]\s*(.+)$/u.exec(text) ?? []
  const skills = rest
    .split(/\s*[,;|•·\t、，،](?![^(]*\))\s*/u)
    .map((skill) => skill.replace(/^and\s+|\.$/g, "").trim())
    .filter(Boolean)
  return skills.map((skill) => ({ text: skill, place }))
}
