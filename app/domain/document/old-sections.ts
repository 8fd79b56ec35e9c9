import type { Claim } from "../evidence/schema"
import type { Heading, ResumeEntry, Section, SectionKind, SkillGroup } from "./body"
import type { Part } from "./document-part"
import { headlessFirst } from "./edit-claim"
import { type HeadingFields, headingOf, noFields, readHeading } from "./heading"
import { filled } from "./leaves"
import { groupLabels, sectionTitles } from "./render/parts"
import type { ResumeContent } from "./resume-schema"

/** A part of a document of the first format, whose sentences had no ids. */
export type OldPart = Part<Claim>

const kindsByTitle = new Map<string, SectionKind>([
  ...Object.entries(sectionTitles).map(([kind, title]) => [title.toLowerCase(), kind as SectionKind] as const),
  ["further achievements", "achievements"],
  ["honours", "honours"],
])

/** True if a heading is one of the known section titles. */
export const isKnownTitle = (heading: string) => kindsByTitle.has(heading.toLowerCase())

/** Groups the parts of a first-format resume into sections. Parts below an unknown heading go to achievements. */
export function sectionsOfParts(parts: OldPart[], structured: ResumeContent | null): Section<Claim>[] {
  const sections = new Map<SectionKind, ResumeEntry<Claim>[]>()
  const details = new Set(structured?.education.flatMap((study) => study.details) ?? [])
  let kind: SectionKind = "summary"
  for (const part of parts) {
    if (part.kind === "heading") {
      kind = kindsByTitle.get(part.sentences[0]?.text.toLowerCase() ?? "") ?? "achievements"
      continue
    }
    const entries = sections.get(kind) ?? []
    sections.set(kind, entries)
    if (kind === "skills") entries.push(skillsOf(part))
    else addTo(entries, part, isHeadingIn(kind, part, details), (claim) => withFields(claim, kind, structured))
  }
  return filled([...sections].map(([kind, entries]) => ({ kind, entries: headlessFirst(entries) }))).sections
}

/** Degrees, and roles without details, were stored as list lines that nothing marked as headings. */
function isHeadingIn(kind: SectionKind, part: OldPart, details: Set<string>): boolean {
  if (part.kind === "subheading") return true
  if (part.kind !== "bullet") return false
  return kind === "earlier" || (kind === "education" && !details.has(part.sentences[0]?.text ?? ""))
}

function addTo(
  entries: ResumeEntry<Claim>[],
  part: OldPart,
  isHeading: boolean,
  head: (claim: Claim) => Heading<Claim>,
) {
  const [first, ...others] = part.sentences
  if (isHeading && first) {
    entries.push({ heading: head(first), notes: others, bullets: [] })
    return
  }
  const last = entries.at(-1) ?? { heading: null, notes: [], bullets: [] }
  if (entries.length === 0) entries.push(last)
  const lines = part.kind === "bullet" ? last.bullets : last.notes
  lines.push(...part.sentences)
}

/** The skills of a group. Sentences included the trailing comma or were the whole list. */
function skillsOf({ label, sentences }: OldPart): ResumeEntry<Claim> {
  const groups = Object.entries(groupLabels) as [SkillGroup, string][]
  const group = groups.find(([, name]) => name === label)?.[0] ?? "technical"
  const bullets = sentences.flatMap((claim) =>
    claim.text.split(", ").flatMap((text) => {
      const skill = text.replace(/,$/, "").trim()
      return skill ? [{ ...claim, text: skill }] : []
    }),
  )
  return { heading: null, group, notes: [], bullets }
}

/** A heading with its fields from beside the parts, else parsed from its text. */
function withFields(claim: Claim, kind: SectionKind, structured: ResumeContent | null): Heading<Claim> {
  const all = (text: string) => text !== "" && claim.text.includes(text)
  const known = fieldsBeside(kind, structured).find(
    ({ title, organization }) => [title, organization].filter(Boolean).every(all) && (title || organization),
  )
  const filledIn = Object.entries(known ?? {}).filter(([, said]) => said !== "")
  return headingOf(claim, { ...readHeading(claim.text), ...Object.fromEntries(filledIn) })
}

function fieldsBeside(kind: SectionKind, structured: ResumeContent | null): HeadingFields[] {
  if (!structured) return []
  if (kind === "education") {
    return structured.education.map(({ degree, institution, location, dates }) => {
      return { title: degree, organization: institution, location, dates }
    })
  }
  if (kind === "projects") {
    const named = structured.projects.flatMap((project) => (typeof project === "string" ? [] : [project.name]))
    return named.map((organization) => ({ ...noFields, organization }))
  }
  return structured.experience.map(({ title, company, location, dates }) => {
    return { title, organization: company, location, dates }
  })
}
