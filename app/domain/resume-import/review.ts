import { isPhone, isPlace } from "../language/contact-text"
import { shownDates } from "./compose-history"
import { doubtAbout } from "./doubt"
import { titleScore } from "./reading/entries/name-words"
import type { Entry, ImportedResume, SectionKind } from "./reading/imported-resume"
import type { Place, Value } from "./reading/lines/line"

/** An entry of an imported resume, formatted for its form. */
export interface ReviewEntry {
  kind: SectionKind
  heading: string
  title: string
  employer: string
  location: string
  dates: string
  /** One per line. */
  lines: string
  source: string
  /** Why the entry may be misread; "" if there is no doubt. */
  doubt: string
  /** What the owner can do about it. */
  advice: string
  isLikelyWrong: boolean
  /** It should not be kept without review. */
  isLeftOut: boolean
}

/** A section of lines, formatted for its form. */
export interface ReviewList {
  kind: SectionKind
  heading: string
  lines: string
  source: string
}

/** "page 1, line 12", "Positions.csv, row 3". */
export function shownPlace({ part, page, row }: Place): string {
  if (page !== null) return `page ${page}, line ${row}`
  return part === "" ? `line ${row}` : `${part}, row ${row}`
}

/** Every entry and list of a resume, in the order in which the form numbers them. */
export function reviewOf(resume: ImportedResume): { entries: ReviewEntry[]; lists: ReviewList[] } {
  return {
    entries: resume.sections.flatMap(({ kind, heading, entries }) =>
      entries.map((entry) => ({
        kind,
        heading,
        title: entry.title,
        employer: entry.employer,
        location: entry.location,
        dates: entry.start || entry.end ? shownDates(entry.start, entry.end) : entry.dates,
        lines: linesOf(entry)
          .map(({ text }) => text)
          .join("\n"),
        source: shownPlace(entry.place),
        ...doubtAbout(entry, kind),
      })),
    ),
    lists: resume.sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ kind, heading, lines }) => ({
        kind,
        heading,
        lines: lines.map(({ text }) => text).join("\n"),
        source: lines[0] ? shownPlace(lines[0].place) : "",
      })),
  }
}

/**
 * The head of a resume, formatted for its form. The phone number, the place and the links have fields in the profile.
 */
export interface ReviewContact {
  facts: { name: string; text: string }[]
  phone: string
  location: string
  links: string[]
}

export function contactOf({ contact }: ImportedResume): ReviewContact {
  const { name, email, urls } = contact
  const phone = isPhone(contact.phone) ? contact.phone : ""
  const location = isPlace(contact.location) ? contact.location : ""
  const facts = [
    { name: "Name", text: name },
    { name: "Email", text: email },
    { name: "Phone", text: phone ? "" : contact.phone },
    { name: "Place", text: location ? "" : contact.location },
  ]
  return { facts: facts.filter(({ text }) => text !== ""), phone, location, links: urls }
}

/** The owner's title: the line below the name, else the title of the current role. */
export function titleOf({ contact, sections }: ImportedResume): string {
  const work = sections.filter(({ kind }) => kind === "work").flatMap(({ entries }) => entries)
  const current = work.find(({ end, title }) => end === "present" && title !== "")?.title ?? ""
  // A single word that names no occupation may be the town.
  const mayBeTown = !/[\s-]/.test(contact.label) && titleScore(contact.label) <= 0
  return mayBeTown && current !== "" ? current : withoutPapers(contact.label, sections) || current
}

const paper = /\b(?:card|tickets?|licen[cs]ed?|certified|registered)\b/i

/** "Electrician | JIB Gold Card": a paper that the resume also lists elsewhere is no part of the title. */
function withoutPapers(label: string, sections: ImportedResume["sections"]): string {
  const [title = "", ...others] = label.split(/\s*[|•·]\s*/)
  const listed = sections
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join("\n")
    .toLowerCase()
  const isListed = (part: string) => paper.test(part) && listed.includes(part.toLowerCase())
  return others.length > 0 && others.every(isListed) ? title : label
}

/** The paragraphs and bullets of an entry. */
export const linesOf = ({ notes, bullets }: Entry): Value[] => [...notes, ...bullets]
