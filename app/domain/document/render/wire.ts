import type { DraftSentence } from "../../evidence/schema"
import type { ResumeBody, ResumeEntry, SectionKind, SkillGroup } from "../body"
import { fieldsOf, noFields } from "../heading"
import type { ResumeContent } from "../resume-schema"

/** Sections whose entries are roles in the HTTP contract, and those whose lines are awards. */
export const roleSections = ["work", "earlier", "volunteering", "achievements"] as const satisfies SectionKind[]
export const awardSections = [
  "certifications",
  "honours",
  "recognition",
  "publications",
] as const satisfies SectionKind[]

/** A resume in the form of the HTTP contract, without personal data. Sentences that are not `shown` are left out. */
export function wireOf<S extends DraftSentence>(
  { sections }: ResumeBody<S>,
  shown: (sentence: S) => boolean = () => true,
): Omit<ResumeContent, "name" | "contact"> {
  const entriesOf = (kind: SectionKind) => sections.filter((each) => each.kind === kind).flatMap((each) => each.entries)
  const texts = (sentences: S[]) => sentences.filter(shown).map(({ text }) => text)
  const fields = ({ heading }: ResumeEntry<S>) => (heading && shown(heading) ? fieldsOf(heading) : noFields)
  const lines = (entry: ResumeEntry<S>) => texts([...entry.notes, ...entry.bullets])
  const all = (kind: SectionKind) => entriesOf(kind).flatMap(lines)
  const group = (name: SkillGroup) =>
    entriesOf("skills").flatMap((entry) => ((entry.group ?? "technical") === name ? lines(entry) : []))
  return {
    summary: all("summary").join(" "),
    experience: roleSections
      .flatMap(entriesOf)
      .map((entry) => {
        const { title, organization: company, location, dates } = fields(entry)
        return { title, company, location, dates, responsibilities: lines(entry) }
      })
      .filter(saysSomething),
    education: entriesOf("education")
      .map((entry) => {
        const { title: degree, organization: institution, location, dates } = fields(entry)
        return { degree, institution, location, dates, details: lines(entry) }
      })
      .filter(saysSomething),
    skills: {
      technical: group("technical"),
      tools: group("tools"),
      soft: [...group("soft"), ...all("languages")],
    },
    projects: entriesOf("projects").flatMap((entry): ResumeContent["projects"] => {
      if (!entry.heading) return lines(entry)
      const { title, organization } = fields(entry)
      const project = { name: organization || title, description: joined(lines(entry)) }
      return saysSomething(project) ? [project] : []
    }),
    awards_certifications: awardSections.flatMap(all),
  }
}

const saysSomething = (entry: Record<string, string | string[]>) => Object.values(entry).some((said) => said.length > 0)

/** Joins list lines into running text. */
export function joined(lines: string[]): string {
  return lines.map((line, at) => (at === lines.length - 1 || /[.!?…]$/.test(line) ? line : `${line}.`)).join(" ")
}
