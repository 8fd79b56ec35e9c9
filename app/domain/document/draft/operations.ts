import { type SectionKind, type SkillGroup, sectionKinds, skillGroups } from "../body"
import { noFields } from "../heading"
import type { DraftEntry, DraftLine, DraftSection, ResumeDraft } from "./draft"

/**
 * A structural change to a draft, encoded in a button's value: "up s12", "add-entry work", "drop e2 Led a team of 5".
 */
export interface Operation {
  verb: (typeof verbs)[number]
  /** Id of a line or an entry, or the kind of a section. */
  target: string
  text: string
}

const verbs = [
  ...(["up", "down", "remove"] as const),
  ...(["add-line", "add-after", "add-entry", "add-group", "add-section", "drop"] as const),
]

export function readOperation(value: string): Operation | null {
  const [, verb, target = "", text = ""] = /^([a-z-]+)(?: (\S+))?(?: ([\s\S]*))?$/.exec(value) ?? []
  const known = verbs.find((each) => each === verb)
  return known ? { verb: known, target, text } : null
}

/** Sections whose entries have headings. */
export const headedSections: readonly SectionKind[] = ["work", "earlier", "projects", "volunteering", "education"]

/** Applies a change to a draft; unknown targets change nothing. */
export function applyOperation(draft: ResumeDraft, { verb, target, text }: Operation): ResumeDraft {
  switch (verb) {
    case "up":
      return moved(draft, target, -1)
    case "down":
      return moved(draft, target, 1)
    case "remove":
      return removed(draft, target)
    case "add-line":
      return withLine(draft, target, text)
    case "add-after":
      return withLineAfter(draft, target)
    case "add-entry":
      return inSection(draft, target, (entries) => [...entries, newEntry(draft, target)])
    case "add-group":
      return withGroup(draft, text)
    case "add-section":
      return withSection(draft, target)
    case "drop":
      return dropped(draft, target, text)
  }
}

const isKind = (name: string): name is SectionKind => sectionKinds.some((kind) => kind === name)

function inSection(draft: ResumeDraft, kind: string, change: (entries: DraftEntry[]) => DraftEntry[]): ResumeDraft {
  return {
    ...draft,
    sections: draft.sections.map((each) => (each.kind === kind ? { ...each, entries: change(each.entries) } : each)),
  }
}

const lists = ["notes", "bullets"] as const

function moved(draft: ResumeDraft, target: string, step: 1 | -1): ResumeDraft {
  if (isKind(target)) return { ...draft, sections: swapped(draft.sections, ({ kind }) => kind === target, step) }
  const sections = draft.sections.map((section): DraftSection => {
    const entries = swapped(section.entries, ({ id }) => id === target, step)
    return { ...section, entries: entries === section.entries ? movedLine(entries, target, step) : entries }
  })
  return { ...draft, sections }
}

/** Moves a line within its list, or past its end into the adjacent entry. */
function movedLine(entries: DraftEntry[], target: string, step: 1 | -1): DraftEntry[] {
  for (const list of lists) {
    const at = entries.findIndex((entry) => entry[list].some(({ id }) => id === target))
    const entry = entries[at]
    const line = entry?.[list].find(({ id }) => id === target)
    if (!entry || !line) continue
    const within = swapped(entry[list], ({ id }) => id === target, step)
    if (within !== entry[list]) return entries.with(at, { ...entry, [list]: within })
    const next = entries[at + step]
    if (!next) return entries
    const into = step < 0 ? [...next[list], line] : [line, ...next[list]]
    const left = { ...entry, [list]: entry[list].filter(({ id }) => id !== target) }
    return entries.with(at, left).with(at + step, { ...next, [list]: into })
  }
  return entries
}

/** The list with an item swapped with its neighbor; unchanged if there is none. */
function swapped<T>(items: T[], isIt: (item: T) => boolean, step: 1 | -1): T[] {
  const at = items.findIndex(isIt)
  const [one, other] = [items[at], items[at + step]]
  return one === undefined || other === undefined ? items : items.with(at, other).with(at + step, one)
}

