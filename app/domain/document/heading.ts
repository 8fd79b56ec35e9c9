import type { DraftSentence } from "../evidence/schema"
import { type FieldSpans, type Heading, type HeadingField, headingFields } from "./body"

export type HeadingFields = Record<HeadingField, string>
export const noFields: HeadingFields = { title: "", organization: "", location: "", dates: "" }

/** "General Manager, Salt & Cedar, Austin (2018 – 2024)": the usual form of a heading. */
export function headingText({ title, organization, location, dates }: HeadingFields): string {
  const name = [title, organization, location].filter(Boolean).join(", ")
  return name && dates ? `${name} (${dates})` : name || dates
}

/** Makes a heading of a sentence. Fields that do not occur in its text are dropped. */
export function headingOf<S extends DraftSentence>(sentence: S, fields: Partial<HeadingFields>): Heading<S> {
  return { ...sentence, fields: spansIn(sentence.text, fields) }
}

/** The text of each field of a heading. */
export function fieldsOf({ text, fields }: Heading): HeadingFields {
  const said = { ...noFields }
  for (const field of headingFields) {
    const span = fields[field]
    if (span) said[field] = text.slice(...span)
  }
  return said
}

/** True if the fields cover the heading's whole text, apart from separators. */
export function isSpanned({ text, fields }: Heading): boolean {
  const spans = headingFields.flatMap((field) => (fields[field] ? [fields[field]] : []))
  const left = [...text.split("").keys()]
    .filter((at) => !spans.some(([from, to]) => at >= from && at < to))
    .map((at) => text.charAt(at))
    .join("")
    .replace(/[\s,.;:()|·–—-]/g, "")
    .replace(/^(at|in|for)$/i, "")
  return spans.some(([from, to]) => to > from) && left === ""
}

/**
 * Locates the fields in a text without overlap. If none occurs in it, the whole text becomes the title, because every
 * heading has a field.
 */
export function spansIn(text: string, fields: Partial<HeadingFields>): FieldSpans {
  const spans: FieldSpans = {}
  for (const field of headingFields) {
    const wanted = fields[field]
    const span = wanted ? freePlace(text, wanted, Object.values(spans)) : null
    if (span) spans[field] = span
  }
  return Object.keys(spans).length > 0 ? spans : { title: [0, text.length] }
}

function freePlace(text: string, wanted: string, taken: [number, number][]): [number, number] | null {
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length
    if (taken.every(([start, end]) => to <= start || from >= end)) return [from, to]
  }
  return null
}

/** Parses the fields of a heading in its usual form. */
export function readHeading(text: string): HeadingFields {
  const dated = /^(.*\S)\s*\(([^()]*\d{4}[^()]*)\)$/.exec(text)
  const [title = "", organization = "", ...rest] = (dated?.[1] ?? text).split(", ")
  return { title, organization, location: rest.join(", "), dates: dated?.[2] ?? "" }
}

/**
 * Fields of a reworded heading: those still in the text are kept, the rest is parsed again. If words are left that no
 * field holds, the whole text is parsed again, so that nothing typed is lost.
 */
export function respanned(before: Heading, text: string): FieldSpans {
  if (before.text === text) return before.fields
  const old = fieldsOf(before)
  const read = readHeading(text)
  const kept = headingFields.filter((field) => old[field] && text.includes(old[field]))
  const fields = Object.fromEntries(
    headingFields.map((field) => [field, kept.includes(field) ? old[field] : read[field]]),
  )
  const spans = spansIn(text, fields)
  return isSpanned({ ...before, text, fields: spans }) ? spans : spansIn(text, read)
}
