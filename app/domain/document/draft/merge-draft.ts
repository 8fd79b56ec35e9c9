import type { Heading, ResumeBody, ResumeEntry } from "../body"
import { type HeadingField, headingFields, isResume } from "../body"
import { type DocumentTree, type Leaf, leavesOf, type PersonLines } from "../document-tree"
import { headlessFirst, placedAnew } from "../edit-claim"
import { type HeadingFields, isSpanned } from "../heading"
import { filled, placedSentences } from "../leaves"
import { newHeading } from "../merge/merge-entries"
import { asLine } from "../merge/merge-lines"
import { entered, type Pending, reopened } from "../pending"
import { type DraftEntry, type DraftLine, headingFieldsOf, type ResumeDraft } from "./draft"

type Mixed = Leaf | Pending

/**
 * Merges a draft into its original resume: a sentence with the same words in the same role keeps its verification,
 * everything else must be verified. A sentence missing from the draft is removed. `citedBy` lists the items behind a
 * new line that the person agreed to elsewhere.
 */
export function mergeDraft(
  tree: DocumentTree,
  draft: ResumeDraft,
  citedBy: (text: string) => string[] = () => [],
): ResumeBody<Mixed> {
  const sections = isResume(tree.body) ? tree.body.sections : []
  const entries = sections.flatMap((section) => section.entries)
  const headings = new Map(entries.flatMap(({ heading }) => (heading ? [[heading.id, heading] as const] : [])))
  const labels = new Set(entries.flatMap(({ label }) => label ?? []))
  const leaves = new Map(leavesOf(tree).map((leaf) => [leaf.id, leaf]))
  const roles = new Map(
    placedSentences(tree.body).map(({ sentence, placement }) => [sentence.id, placement.placement?.role ?? null]),
  )

  /** Looks up a sentence of the document. Each is used once, even if its id is sent several times. */
  const taken = (id: string) => {
    const leaf = leaves.get(id)
    leaves.delete(id)
    return leaf
  }

  const lineOf = ({ id, text: typed }: DraftLine, role: string | null): Mixed[] => {
    const text = asLine(typed)
    const leaf = taken(id)
    if (!text) return []
    if (!leaf || headings.has(id)) return [{ ...entered(text), evidenceIds: citedBy(text) }]
    if (leaf.text !== text) return [reopened(leaf, text)]
    return [roles.get(id) === role ? leaf : placedAnew(leaf)]
  }

  const entryOf = ({ heading: sent, group, label, notes, bullets }: DraftEntry, isPlaced: boolean) => {
    const before = sent && taken(sent.id) ? headings.get(sent.id) : undefined
    const heading = sent && mergedHeading(before ?? null, cleaned(sent))
    const role = (isPlaced && heading?.text) || null
    const lines = (list: DraftLine[]) => list.flatMap((line) => lineOf(line, role))
    const entry: ResumeEntry<Mixed> = {
      heading,
      ...(group && { group }),
      // A group's name is not verified, so only existing names are kept.
      ...(label && labels.has(label) && { label }),
      notes: lines(notes),
      bullets: lines(bullets),
    }
    return entry
  }

  return filled(
    draft.sections.map(({ kind, hidden, entries: sent }) => ({
      kind,
      ...(hidden && { hidden: true as const }),
      entries: headlessFirst(sent.map((entry) => entryOf(entry, kind !== "education"))),
    })),
  )
}

function mergedHeading(before: Heading<Leaf> | null, fields: HeadingFields): Heading<Mixed> | null {
  if (before && isSame(headingFieldsOf(before), fields)) return before
  const after = newHeading(before && isSpanned(before) ? before : null, fields)
  return after && before ? { ...after, id: before.id, evidenceIds: before.evidenceIds } : after
}

const isSame = (a: HeadingFields, b: HeadingFields) => headingFields.every((field) => asLine(a[field]) === b[field])

const cleaned = (sent: HeadingFields): HeadingFields => {
  const field = (name: HeadingField) => asLine(sent[name])
  return {
    title: field("title"),
    organization: field("organization"),
    location: field("location"),
    dates: field("dates"),
  }
}

/** The personal lines of a draft. */
export function personOf({ name, contact }: ResumeDraft, before: PersonLines): PersonLines {
  const trimmed = Object.fromEntries(Object.entries(contact).map(([field, text]) => [field, text.trim()]))
  const said = name.trim()
  return { name: said, contact: { ...before.contact, ...trimmed, name: before.contact.name && said } }
}
