import type { EntryView, ResumeView, SectionView } from "../resume/resume-view"

export const factKinds = [
  "contact",
  "role",
  "employer",
  "qualification",
  "school",
  "project",
  "title",
  "organization",
  "dates",
  "skill",
  "line",
] as const
export type FactKind = (typeof factKinds)[number]

/** A fact that a parser must find in a resume's file. */
export interface Fact {
  kind: FactKind
  text: string
  /** Facts of one group are adjacent, in any order; groups follow each other. */
  group: number
}

type Named = [title: FactKind, organization: FactKind]

/** The kind of entry that a heading introduces: a diploma is not a role, and its school is not an employer. */
function namedIn({ kind }: SectionView): Named {
  switch (kind) {
    case "work":
    case "earlier":
      return ["role", "employer"]
    case "education":
      return ["qualification", "school"]
    case "projects":
      return ["role", "project"]
    case "volunteering":
      return ["role", "organization"]
    default:
      return ["title", "organization"]
  }
}

/**
 * The facts of a resume in reading order: contact details, the headings of its entries with their dates, skills, and
 * every sentence and bullet.
 */
export function factsOf({ name, headline, contacts, sections }: ResumeView): Fact[] {
  const facts: Fact[] = []
  let group = 0
  const add = (kind: FactKind, text: string | undefined) => {
    if (text?.trim()) facts.push({ kind, text: text.trim(), group })
  }
  const addLines = (kind: FactKind, { notes, bullets }: EntryView) => {
    for (const { text } of [...notes, ...bullets]) {
      group += 1
      add(kind, text)
    }
  }
  add("contact", name)
  add("line", headline?.text)
  for (const { text } of contacts) add("contact", text)
  for (const section of sections) {
    const [title, organization] = namedIn(section)
    for (const entry of section.entries) {
      group += 1
      if (section.look === "entries") {
        add(title, entry.title?.text)
        add(organization, entry.organization?.text)
        add("dates", entry.dates?.text)
      }
      addLines(section.look === "skills" ? "skill" : "line", entry)
    }
  }
  return facts
}
