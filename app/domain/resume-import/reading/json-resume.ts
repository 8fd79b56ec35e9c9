import * as z from "zod"
import {
  type Contact,
  type Entry,
  type ImportedResume,
  noContact,
  type Section,
  type SectionKind,
} from "./imported-resume"
import { type Taker, taker, text } from "./json-fields"
import type { Place, Value } from "./line"
import { UnreadableResume } from "./unreadable"

const Item = z.record(z.string(), z.unknown())
const items = z
  .array(Item)
  .max(1000)
  .nullish()
  .transform((value) => value ?? [])
const JsonResume = z.looseObject({
  basics: Item.nullish().transform((value) => value ?? {}),
  work: items,
  volunteer: items,
  education: items,
  awards: items,
  certificates: items,
  publications: items,
  skills: items,
  languages: items,
  interests: items,
  references: items,
  projects: items,
})
type Parsed = z.infer<typeof JsonResume>
type ListName = Exclude<keyof Parsed & string, "basics">
const named = [
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
]
const silent = ["$schema", "meta"]

/** Reads a JSON Resume. Fields outside its schema are listed as not read. */
export function readJsonResume(source: string): ImportedResume {
  const parsed = JsonResume.safeParse(parsedJson(source))
  if (!parsed.success) throw new UnreadableResume("resume_no_resume")
  const resume = parsed.data
  if (named.every((name) => isEmpty(resume[name]))) throw new UnreadableResume("resume_no_resume")
  const notRead: Value[] = Object.keys(resume)
    .filter((key) => !named.includes(key) && !silent.includes(key))
    .map((key) => ({ text: `${key}: ${JSON.stringify(resume[key])}`, place: { part: key, page: null, row: 1 } }))
  const basics = taker(resume.basics, { part: "basics", page: null, row: 1 })
  const contact = contactOf(basics)
  const summary = basics.text("summary")
  notRead.push(...basics.left())
  const sections: Section[] = summary
    ? [
        {
          kind: "summary",
          heading: "Summary",
          entries: [],
          lines: [{ text: summary, place: { part: "basics", page: null, row: 1 } }],
        },
      ]
    : []
  const add = (name: ListName, kind: SectionKind, each: (take: Taker, place: Place, section: Section) => void) => {
    const section: Section = { kind, heading: (name[0] ?? "").toUpperCase() + name.slice(1), entries: [], lines: [] }
    const list = z.array(Item).parse(resume[name])
    for (const [at, record] of list.entries()) {
      const place: Place = { part: name, page: null, row: at + 1 }
      const take = taker(record, place)
      each(take, place, section)
      notRead.push(...take.left())
    }
    if (section.entries.length + section.lines.length > 0) sections.push(section)
  }
  add("work", "work", (take, place, { entries }) =>
    entries.push(entryOf(take, place, ["position"], ["name", "company"])),
  )
  add("volunteer", "volunteering", (take, place, { entries }) =>
    entries.push(entryOf(take, place, ["position"], ["organization"])),
  )
  add("projects", "projects", (take, place, { entries }) => entries.push(entryOf(take, place, ["name"], ["entity"])))
  add("education", "education", (take, place, { entries }) => {
    const degree = [take.text("studyType"), take.text("area")].filter(Boolean).join(", ")
    const entry = entryOf(take, place, [], ["institution"])
    const more = [take.text("score"), ...take.list("courses")].filter(Boolean)
    entries.push({ ...entry, title: degree, notes: [...entry.notes, ...more.map((one) => ({ text: one, place }))] })
  })
  add("skills", "skills", (take, place, { lines }) => {
    const keywords = take.list("keywords")
    const own = [take.text("name"), take.text("level")].filter(Boolean)
    const shown = keywords.length > 0 ? [...keywords, ...own.slice(1)] : own.slice(0, 1)
    for (const skill of shown) lines.push({ text: skill, place })
  })
  const joined: [ListName, SectionKind, string[], string][] = [
    ["languages", "languages", ["language", "fluency"], " – "],
    ["certificates", "certificates", ["name", "issuer", "date", "url"], ", "],
    ["awards", "awards", ["title", "awarder", "date", "summary"], ", "],
    ["publications", "publications", ["name", "publisher", "releaseDate", "url", "summary"], ", "],
    ["references", "references", ["name", "reference"], ": "],
  ]
  for (const [name, kind, fields, joiner] of joined) {
    add(name, kind, (take, place, { lines }) => {
      const shown = fields.map((field) => take.text(field)).filter(Boolean)
      if (shown.length > 0) lines.push({ text: shown.join(joiner), place })
    })
  }
  add("interests", "interests", (take, place, { lines }) => {
    const shown = [take.text("name"), take.list("keywords").join(", ")].filter(Boolean)
    if (shown.length > 0) lines.push({ text: shown.join(": "), place })
  })
  return { contact, sections, notRead }
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : Object.keys(Object(value)).length === 0

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\ufeff/, ""))
  } catch {
    throw new UnreadableResume("resume_damaged")
  }
}

function contactOf(take: Taker): Contact {
  const Location = z.object({ address: text, postalCode: text, city: text, region: text, countryCode: text })
  const location = Location.partial()
    .catch({})
    .parse(take.raw("location") ?? {})
  const profiles = z
    .array(z.object({ url: text }))
    .catch([])
    .parse(take.raw("profiles") ?? [])
  return {
    ...noContact(),
    name: take.text("name"),
    label: take.text("label"),
    email: take.text("email"),
    phone: take.text("phone"),
    location: Object.values(location).filter(Boolean).join(", "),
    urls: [take.text("url", "website"), ...profiles.map(({ url }) => url)].filter(Boolean),
  }
}

function entryOf(take: Taker, place: Place, titles: string[], employers: string[]): Entry {
  const [start, end] = [take.text("startDate"), take.text("endDate")]
  const valued = (one: string): Value => ({ text: one, place })
  const notes = [take.text("summary"), take.text("description"), take.text("url", "website")].filter(Boolean)
  return {
    title: titles.length > 0 ? take.text(...titles) : "",
    employer: take.text(...employers),
    location: take.text("location"),
    start: start.slice(0, 7),
    end: end ? end.slice(0, 7) : start && titles.includes("position") ? "present" : "",
    dates: [start, end].filter(Boolean).join(" – "),
    notes: notes.map(valued),
    bullets: take.list("highlights").map(valued),
    place,
  }
}
