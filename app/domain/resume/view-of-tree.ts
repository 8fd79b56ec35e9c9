import {
  type Heading,
  type HeadingField,
  headingFields,
  isResume,
  type ResumeEntry,
  type Section,
} from "../document/body"
import { type DocumentTree, type Leaf, shownTree } from "../document/document-tree"
import { isSpanned } from "../document/heading"
import { groupLabels, partsOf } from "../document/render/parts"
import { treeLanguage } from "../document/tree-language"
import { contactViews } from "./contact-views"
import { directionOf } from "./direction"
import type { EntryView, ResumeView, SectionView, Words } from "./resume-view"

/** The view of a resume's tree, limited to sentences accepted by `shown`. */
export function viewOfTree(whole: DocumentTree, shown: (leaf: Leaf) => boolean = () => true): ResumeView {
  const tree = shownTree(whole)
  const sections = isResume(tree.body) ? tree.body.sections : []
  const titles = sectionTitlesOf(tree)
  const views = sections.map((section): SectionView => {
    return {
      kind: section.kind,
      title: titles.get(section.kind) ?? "",
      look: lookOf(section),
      entries: section.entries.map((entry) => entryView(section, entry, shown)).filter(saysSomething),
    }
  })
  const name = tree.person.name || tree.person.contact.name
  const [head] = views.filter(({ kind }) => kind === "summary").flatMap(({ entries }) => entries)
  const headline = head?.title ?? null
  const kept = views
    .map((view) =>
      view.kind === "summary"
        ? { ...view, entries: view.entries.map((entry) => ({ ...entry, title: null })).filter(saysSomething) }
        : view,
    )
    .filter(({ entries }) => entries.length > 0)
  const texts = [name, ...kept.flatMap(({ entries }) => entries.flatMap(textsOf))]
  return {
    ...{ name, headline, contacts: contactViews(tree), sections: kept },
    direction: directionOf(texts.join(" ")),
    language: treeLanguage(tree),
  }
}

/** The section titles, in the document's own wording. */
function sectionTitlesOf({ body }: DocumentTree): Map<string, string> {
  const titled = new Map<string, string>()
  partsOf<{ id: string; text: string } & Leaf>(body, (id, text) => {
    titled.set(id.replace("section-", ""), text)
    return { id, text, kind: "connective", evidenceIds: [], status: "supported", reasons: [] }
  })
  return titled
}

function lookOf({ kind, entries }: Section<Leaf>): SectionView["look"] {
  if (kind === "skills") return "skills"
  if (kind === "summary") return "prose"
  return entries.some(({ heading }) => heading) ? "entries" : "list"
}

function entryView({ kind }: Section<Leaf>, entry: ResumeEntry<Leaf>, shown: (leaf: Leaf) => boolean): EntryView {
  const { heading, group, label, notes, bullets } = entry
  const words = (leaves: Leaf[]): Words[] => leaves.filter(shown).map(({ id, text }) => ({ id, text }))
  const [, named = label ?? "", level = ""] = /^(.*\S) \(([^()]+)\)$/.exec(label ?? "") ?? []
  const percent = levels[level.toLowerCase()]
  return {
    ...noHead,
    ...(heading && shown(heading) ? headOf(heading) : {}),
    label: percent ? named : (label ?? (kind === "skills" && group ? groupLabels[group] : "")),
    level: percent ? { text: level, percent } : null,
    notes: words(notes),
    bullets: words(bullets),
  }
}

/** Proficiency levels common in JSON Resumes. Any other is shown as written. */
const levels: Record<string, number> = {
  ...{ beginner: 25, basic: 25, novice: 25, intermediate: 50, competent: 50 },
  ...{ advanced: 75, proficient: 75, expert: 100, master: 100 },
}

const noHead = { title: null, organization: null, location: null, dates: null }

/** The fields of a heading; the whole text as the title if the fields do not cover it. */
function headOf(heading: Heading<Leaf>): Partial<Record<HeadingField, Words>> {
  const { id, text, fields } = heading
  if (!isSpanned(heading)) return { title: { id, text } }
  const head: Partial<Record<HeadingField, Words>> = {}
  for (const field of headingFields) {
    const span = fields[field]
    if (span) head[field] = { id, field, text: text.slice(...span) }
  }
  return head
}

const textsOf = ({ title, organization, notes, bullets }: EntryView) =>
  [title, organization, ...notes, ...bullets].flatMap((words) => words?.text ?? [])

const saysSomething = ({ title, organization, location, dates, notes, bullets }: EntryView) =>
  [title, organization, location, dates].some(Boolean) || notes.length + bullets.length > 0
