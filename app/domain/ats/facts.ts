import type { ResumeView } from "../resume/resume-view"

export const factKinds = ["contact", "role", "employer", "dates", "skill"] as const
export type FactKind = (typeof factKinds)[number]

/** A fact that a parser must find in a resume's file. */
export interface Fact {
  kind: FactKind
  text: string
  /** Facts of one group are adjacent, in any order; groups follow each other. */
  group: number
}

/** The facts of a resume in reading order: contact details, each role with its employer and dates, skills. */
export function factsOf({ name, contacts, sections }: ResumeView): Fact[] {
  const facts: Fact[] = []
  let group = 0
  const add = (kind: FactKind, text: string | undefined) => {
    if (text?.trim()) facts.push({ kind, text: text.trim(), group })
  }
  add("contact", name)
  for (const { text } of contacts) add("contact", text)
  for (const section of sections) {
    for (const { title, organization, dates, notes, bullets } of section.entries) {
      group += 1
      if (section.look === "skills") {
        for (const { text } of [...notes, ...bullets]) {
          add("skill", text)
          group += 1
        }
      } else if (section.look === "entries") {
        add("role", title?.text)
        add("employer", organization?.text)
        add("dates", dates?.text)
      }
    }
  }
  return facts
}
