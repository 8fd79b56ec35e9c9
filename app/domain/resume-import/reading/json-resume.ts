import { itemForms, type ReadItem } from "../../document/json-resume/items"
import { type JsonItem, type JsonList, JsonResume } from "../../document/json-resume/schema"
import {
  type Contact,
  type Entry,
  type ImportedResume,
  noContact,
  type Section,
  type SectionKind,
} from "./imported-resume"
import { findDates } from "./lines/dates"
import { type Place, plainLine, type Value } from "./lines/line"
import { accountFor } from "./sections/account-for"
import { UnreadableResume } from "./unreadable"

const kinds: Record<JsonList, SectionKind> = {
  ...{ work: "work", volunteer: "volunteering", projects: "projects", education: "education", skills: "skills" },
  ...{ certificates: "certificates", awards: "awards", publications: "publications", languages: "languages" },
  ...{ interests: "interests", references: "references" },
}

/** Parses a JSON Resume by the same schemas that write one. Unsupported values are listed as not read. */
export function readJsonResume(source: string): ImportedResume {
  const given = normalized(parsedJson(source))
  const parsed = JsonResume.safeParse(given)
  const isResume = parsed.success && ["basics", ...Object.keys(kinds)].some((name) => !isEmpty(parsed.data[name]))
  if (!isResume) throw new UnreadableResume("resume_no_resume")
  const resume = parsed.data
  const summary = resume.basics?.summary?.trim()
  const lines = summary ? [{ text: summary, place: placeOf("basics", 0) }] : []
  const head: Section = { kind: "summary", heading: "Summary", entries: [], lines }
  const sections = [head, ...itemForms.map(({ list, read }) => sectionOf(list, resume[list] ?? [], read))]
  const read = {
    contact: contactOf(resume),
    sections: sections.filter((one) => one.entries.length + one.lines.length > 0),
  }
  const groups = groupsOf(resume)
  return { ...read, notRead: leavesOf(given).filter((value) => !isHeld(value, read, groups)), labels: groups }
}

/** The names of skill groups, such as "Tools", which only name the skills below them. */
const groupsOf = ({ skills = [] }: JsonResume): Value[] =>
  skills.flatMap(({ name, keywords = [] }, at) =>
    name && keywords.length > 0 ? [{ text: name, place: placeOf("skills", at) }] : [],
  )

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\ufeff/, ""))
  } catch {
    throw new UnreadableResume("resume_damaged")
  }
}

/** Field names of versions before 1.0. */
const renamed: Record<string, string> = { company: "name", website: "url", gpa: "score" }

/** Drops empty values, converts numbers to text and renames fields to those of version 1. */
function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(normalized)
  if (typeof value === "number") return String(value)
  if (typeof value !== "object" || value === null) return value
  const held = Object.entries(value).filter(([, one]) => one !== null && one !== "")
  return Object.fromEntries(
    held.map(([key, one]) => [Object.hasOwn(value, renamed[key] ?? "") ? key : (renamed[key] ?? key), normalized(one)]),
  )
}

const isEmpty = (value: unknown) => Object.keys(Object(value)).length === 0

const placeOf = (part: string, at: number): Place => ({ part, page: null, row: at + 1 })

function sectionOf(list: JsonList, items: JsonItem[], read: (item: JsonItem) => ReadItem): Section {
  const heading = (list[0] ?? "").toUpperCase() + list.slice(1)
  const section: Section = { kind: kinds[list], heading, entries: [], lines: [] }
  for (const [at, item] of items.entries()) {
    const found = read(item)
    const place = placeOf(list, at)
    if (found.fields) section.entries.push(entryOf(list, item, found, place))
    else section.lines.push(...[...found.notes, ...found.bullets].map((text) => ({ text, place })))
  }
  return section
}

function entryOf(list: JsonList, item: JsonItem, { fields, notes, bullets }: ReadItem, place: Place): Entry {
  const { title = "", organization = "", location = "", dates = "" } = fields ?? {}
  const start = momentOf(item.startDate, "start")
  const end = momentOf(item.endDate, "end")
  const goesOn = start && !end && list !== "education"
  const isNamed = list !== "projects" || title !== ""
  return {
    title: isNamed ? title : organization,
    employer: isNamed ? organization : "",
    location,
    start,
    end: goesOn ? "present" : end,
    dates,
    notes: notes.length > 0 ? [{ text: notes.join(" "), place }] : [],
    bullets: bullets.map((text) => ({ text, place })),
    place,
  }
}

/** A date of the format, or one that a person typed instead: "Present", "March 2019". */
function momentOf(date: unknown, side: "start" | "end"): string {
  if (typeof date !== "string") return ""
  if (/^\d{4}(?:-\d{2}){0,2}(?:T|$)/.test(date)) return date.slice(0, 7)
  return findDates(side === "end" ? `1950 – ${date}` : date)?.[side] ?? ""
}

function contactOf({ basics = {} }: JsonResume): Contact {
  const { address, postalCode, city, region, countryCode } = basics.location ?? {}
  const where = [address, postalCode, city, region, countryCode]
  return {
    ...noContact(),
    name: basics.name ?? "",
    label: basics.label ?? "",
    email: basics.email ?? "",
    phone: basics.phone ?? "",
    location: where.filter((part) => typeof part === "string" && part !== "").join(", "),
    urls: [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)].flatMap((url) => url || []),
  }
}

/** Values about the file itself, or implied by the URL beside them. */
const silent = /^(?:\$schema|meta|network|username)$/

/** Every value of a document with its path: "volunteer: position: Coach". */
function leavesOf(value: unknown, field = "", place = placeOf("", 0)): Value[] {
  if (typeof value !== "object" || value === null) return [{ text: `${field}: ${String(value)}`, place }]
  return Object.entries(value).flatMap(([key, one]) => {
    if (silent.test(key)) return []
    if (Array.isArray(value)) return leavesOf(one, field, place.part === "" ? placeOf(field, Number(key)) : place)
    return leavesOf(one, key, place)
  })
}

/** Whether a value names a group or all its words occur in a section; for a date, its year. */
function isHeld({ text, place }: Value, read: Omit<ImportedResume, "notRead">, groups: Value[]): boolean {
  const value = text.slice(text.indexOf(": ") + 2)
  if (groups.some((group) => group.text === value && group.place.part === place.part && group.place.row === place.row))
    return true
  const shown = /^\d{4}(?:-\d{2}){1,2}(?:T|$)/.test(value) ? value.slice(0, 4) : value
  const { notRead, labels } = accountFor([plainLine(shown, place)], read)
  return notRead.length + labels.length === 0
}
