import { namesOccupation } from "../../career/headings/role-heading"
import { formField, labeledRow } from "../../career/history/form-labels"
import { recognizeLine } from "../../career/history/history-sections"
import { readContact } from "./contact"
import { isAddress } from "./contact-pieces"
import { withClientProjects, withProjectsOfJobs } from "./entries/client-projects"
import { entriesOf } from "./entries/entries"
import { formEntriesOf } from "./entries/form-entries"
import { withoutTownsAsEmployers } from "./entries/known-places"
import { withSouthernSummers } from "./entries/southern-summers"
import { toldJobs, withoutTelling } from "./entries/told-jobs"
import { studiesApart, unheadedWork } from "./entries/unheaded-work"
import type { ImportedResume, Section, SectionKind } from "./imported-resume"
import { findDates } from "./lines/dates"
import type { Line, Value } from "./lines/line"
import { isAddressed, isDated, isSentence } from "./lines/line-signs"
import { jobsApart } from "./lines/listed-jobs"
import { withoutClosing } from "./lines/mail-foot"
import { senderOf, withoutMail } from "./lines/mail-head"
import { withoutOverview } from "./lines/overview-table"
import { withoutButtons } from "./lines/page-captions"
import { signatureOf } from "./lines/signature"
import { withRows, withStudyRows } from "./lines/table-rows"
import { tidied } from "./lines/tidied-lines"
import { withTownsApart } from "./lines/typed-hyphens"
import { accountFor } from "./sections/account-for"
import { certificatesOf } from "./sections/certificate-lines"
import { asPair, byLabels, listsOfHead } from "./sections/labeled-sections"
import { bareHeading, isContactHeading, isPageNumber, isPlaceholder, isTableHead } from "./sections/section-words"
import { type RawSection, sectionsOf } from "./sections/sections"
import { withStudiesApart } from "./sections/shared-studies"
import { groupsApart, labelsApart, skillsOf } from "./sections/skill-lines"
import { licensesApart, withoutStrays, withTheirKind } from "./sections/stray-lines"

/** More lines than this are a pattern, not a resume: each is compared with its neighbors. The rest is listed as not read. */
const maxLines = 6000

/** Reads a resume from its lines. Text that belongs to no section is listed as not read. */
export function readLines(all: Line[]): ImportedResume {
  const lines = withoutOverview(tidied(all.slice(0, maxLines)))
  const letter = withoutClosing(lines.filter(({ text }) => !isPlaceholder(text)))
  const signature = signatureOf(lines)
  const [head, ...named] = sectionsOf(
    jobsApart(withStudyRows(withRows(withTownsApart(letter.lines.filter((line) => !signature.has(line)))))).filter(
      ({ text, furniture }) => !furniture && !isTableHead(text) && !isPageNumber(text),
    ),
  )
  const raw = withProjectsOfJobs(named.map(withJobs))
  const isContact = ({ heading }: RawSection) => isContactHeading(heading?.text ?? "")
  // "Languages known: …" is one of the personal details.
  const details = raw.filter(isContact).map(byLabels)
  const contactSections = details.flatMap(([own]) => (own ? [own] : []))
  const hasWork = raw.some(({ kind }) => kind === "work")
  const told = hasWork ? null : toldJobs(head?.lines ?? [])
  const opening = told ? { ...told, work: [told.work] } : unheadedWork(head?.lines ?? [], raw)
  const listed = listsOfHead(opening.head)
  const found = studiesApart(
    [
      ...opening.work,
      ...listed.sections,
      ...raw.filter((section) => !isContact(section)).map(withoutTelling),
      ...details.flatMap((parts) => parts.slice(1)),
    ]
      .flatMap(withStudiesApart)
      .flatMap(byLabels)
      .flatMap(withoutStrays)
      .map(readSection),
  )
  const opened = withoutMail(listed.head)
  const above = headLines(opened.head)
  const contact = readContact(above.head, [
    ...contactSections.flatMap((section) => section.lines.map(asPair)),
    ...letter.signature,
  ])
  contact.email ||= senderOf(opened.mail, contact.name)
  contact.extra.unshift(...[...opened.mail, ...letter.closing].map(asValue))
  const { licenses, others } = licensesApart(contact.extra)
  contact.extra = others
  const placed = withoutTownsAsEmployers(withTheirKind(found, licenses), contact)
  const sections = withSouthernSummers(placed, contact)
  const about = [...above.rest, ...(told?.about ?? [])]
  if (about.length > 0) sections.unshift({ kind: "summary", heading: "", entries: [], lines: about.map(asValue) })
  const read = {
    contact,
    sections: sections.filter(({ entries, lines: held }) => entries.length + held.length > 0),
  }
  const { values, labels } = withoutLabels(lines.filter((line) => !signature.has(line) || line.text !== contact.name))
  const left = accountFor(values, read, {
    headings: new Set(named.map(({ heading }) => bareHeading(heading?.text ?? ""))),
    isForm: labels.length > 0,
  })
  const beyond = all.slice(maxLines).map(({ text, place }) => ({ text, place }))
  return { ...read, notRead: [...left.notRead, ...beyond], labels: [...left.labels, ...labels] }
}

