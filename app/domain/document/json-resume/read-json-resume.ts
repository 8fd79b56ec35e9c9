import type { DraftSentence } from "../../evidence/schema"
import { splitSentences } from "../../language/sentences/split-sentences"
import { headingFields, type ResumeBody, type ResumeEntry, type Section, type SectionKind } from "../body"
import type { DocumentTree, Leaf, Origin, PersonLines } from "../document-tree"
import { headingOf, headingText, noFields } from "../heading"
import { mapResume } from "../leaves"
import type { Pending } from "../pending"
import { itemForms, type ReadItem } from "./items"
import { shownPlace } from "./place"
import type { JsonItem, JsonResume } from "./schema"

/** A JSON Resume as a document whose sentences must be verified. */
interface ReadResume {
  body: ResumeBody<Pending>
  person: PersonLines
  origin: Origin
  /** The number of the next id. */
  next: number
}

export const asLine = (text = "") => text.replace(/\s+/g, " ").trim()

/** Parses a JSON Resume into sections. Every text is kept: in a section, in the personal lines or in `origin`. */
function readJsonResume(resume: JsonResume): ReadResume {
  const places: Record<string, string> = {}
  let next = 1
  const entered = (text: string, place: string): Pending => {
    const id = `s${next++}`
    places[id] = place
    return { id, text: asLine(text), kind: "fact", evidenceIds: [], own: true }
  }
  const sections: Section<Pending>[] = []
  const add = (kind: SectionKind, entry: ResumeEntry<Pending>) => {
    const known = sections.find((section) => section.kind === kind)
    if (known) known.entries.push(entry)
    else sections.push({ kind, entries: [entry] })
  }
  for (const entry of headEntries(resume))
    add(
      "summary",
      entryOf(entry, (text) => entered(text, "basics")),
    )
  for (const form of itemForms) {
    for (const [at, item] of (resume[form.list] ?? []).entries()) {
      const entry = entryOf(form.read(item), (text) => entered(text, `${form.list}/${at}`))
      if (entry.heading || entry.notes.length + entry.bullets.length > 0) add(form.section, entry)
    }
  }
  return { body: { sections }, person: personOf(resume), origin: { resume, places }, next }
}

/** The label and the summary at the head of a resume. */
export function headEntries({ basics }: JsonResume): ReadItem[] {
  const label = asLine(basics?.label)
  const notes = splitSentences(asLine(basics?.summary))
  if (!label && notes.length === 0) return []
  return [{ fields: label ? { title: label } : null, notes, bullets: [] }]
}

/** An entry with each text converted to a sentence by `make`. */
export function entryOf<S extends DraftSentence>(read: ReadItem, make: (text: string) => S): ResumeEntry<S> {
  const fields = { ...noFields }
  for (const field of headingFields) fields[field] = asLine(read.fields?.[field])
  const text = headingText(fields)
  const made = (texts: string[]) => texts.flatMap((each) => (asLine(each) ? make(each) : []))
  return {
    heading: text ? headingOf(make(text), fields) : null,
    ...(read.label && { label: asLine(read.label).slice(0, 200), group: "technical" }),
    notes: made(read.notes),
    bullets: made(read.bullets),
  }
}

function personOf({ basics = {} }: JsonResume): PersonLines {
  const { name = "", email = "", phone = "", url = "", profiles = [] } = basics
  const linkedIn = profiles.find(({ network, url }) => /linkedin/i.test(`${network} ${url}`))?.url ?? ""
  const other = profiles.find((profile) => profile.url && profile.url !== linkedIn)?.url ?? ""
  const whole = asLine(name)
  return {
    name: whole,
    contact: {
      name: whole,
      email,
      phone,
      location: shownPlace(basics),
      linkedin_url: linkedIn,
      portfolio_url: url,
      website: other,
    },
  }
}

/** The tree of a JSON Resume that needs no verification: an example, or a resume for display only. */
export function plainTree(resume: JsonResume): DocumentTree {
  const { body, person, origin, next } = readJsonResume(resume)
  const plain = mapResume<Pending, Leaf>(body, ({ id = "", text, kind, evidenceIds }) => {
    return { id, text, kind, evidenceIds, own: true, status: "confirmed", reasons: [] }
  })
  return { format: 2, next, person, body: plain, origin }
}

export const itemsOf = (resume: JsonResume, list: (typeof itemForms)[number]["list"]): JsonItem[] => resume[list] ?? []
