import type { DraftSentence } from "../evidence/schema"
import { type Body, type Entry, isResume, type ResumeBody, type Section } from "./body"
import { respanned } from "./heading"
import type { Part } from "./part"

/**
 * What becomes of a sentence: another in its place, or null where it leaves. `under` is the heading that it stands
 * under in a resume: the role that a bullet tells of, null where it stands under none.
 */
type Change<S, T> = (sentence: S, under: string | null) => T | null

/** A body with each sentence changed, in reading order. Entries, parts and sections that are left empty leave. */
export function mapBody<S extends DraftSentence, T extends DraftSentence>(
  body: Body<S>,
  change: Change<S, T>,
): Body<T> {
  if (!isResume(body)) {
    const parts: Part<T>[] = body.parts.map((part) => ({ ...part, sentences: mapped(part.sentences, null, change) }))
    return { parts: parts.filter(({ sentences }) => sentences.length > 0) }
  }
  return mapResume(body, change)
}

/** The same of a resume. */
export function mapResume<S extends DraftSentence, T extends DraftSentence>(
  { sections }: ResumeBody<S>,
  change: Change<S, T>,
): ResumeBody<T> {
  return filled(sections.map(({ kind, entries }) => ({ kind, entries: entries.map((each) => mapEntry(each, change)) })))
}

/** Sections without what holds nothing. */
export function filled<S extends DraftSentence>(sections: Section<S>[]): ResumeBody<S> {
  const left = sections.map(({ kind, entries }) => ({ kind, entries: entries.filter(holdsSomething) }))
  return { sections: left.filter(({ entries }) => entries.length > 0) }
}

function mapEntry<S extends DraftSentence, T extends DraftSentence>(entry: Entry<S>, change: Change<S, T>): Entry<T> {
  const { heading, notes, bullets } = entry
  const under = heading?.text ?? null
  const after = heading && change(heading, null)
  return {
    ...entry,
    heading: heading && after ? { ...after, fields: respanned(heading, after.text) } : null,
    notes: mapped(notes, under, change),
    bullets: mapped(bullets, under, change),
  }
}

const mapped = <S, T>(sentences: S[], under: string | null, change: Change<S, T>): T[] =>
  sentences.flatMap((sentence) => change(sentence, under) ?? [])

const holdsSomething = ({ heading, notes, bullets }: Entry) =>
  heading !== null || notes.length > 0 || bullets.length > 0

/** Every sentence of a body in reading order. */
export function sentencesOf<S extends DraftSentence>(body: Body<S>): S[] {
  if (!isResume(body)) return body.parts.flatMap(({ sentences }) => sentences)
  return body.sections.flatMap(({ entries }) =>
    entries.flatMap(({ heading, notes, bullets }): S[] => [...(heading ? [heading] : []), ...notes, ...bullets]),
  )
}
