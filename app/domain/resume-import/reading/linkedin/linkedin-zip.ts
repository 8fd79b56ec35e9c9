import { readDescription } from "../entries/description"
import {
  type Contact,
  type Entry,
  type ImportedResume,
  noContact,
  type Section,
  type SectionKind,
} from "../imported-resume"
import { findDates } from "../lines/dates"
import type { Place, Value } from "../lines/line"
import type { TextArchive } from "../unpack-text"
import { UnreadableResume } from "../unreadable"
import { Fields, tableOf } from "./linkedin-tables"

/** Reads a LinkedIn data export. Files without career data are skipped and named. */
export function readLinkedIn(archive: TextArchive): ImportedResume {
  const csv = archive.names.filter((name) => /\.csv$/i.test(name))
  if (csv.length === 0) throw new UnreadableResume("resume_no_csv")
  const notRead: Value[] = []
  const labels: Value[] = []
  const sections: Section[] = []
  const contact = noContact()
  const read = (name: string, each: (fields: Fields) => void) => {
    const path = csv.find((one) => one.split("/").at(-1)?.toLowerCase() === `${name.toLowerCase()}.csv`)
    if (!path) return
    csv.splice(csv.indexOf(path), 1)
    const { rows, broken } = tableOf(archive.text(path), path.split("/").at(-1) ?? path)
    notRead.push(...broken)
    for (const { fields, place } of rows) {
      const held = new Fields(fields, place)
      each(held)
      const left = held.left()
      notRead.push(...left.notRead)
      labels.push(...left.labels)
    }
  }
  const into = (kind: SectionKind, heading: string): Section => {
    const section: Section = { kind, heading, entries: [], lines: [] }
    sections.push(section)
    return section
  }
  read("Profile", (fields) => readProfile(fields, contact, into("summary", "Summary")))
  read("Email Addresses", (fields) => {
    if (contact.email === "" && fields.take("Primary") !== "No") contact.email = fields.take("Email Address")
  })
  for (const name of ["PhoneNumbers", "Phone Numbers"])
    read(name, (fields) => {
      contact.phone ||= fields.take("Number")
    })
  const lists: [string, SectionKind, string, (fields: Fields, section: Section) => void][] = [
    [
      "Positions",
      "work",
      "Experience",
      (fields, { entries }) => entries.push(entryOf(fields, "Title", "Company Name", "Description")),
    ],
    [
      "Volunteering",
      "volunteering",
      "Volunteering",
      (fields, { entries }) => entries.push(entryOf(fields, "Role", "Company Name", "Description")),
    ],
    [
      "Education",
      "education",
      "Education",
      (fields, { entries }) => entries.push(entryOf(fields, "Degree Name", "School Name", "Notes")),
    ],
    [
      "Projects",
      "projects",
      "Projects",
      (fields, { entries }) => entries.push(entryOf(fields, "Title", "", "Description")),
    ],
    ["Skills", "skills", "Skills", (fields, section) => line(section, fields, ["Name"], "")],
    ["Languages", "languages", "Languages", (fields, section) => line(section, fields, ["Name", "Proficiency"], " – ")],
    [
      "Certifications",
      "certificates",
      "Certifications",
      (fields, section) => line(section, fields, ["Name", "Authority", "Started On", "Finished On"], ", "),
    ],
    [
      "Honors",
      "awards",
      "Honors",
      (fields, section) => line(section, fields, ["Title", "Description", "Issued On"], ", "),
    ],
    [
      "Publications",
      "publications",
      "Publications",
      (fields, section) => line(section, fields, ["Name", "Publisher", "Published On"], ", "),
    ],
  ]
  for (const [file, kind, heading, each] of lists) {
    const section = into(kind, heading)
    read(file, (fields) => each(fields, section))
  }
  const place = (part: string): Place => ({ part, page: null, row: 1 })
  notRead.push(...csv.map((name) => ({ text: name.split("/").at(-1) ?? name, place: place(name) })))
  const held = sections.filter(({ entries, lines }) => entries.length + lines.length > 0)
  if (held.length === 0 && contact.name === "") throw new UnreadableResume("resume_no_csv")
  return { contact, sections: held, notRead, labels }
}

function readProfile(fields: Fields, contact: Contact, summary: Section) {
  contact.name = [fields.take("First Name"), fields.take("Last Name")].filter(Boolean).join(" ")
  contact.label = fields.take("Headline")
  contact.location = fields.take("Geo Location") || fields.take("Address")
  contact.urls = [...fields.take("Websites").matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => url)
  summary.lines = fields
    .take("Summary")
    .split(/\n+/)
    .map((text) => ({ text: text.trim(), place: fields.place }))
    .filter(({ text }) => text)
}

function entryOf(fields: Fields, title: string, employer: string, description: string): Entry {
  const [start, end] = [
    fields.take("Started On") || fields.take("Start Date"),
    fields.take("Finished On") || fields.take("End Date"),
  ]
  const isoOf = (shown: string) => findDates(shown)?.start ?? ""
  const { notes, bullets } = readDescription(fields.take(description), fields.place)
  const activities = fields.take("Activities")
  return {
    title: fields.take(title),
    employer: employer && fields.take(employer),
    location: fields.take("Location"),
    start: isoOf(start),
    end: isoOf(end) || (isoOf(start) && title !== "Degree Name" ? "present" : ""),
    dates: [start, end].filter(Boolean).join(" – "),
    notes: [...notes, ...(activities ? [{ text: activities, place: fields.place }] : [])],
    bullets,
    place: fields.place,
  }
}

function line(section: Section, fields: Fields, names: string[], joiner: string) {
  const values = names.map((name) => ({ name, text: fields.take(name) })).filter(({ text }) => text)
  // The end of a certificate, where a position has its last day.
  const text = values.map(({ name, text }) => (name === "Finished On" ? `expires ${text}` : text)).join(joiner)
  if (text) section.lines.push({ text, place: fields.place })
}