function removed(draft: ResumeDraft, target: string): ResumeDraft {
  if (isKind(target)) return { ...draft, sections: draft.sections.filter(({ kind }) => kind !== target) }
  const without = (lines: DraftLine[]) => lines.filter(({ id }) => id !== target)
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      entries: section.entries
        .filter(({ id }) => id !== target)
        .map((entry) => ({ ...entry, notes: without(entry.notes), bullets: without(entry.bullets) })),
    })),
  }
}

/** A number that no id of the draft has yet. */
function freeNumber({ sections }: ResumeDraft): number {
  const ids = sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, heading, notes, bullets }) => [id, heading?.id ?? "", ...[...notes, ...bullets].map(idOf)]),
  )
  return 1 + Math.max(0, ...ids.map((id) => Number(/^(?:n|ne)(\d+)$/.exec(id)?.[1] ?? 0)))
}

const idOf = ({ id }: DraftLine) => id

function withLine(draft: ResumeDraft, target: string, text: string): ResumeDraft {
  const line = { id: `n${freeNumber(draft)}`, text }
  const sections = draft.sections.map((section) => {
    const list = section.kind === "summary" ? "notes" : "bullets"
    const entries = section.entries.map((entry) =>
      entry.id === target ? { ...entry, [list]: [...entry[list], line] } : entry,
    )
    return { ...section, entries }
  })
  return { ...draft, sections }
}

function withLineAfter(draft: ResumeDraft, target: string): ResumeDraft {
  const line = { id: `n${freeNumber(draft)}`, text: "" }
  const after = (lines: DraftLine[]) => lines.flatMap((each) => (each.id === target ? [each, line] : each))
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      entries: section.entries.map((each) => ({ ...each, notes: after(each.notes), bullets: after(each.bullets) })),
    })),
  }
}

function newEntry(draft: ResumeDraft, kind: string): DraftEntry {
  const number = freeNumber(draft)
  const isHeaded = headedSections.some((each) => each === kind)
  const line = { id: `n${number + 1}`, text: "" }
  return {
    id: `ne${number}`,
    heading: isHeaded ? { id: `n${number}`, ...noFields } : null,
    ...(kind === "skills" && { group: "technical" as const }),
    notes: kind === "summary" ? [line] : [],
    bullets: kind === "summary" || kind === "education" ? [] : [line],
  }
}

function withGroup(draft: ResumeDraft, name: string): ResumeDraft {
  const group = skillGroups.find((each): each is SkillGroup => each === name)
  if (!group) return draft
  return inSection(draft, "skills", (entries) => [...entries, { ...newEntry(draft, "skills"), group }])
}

function withSection(draft: ResumeDraft, kind: string): ResumeDraft {
  if (!isKind(kind) || draft.sections.some((section) => section.kind === kind)) return draft
  const section: DraftSection = { kind, hidden: false, entries: [newEntry(draft, kind)] }
  const later = draft.sections.findIndex((other) => sectionKinds.indexOf(other.kind) > sectionKinds.indexOf(kind))
  return { ...draft, sections: draft.sections.toSpliced(later < 0 ? draft.sections.length : later, 0, section) }
}

/** Adds an agreed line to an entry, or to the achievements if no entry is given. */
function dropped(draft: ResumeDraft, target: string, text: string): ResumeDraft {
  if (draft.sections.some(({ entries }) => entries.some(({ id }) => id === target)))
    return withLine(draft, target, text)
  const [first] = draft.sections.find(({ kind }) => kind === "achievements")?.entries ?? []
  if (first) return withLine(draft, first.id, text)
  const opened = withSection(draft, "achievements")
  return inSection(opened, "achievements", (entries) =>
    entries.map((entry) => ({ ...entry, bullets: entry.bullets.map((line) => ({ ...line, text })) })),
  )
}
