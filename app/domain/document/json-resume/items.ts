import { isGrade } from "../../career/grades"
import { splitSentences } from "../../language/sentences/split-sentences"
import type { HeadingField, SectionKind } from "../body"
import { readLine, readWork } from "./dated-line"
import { readDates, shownDate, shownDates } from "./dates"
import { degreeOf } from "./degree"
import { readLanguage, shownLanguage } from "./language-line"
import type { JsonItem, JsonList, JsonResume } from "./schema"

type Item<L extends JsonList> = NonNullable<JsonResume[L]>[number]

/** An item of a JSON Resume as a resume entry. `fields` are those of its heading; absent for list lines. */
export interface ReadItem {
  fields: Partial<Record<HeadingField, string>> | null
  label?: string
  notes: string[]
  bullets: string[]
}

/** The mapping between a JSON Resume list and a section, in both directions. */
export interface ItemForm {
  list: JsonList
  section: SectionKind
  read(item: JsonItem): ReadItem
  /** The fields that an edited entry sets. */
  write(entry: ReadItem): JsonItem
}

const line = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(", ")
const dated = (text: string, date: string | undefined) => (date ? `${text} (${shownDate(date)})`.trim() : text)
const prose = (text: string | undefined) => (text ? splitSentences(text.replace(/\s+/g, " ").trim()) : [])
const said = (texts: string[] | undefined) => (texts ?? []).filter((text) => text.trim() !== "")
const joined = (texts: string[]) => texts.join(" ")
const some = (item: JsonItem): JsonItem =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== "" && !(Array.isArray(value) && !value.length)),
  )

/** A mapping for items that are single lines. */
function lines<L extends JsonList>(
  list: L,
  section: SectionKind,
  read: (item: Item<L>) => string,
  write: (text: string) => JsonItem,
): ItemForm {
  return {
    list,
    section,
    read: (item) => {
      const text = read(item as Item<L>)
        .replace(/\s+/g, " ")
        .trim()
      return { fields: null, notes: [], bullets: text ? [text] : [] }
    },
    write: ({ bullets, notes }) => some(write(joined([...notes, ...bullets]))),
  }
}

const role = (list: "work" | "volunteer", section: SectionKind, company: "name" | "organization"): ItemForm => ({
  list,
  section,
  read(item) {
    const { position, location, startDate, endDate, summary, highlights } = item as Item<"work">
    const organization = item[company] as string | undefined
    return {
      fields: { title: position, organization, location, dates: shownDates(startDate, endDate) },
      notes: prose(summary),
      bullets: said(highlights),
    }
  },
  write: ({ fields, notes, bullets }) =>
    some({
      ...{ position: fields?.title ?? "", [company]: fields?.organization ?? "", location: fields?.location ?? "" },
      ...{ ...readDates(fields?.dates ?? ""), summary: joined(notes), highlights: bullets },
    }),
})

const gradePrefix = "Grade: "
/** All lists with their sections. */
export const itemForms: ItemForm[] = [
  role("work", "work", "name"),
  {
    list: "projects",
    section: "projects",
    read(item) {
      const { name, roles, startDate, endDate, description, highlights, keywords } = item as Item<"projects">
      const used = said(keywords)
      return {
        fields: { title: said(roles).join(", "), organization: name, dates: shownDates(startDate, endDate) },
        notes: prose(description),
        bullets: [...said(highlights), ...(used.length > 0 ? [`Keywords: ${used.join(", ")}`] : [])],
      }
    },
    write({ fields, notes, bullets }) {
      const used = bullets.find((text) => text.startsWith("Keywords: "))
      return some({
        ...{
          name: fields?.organization || fields?.title || "",
          roles: fields?.organization ? said([fields.title ?? ""]) : [],
        },
        ...{ ...readDates(fields?.dates ?? ""), description: joined(notes) },
        highlights: bullets.filter((text) => text !== used),
        keywords: used ? used.slice("Keywords: ".length).split(", ") : [],
      })
    },
  },
  role("volunteer", "volunteering", "organization"),
  {
    list: "education",
    section: "education",
    read(item) {
      const { institution, area, studyType, startDate, endDate, score, courses } = item as Item<"education">
      return {
        fields: { title: line(studyType, area), organization: institution, dates: shownDates(startDate, endDate) },
        notes: score ? [`${gradePrefix}${score}`] : [],
        bullets: said(courses),
      }
    },
    write({ fields, notes, bullets }) {
      const { studyType, area, score: beside } = degreeOf(fields?.title ?? "")
      const said = [...notes, ...bullets]
      const grade = notes.find((text) => text.startsWith(gradePrefix)) ?? (beside || said.find(isGrade))
      return some({
        ...{ institution: fields?.organization ?? "", studyType, area, score: grade?.replace(gradePrefix, "") ?? "" },
        ...readDates(fields?.dates ?? ""),
        courses: grade === undefined ? said : said.filter((_, at) => at !== said.indexOf(grade)),
      })
    },
  },
  lines(
    "certificates",
    "certifications",
    ({ name, issuer, date, expires }) =>
      line(dated(line(name, issuer), date), expires && `expires ${shownDate(expires)}`),
    (text) => {
      const { name, by: issuer, date, expires } = readLine(text)
      return { name, issuer, date, expires }
    },
  ),
  lines(
    "awards",
    "honours",
    ({ title, awarder, date, summary }) => [dated(line(title, awarder), date), summary].filter(Boolean).join(": "),
    (text) => {
      const { name: title, by: awarder, date } = readWork(text)
      return { title, awarder, date }
    },
  ),
  lines(
    "publications",
    "publications",
    ({ name, publisher, releaseDate, summary }) =>
      [dated(line(name, publisher), releaseDate), summary].filter(Boolean).join(": "),
    (text) => {
      const { name, by: publisher, date: releaseDate } = readWork(text)
      return { name, publisher, releaseDate }
    },
  ),
  {
    list: "skills",
    section: "skills",
    read(item) {
      const { name, level, keywords } = item as Item<"skills">
      const label = level && name ? `${name} (${level})` : (name ?? "")
      const bullets = said(keywords)
      return bullets.length > 0
        ? { fields: null, ...(label && { label }), notes: [], bullets }
        : { fields: null, notes: [], bullets: label ? [label] : [] }
    },
    write: ({ label, notes, bullets }) => some({ name: label ?? "", keywords: [...notes, ...bullets] }),
  },
  lines(
    "languages",
    "languages",
    ({ language, fluency }) => shownLanguage(language ?? "", fluency ?? ""),
    readLanguage,
  ),
  lines(
    "interests",
    "interests",
    ({ name, keywords }) => [name, said(keywords).join(", ")].filter(Boolean).join(": "),
    (name) => ({ name }),
  ),
  lines(
    "references",
    "references",
    ({ name, reference }) => [reference, name].filter(Boolean).join(" – "),
    (reference) => ({ reference }),
  ),
]
