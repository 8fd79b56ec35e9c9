import type { DraftSentence } from "../../evidence/schema"
import { type Body, isResume, type ResumeEntry, type Section, type SectionKind, type SkillGroup } from "../body"
import type { Part } from "../document-part"

export const sectionTitles: Record<SectionKind, string> = {
  summary: "Summary",
  skills: "Skills",
  work: "Experience",
  earlier: "Earlier roles",
  achievements: "Achievements",
  projects: "Projects",
  volunteering: "Volunteering",
  education: "Education",
  certifications: "Certifications",
  honours: "Honors",
  recognition: "Certifications and awards",
  publications: "Publications",
  languages: "Languages",
  interests: "Interests",
  references: "References",
}

export const groupLabels: Record<SkillGroup, string> = {
  technical: "Technical",
  tools: "Tools",
  soft: "Working with people",
}

/**
 * Creates a sentence that is not part of the body: a section's title. `id` must be distinguishable from every claim's
 * id.
 */
type Fixed<S> = (id: string, text: string) => S

/** A body as parts in reading order, from which all running-text renderings are made. */
export function partsOf<S extends DraftSentence>(body: Body<S>, fixed: Fixed<S>): Part<S>[] {
  if (!isResume(body)) return body.parts
  const hasRoles = body.sections.some(
    ({ kind, entries }) => kind !== "education" && entries.some(({ heading }) => heading),
  )
  return body.sections.flatMap((section) => {
    const parts = section.entries.flatMap((entry) => entryParts(section, entry))
    const { kind } = section
    const title = kind === "achievements" && hasRoles ? "Further achievements" : sectionTitles[kind]
    return parts.length > 0 ? [{ kind: "heading", sentences: [fixed(`section-${kind}`, title)] }, ...parts] : []
  })
}

/** The parts of a draft. */
export function draftParts(body: Body): Part[] {
  return partsOf<DraftSentence>(body, (_, text) => ({ text, kind: "connective", evidenceIds: [] }))
}

function entryParts<S extends DraftSentence>({ kind }: Section<S>, entry: ResumeEntry<S>): Part<S>[] {
  const { heading, group, label: named, notes, bullets } = entry
  if (kind === "skills") {
    const label = named ? { label: named } : group ? { label: groupLabels[group] } : {}
    const skills = [...notes, ...bullets]
    return skills.length > 0 ? [{ kind: "bullet", ...label, list: true, sentences: skills }] : []
  }
  // Degrees form one list, and so do roles without details.
  const isLine = kind === "education" || (kind === "earlier" && notes.length + bullets.length === 0)
  return [
    ...(heading ? [{ kind: isLine ? ("bullet" as const) : ("subheading" as const), sentences: [heading] }] : []),
    ...(notes.length > 0 ? [{ kind: "paragraph" as const, sentences: notes }] : []),
    ...bullets.map((sentence) => ({ kind: "bullet" as const, sentences: [sentence] })),
  ]
}