/** In a form, labels name the fields of values. Each is listed once, in full. */
function withoutLabels(lines: Line[]): { values: Line[]; labels: Value[] } {
  if (!lines.some(({ text }) => formField(text) === "dates")) return { values: lines, labels: [] }
  const labels = new Map<string, Value>()
  const values = lines.map((line) => {
    const row = isTableHead(line.text) ? null : labeledRow(line.text)
    if (!row?.field) return line
    if (!labels.has(row.label)) labels.set(row.label, { text: row.label, place: line.place })
    return { ...line, text: row.value }
  })
  return { values, labels: [...labels.values()] }
}

/** The number of head lines before the paragraph: names and addresses are short. */
function headLines(lines: Line[]): { head: Line[]; rest: Line[] } {
  // A centered line above an address is indented, but not a bullet.
  const address = lines.findLastIndex(({ text, bullet }) => !bullet && text.length <= 110 && /\S@\S+\.\S/.test(text))
  const first = lines.findIndex(
    ({ text, bullet }, at) =>
      at > address && ((bullet && !isPlaceAt(lines, at)) || isProse(text) || (text.length > 110 && !/[@|]/.test(text))),
  )
  return first < 0 ? { head: lines, rest: [] } : { head: lines.slice(0, first), rest: lines.slice(first) }
}

/** "🏠 Hill Town, New Mexico" right below the email address: an emoji used as an icon. */
const isPlaceAt = (lines: Line[], at: number) =>
  at > 0 && isAddressed(lines[at - 1]!) && isAddress(lines[at]!.text) && !lines[at + 1]?.bullet

/** At least nine words, most of them in lower case: neither a name nor an address nor an occupation. */
function isProse(text: string): boolean {
  const words = text.split(" ").filter((word) => /\p{L}/u.test(word))
  if (isSentence(text)) return words.length >= 5
  return words.length >= 9 && !/[@|\t•·]|\d{4}/.test(text) && words.filter((word) => /^\p{Ll}/u.test(word)).length > 5
}

const asValue = ({ text, place }: Line): Value => ({ text: text.replaceAll("\t", " ").trim(), place })

function readSection({ heading, kind, lines }: RawSection): Section {
  const found = kind ?? kindByContent(lines)
  const section: Section = { kind: found, heading: bareHeading(heading?.text ?? ""), entries: [], lines: [] }
  if (found === "work" || found === "education" || found === "volunteering") {
    const own = found === "education" ? lines : withClientProjects(lines)
    const { entries, loose } = formEntriesOf(own) ?? entriesOf(own, found === "education" ? "education" : "work")
    return { ...section, entries, lines: loose.map(asValue) }
  }
  if (found === "projects") {
    const { entries, loose } = entriesOf(lines, "projects")
    if (entries.length > 0 && loose.every(({ bullet }) => !bullet))
      return { ...section, entries, lines: loose.map(asValue) }
  }
  const told = lines.filter(({ bullet }) => bullet)
  if (found === "skills" && lines.length > 0 && lines.every(({ text }) => isSentence(text)))
    return { ...section, kind: "other", lines: lines.map(asValue) }
  if (found === "skills" && told.length > 0 && told.filter(isLong).length >= told.length / 2) {
    return { ...section, kind: "other", lines: lines.map(asValue) }
  }
  // "Achievements" may be awards or actions.
  const prizes = lines.filter(({ text }) => recognizeLine(text) === "awards")
  if (found === "other" && prizes.length > lines.length / 2)
    return { ...section, kind: "awards", lines: lines.map(asValue) }
  if (found === "certificates") return { ...section, lines: certificatesOf(lines) }
  return {
    ...section,
    lines:
      found === "skills"
        ? groupsApart(withoutButtons(lines)).flatMap(labelsApart).flatMap(skillsOf)
        : lines.map(asValue),
  }
}

/** "Career summary" above dated jobs is a work history. */
function withJobs(section: RawSection): RawSection {
  const jobs = section.lines.filter((line) => isDated(line) && namesOccupation(line.text))
  return section.kind === "summary" && jobs.length > 1 ? { ...section, kind: "work" } : section
}

/** A section with an uninformative heading is work if it has date ranges above bullets. */
function kindByContent(lines: Line[]): SectionKind {
  const ranges = lines.filter(({ text, bullet }) => {
    const dates = bullet ? null : findDates(text)
    return dates !== null && dates.start !== dates.end && text.length < 120
  })
  return ranges.length >= 1 && lines.some(({ bullet }) => bullet) && ranges.length <= lines.length / 2
    ? "work"
    : "other"
}

/** Longer than a skill and not a list: the text that a functional resume puts under its skills. */
const isLong = ({ text }: Line) =>
  text.split(/[,;|•·▪●■◦♦\t、，،]\s/u).some((part) => part.trim().split(/\s+/).length > 6)
