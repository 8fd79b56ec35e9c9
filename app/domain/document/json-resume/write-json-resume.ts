import type { DraftSentence } from "../../evidence/schema"
import { isResume, type ResumeEntry, type SectionKind } from "../body"
import type { DocumentTree, Leaf } from "../document-tree"
import { fieldsOf } from "../heading"
import { mapResume } from "../leaves"
import { groupLabels } from "../render/parts"
import { type ItemForm, itemForms, type ReadItem } from "./items"
import { locationWith, shownPlace } from "./place"
import { asLine, entryOf, headEntries, itemsOf } from "./read-json-resume"
import type { JsonItem, JsonResume } from "./schema"

/** Sections without a JSON Resume list, with the mapping whose list takes their entries. */
const homes: Partial<Record<SectionKind, ItemForm["list"]>> = {
  earlier: "work",
  achievements: "projects",
  recognition: "awards",
}

/**
 * Exports a resume as JSON Resume. The imported original is kept wherever the document shows the same content, so an
 * unchanged import is exported as it was, including fields that no template shows.
 */
export function writeJsonResume(tree: DocumentTree): JsonResume {
  if (!isResume(tree.body)) throw new Error("Only a resume can be written as JSON Resume.")
  const origin = tree.origin?.resume ?? {}
  const shown = tree.body.sections.filter(({ hidden }) => !hidden)
  const body = mapResume<Leaf, Leaf>({ sections: shown }, (leaf) => leaf)
  const lists = itemForms.map((form) => {
    const entries = body.sections.flatMap(({ kind, entries }) =>
      (homes[kind] ?? itemForms.find((each) => each.section === kind)?.list) === form.list
        ? entries.flatMap((entry) => (isLines(form) ? apart(entry) : entry))
        : [],
    )
    return [form.list, listOf(form, entries, tree)] as const
  })
  const kept = lists.filter(([list, items]) => items.length > 0 || origin[list])
  const basics = basicsOf(tree, body.sections.find(({ kind }) => kind === "summary")?.entries ?? [])
  return {
    ...origin,
    ...(Object.keys(basics).length > 0 || origin.basics ? { basics } : {}),
    ...Object.fromEntries(kept),
  }
}

/** Mappings whose items are lines: each line of an entry is an item. */
const isLines = (form: ItemForm) => form.read({}).fields === null && form.list !== "skills"

const apart = (entry: ResumeEntry<Leaf>): ResumeEntry<Leaf>[] =>
  [...(entry.heading ? [entry.heading] : []), ...entry.notes, ...entry.bullets].map((leaf) => {
    return { heading: null, notes: [], bullets: [leaf] }
  })

function listOf(form: ItemForm, entries: ResumeEntry<Leaf>[], { origin }: DocumentTree): JsonItem[] {
  const places = origin?.places ?? {}
  const originals = origin ? itemsOf(origin.resume, form.list) : []
  const used = new Set<number>()
  const written = entries.map((entry) => {
    const at = placeOf(entry, form.list, places)
    const original = at === null || used.has(at) ? undefined : originals[at]
    if (at !== null) used.add(at)
    return { at, item: original ? updated(form, original, entry) : form.write(readOf(entry)) }
  })
  // An item that never had displayed text cannot have been removed, so it stays in place.
  const shown = new Set(Object.values(places))
  originals.forEach((item, at) => {
    if (shown.has(`${form.list}/${at}`)) return
    const before = written.findIndex((other) => other.at !== null && other.at > at)
    written.splice(before < 0 ? written.length : before, 0, { at, item })
  })
  return written.map(({ item }) => item)
}

function placeOf({ heading, notes, bullets }: ResumeEntry<Leaf>, list: string, places: Record<string, string>) {
  for (const leaf of [...(heading ? [heading] : []), ...notes, ...bullets]) {
    const place = places[leaf.id]
    if (place?.startsWith(`${list}/`)) return Number(place.slice(list.length + 1))
  }
  return null
}

function readOf<S extends DraftSentence>({ heading, group, label, notes, bullets }: ResumeEntry<S>): ReadItem {
  // A group without a name is displayed under its kind's name: "Tools".
  const named = label ?? (group && groupLabels[group])
  return {
    fields: heading && fieldsOf(heading),
    ...(named && { label: named }),
    notes: notes.map(({ text }) => text),
    bullets: bullets.map(({ text }) => text),
  }
}

/** The entry as if it had just been imported. */
function freshOf(read: ReadItem): ReadItem {
  return readOf(entryOf(read, (text): DraftSentence => ({ text: asLine(text), kind: "fact", evidenceIds: [] })))
}

/** The original, updated in the fields that the entry shows differently. */
function updated(form: ItemForm, original: JsonItem, entry: ResumeEntry<Leaf>): JsonItem {
  const before = form.write(freshOf(form.read(original)))
  const after = form.write(readOf(entry))
  const item = { ...original }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue
    if (key in after) item[key] = after[key]
    else delete item[key]
  }
  return item
}

function basicsOf({ person, origin }: DocumentTree, entries: ResumeEntry<Leaf>[]): NonNullable<JsonResume["basics"]> {
  const { basics = {} } = origin?.resume ?? {}
  const [head] = headEntries({ basics })
  const fresh = head && freshOf(head)
  const shown = entries.map(readOf)
  const label = shown.map(({ fields }) => fields?.title ?? "").find(Boolean) ?? ""
  const summary = shown.flatMap(({ notes, bullets }) => [...notes, ...bullets]).join(" ")
  const { contact } = person
  const wanted = {
    ...{ name: person.name || contact.name, email: contact.email, phone: contact.phone, url: contact.portfolio_url },
    ...{ label, summary },
  }
  const known: typeof wanted = {
    ...{ name: asLine(basics.name), email: basics.email ?? "", phone: basics.phone ?? "", url: basics.url ?? "" },
    ...{ label: fresh?.fields?.title ?? "", summary: fresh?.notes.join(" ") ?? "" },
  }
  const result: NonNullable<JsonResume["basics"]> = { ...basics }
  for (const key of ["name", "label", "email", "phone", "url", "summary"] as const) {
    if (wanted[key] === known[key]) continue
    if (wanted[key]) result[key] = wanted[key]
    else delete result[key]
  }
  if (contact.location !== shownPlace(basics)) result.location = locationWith(basics.location, contact.location)
  const profiles = profilesOf(basics.profiles ?? [], contact)
  return { ...result, ...((profiles.length > 0 || basics.profiles) && { profiles }) }
}

type Profile = NonNullable<NonNullable<JsonResume["basics"]>["profiles"]>[number]

function profilesOf(known: Profile[], contact: DocumentTree["person"]["contact"]): Profile[] {
  const added = [contact.linkedin_url, contact.website].filter((url) => url && !known.some((each) => each.url === url))
  return [...known, ...added.map((url) => ({ network: networkOf(url), url }))]
}

const networkOf = (url: string) => {
  const host = url.replace(/^https?:\/\/(www\.)?/, "").split(/[/?#]/)[0] ?? ""
  return { "linkedin.com": "LinkedIn", "github.com": "GitHub" }[host] ?? host
}
