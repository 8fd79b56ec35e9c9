import { isPhone, isPlace } from "../language/contact-text"
import { homeAddress } from "../language/home-town"
import { shownDates } from "./compose-history"
import { titleOf } from "./current-title"
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
  /** The title and the employer may be swapped. */
  maySwap: boolean
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

/** The dates of an entry as its form shows them. */
export const datesOf = ({ start, end, dates }: Entry): string => (start || end ? shownDates(start, end) : dates)

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
        dates: datesOf(entry),
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
 * The head of a resume, formatted for its form. The phone number, the place and the links have fields in the profile; a
 * street address stays in the file, because documents are shared.
 */
export interface ReviewContact {
  facts: { name: string; text: string }[]
  phone: string
  location: string
  links: string[]
}

export function contactOf(resume: ImportedResume): ReviewContact {
  const { contact } = resume
  const { name, label, email, urls } = contact
  const phone = isPhone(contact.phone) ? contact.phone : ""
  const title = titleOf(resume)
  const { street, town } = homeAddress(contact.location)
  const isHeadline = title.toLowerCase() === label.toLowerCase()
  const own = isPlace(town) ? town : ""
  // A line below the name that names no occupation is most often a town. Its owner can correct it.
  const isTown = own === "" && !isHeadline && isPlace(label) && titleScore(label) <= 0
  const location = isTown ? label : own
  const facts = [
    { name: "Name", text: name },
    { name: "Headline", text: isHeadline || isTown ? "" : label },
    { name: "Email", text: email },
    { name: "Phone", text: phone ? "" : contact.phone },
    { name: "Address", text: street ? contact.location : "" },
    { name: "Place", text: own || street ? "" : contact.location },
  ]
  return { facts: facts.filter(({ text }) => text !== ""), phone, location, links: urls }
}

/** The paragraphs and bullets of an entry. */
export const linesOf = ({ notes, bullets }: Entry): Value[] => [...notes, ...bullets]
