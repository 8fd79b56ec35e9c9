import { splitSentences } from "../../language/sentences/split-sentences"
import {
  type ResumeBody,
  type ResumeEntry,
  type Section,
  type SectionKind,
  type SkillGroup,
  sectionKinds,
} from "../body"
import type { Leaf } from "../document-tree"
import { headlessFirst } from "../edit-claim"
import type { noFields } from "../heading"
import { filled } from "../leaves"
import type { Pending } from "../pending"
import { isOnWire } from "../render/document"
import { awardSections, roleSections, wireOf } from "../render/wire"
import type { ResumeContent } from "../resume-schema"
import { isShown, matchEntries, mergeEntry, type SentEntry } from "./merge-entries"
import { asLine, mergeAcross, mergeLines } from "./merge-lines"
import { mergeProjects } from "./merge-projects"

type Mixed = Leaf | Pending
type Entries = Partial<Record<SectionKind, ResumeEntry<Mixed>[]>>

/** Merges a sent resume into the existing one: unchanged text keeps its claim, the rest must be verified. */
export function mergeResume(body: ResumeBody<Leaf>, sent: ResumeContent): ResumeBody<Mixed> {
  const of = (kind: SectionKind) => body.sections.filter((each) => each.kind === kind).flatMap((each) => each.entries)
  const linesOf = (kind: SectionKind) => of(kind).flatMap(({ notes, bullets }) => [...notes, ...bullets])
  const groups = (name: SkillGroup): ResumeEntry<Leaf>[] => {
    const found = of("skills").filter((entry) => (entry.group ?? "technical") === name)
    return found.length > 0 ? found : [{ heading: null, group: name, notes: [], bullets: [] }]
  }
  const mergeGroups = (name: SkillGroup, texts: string[]) =>
    filledWith(groups(name), mergeAcross(groups(name).map(linesOfEntry), texts, 0))
  const summary = linesOf("summary")
  const isSummaryKept = asLine(sent.summary) === wireOf(body, isOnWire).summary
  const soft = mergeAcross([...groups("soft").map(linesOfEntry), linesOf("languages")], sent.skills.soft, 0)
  const languages = soft.pop() ?? []
  const awards = awardSections.map(linesOf)
  const firstAward = awards.findIndex((lines) => lines.length > 0)
  const listed = mergeAcross(
    awards,
    sent.awards_certifications,
    firstAward < 0 ? awardSections.indexOf("recognition") : firstAward,
  )
  return arranged(body, {
    summary: [
      ...of("summary").flatMap((entry) => (entry.heading ? [{ ...entry, notes: [], bullets: [] }] : [])),
      { ...headless, notes: isSummaryKept ? summary : mergeLines(summary, splitSentences(sent.summary)) },
    ],
    skills: [
      ...mergeGroups("technical", sent.skills.technical),
      ...mergeGroups("tools", sent.skills.tools),
      ...filledWith(groups("soft"), soft),
    ],
    ...mergeRoles(body, sent.experience),
    projects: mergeProjects(of("projects"), sent.projects),
    education: mergeStudies(of("education"), sent.education),
    languages: [{ ...headless, bullets: languages }],
    // The contract has no fields for these, so their absence means nothing.
    interests: of("interests"),
    references: of("references"),
    ...Object.fromEntries(awardSections.map((kind, at) => [kind, [{ ...headless, bullets: listed[at] ?? [] }]])),
  })
}

const linesOfEntry = ({ notes, bullets }: ResumeEntry<Leaf>) => [...notes, ...bullets]

const filledWith = (entries: ResumeEntry<Leaf>[], lines: Mixed[][]): ResumeEntry<Mixed>[] =>
  entries.map((entry, at) => ({ ...entry, notes: [], bullets: lines[at] ?? [] }))

const headless: ResumeEntry<Mixed> = { heading: null, notes: [], bullets: [] }

/** Roles are stored in several sections but sent as one list: each stays in its section, and new ones go to work. */
function mergeRoles({ sections }: ResumeBody<Leaf>, sent: ResumeContent["experience"]): Entries {
  const homes = new Map(sections.flatMap(({ kind, entries }) => entries.map((entry) => [entry, kind] as const)))
  const roles = roleSections.flatMap((kind) => [...homes].flatMap(([entry, home]) => (home === kind ? [entry] : [])))
  const merged: Entries = Object.fromEntries(roleSections.map((kind) => [kind, []]))
  const entries = sent.map(({ title, company, location, dates, responsibilities }): SentEntry => {
    return { fields: cleaned({ title, organization: company, location, dates }), lines: responsibilities.map(asLine) }
  })
  matchEntries(roles, entries).forEach((before, at) => {
    const entry = entries[at] && mergeEntry(before, entries[at])
    if (!entry) return
    const told = entry.notes.length + entry.bullets.length > 0
    const home = (before && homes.get(before)) ?? (entry.heading ? "work" : "achievements")
    const isTold = (home === "earlier" && told) || (home === "achievements" && entry.heading !== null)
    merged[isTold ? "work" : home]?.push(entry)
  })
  for (const role of roles) if (!isShown(role)) merged[homes.get(role) ?? "work"]?.push(role)
  return merged
}

function mergeStudies(before: ResumeEntry<Leaf>[], sent: ResumeContent["education"]): ResumeEntry<Mixed>[] {
  const entries = sent.map(({ degree, institution, location, dates, details }): SentEntry => {
    return {
      fields: cleaned({ title: degree, organization: institution, location, dates }),
      lines: details.map(asLine),
    }
  })
  const matches = matchEntries(before, entries)
  const merged = entries.map((entry, at) => mergeEntry(matches[at] ?? null, entry))
  return [...merged, ...before.filter((entry) => !isShown(entry))]
}

const cleaned = (fields: typeof noFields) => {
  const { title, organization, location, dates } = fields
  return { title: asLine(title), organization: asLine(organization), location: asLine(location), dates: asLine(dates) }
}

/** Sections in their existing order, with new ones at their usual place. */
function arranged({ sections }: ResumeBody<Leaf>, entries: Entries): ResumeBody<Mixed> {
  const kinds = sections.map(({ kind }) => kind)
  for (const kind of sectionKinds) {
    if (kinds.includes(kind)) continue
    const later = kinds.findIndex((other) => sectionKinds.indexOf(other) > sectionKinds.indexOf(kind))
    kinds.splice(later < 0 ? kinds.length : later, 0, kind)
  }
  const hidden = new Set(sections.filter((section) => section.hidden).map(({ kind }) => kind))
  return filled(
    kinds.map((kind): Section<Mixed> => {
      return { kind, entries: headlessFirst(entries[kind] ?? []), ...(hidden.has(kind) && { hidden: true }) }
    }),
  )
}
