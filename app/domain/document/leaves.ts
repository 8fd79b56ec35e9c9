import type { DraftSentence } from "../evidence/schema"
import { type Body, isResume, type ResumeBody, type ResumeEntry, type Section } from "./body"
import type { Part } from "./document-part"
import { respanned } from "./heading"

/** Maps a sentence to its replacement, or to null to remove it. */
type Change<S, T> = (sentence: S) => T | null

/** Maps every sentence of a body in reading order. Entries, parts and sections left empty are removed. */
export function mapBody<S extends DraftSentence, T extends DraftSentence>(
  body: Body<S>,
  change: Change<S, T>,
): Body<T> {
  if (!isResume(body)) {
    const parts: Part<T>[] = body.parts.map((part) => ({ ...part, sentences: mapped(part.sentences, change) }))
    return { parts: parts.filter(({ sentences }) => sentences.length > 0) }
  }
  return mapResume(body, change)
}

/** Maps every sentence of a resume. */
export function mapResume<S extends DraftSentence, T extends DraftSentence>(
  { sections }: ResumeBody<S>,
  change: Change<S, T>,
): ResumeBody<T> {
  return filled(
    sections.map((section) => ({ ...section, entries: section.entries.map((each) => mapEntry(each, change)) })),
  )
}

/** Removes empty entries and sections. */
export function filled<S extends DraftSentence>(sections: Section<S>[]): ResumeBody<S> {
  const left = sections.map((section) => ({ ...section, entries: section.entries.filter(holdsSomething) }))
  return { sections: left.filter(({ entries }) => entries.length > 0) }
}

function mapEntry<S extends DraftSentence, T extends DraftSentence>(
  entry: ResumeEntry<S>,
  change: Change<S, T>,
): ResumeEntry<T> {
  const { heading, notes, bullets } = entry
  const after = heading && change(heading)
  return {
    ...entry,
    heading: heading && after ? { ...after, fields: respanned(heading, after.text) } : null,
    notes: mapped(notes, change),
    bullets: mapped(bullets, change),
  }
}

const mapped = <S, T>(sentences: S[], change: Change<S, T>): T[] =>
  sentences.flatMap((sentence) => change(sentence) ?? [])

const holdsSomething = ({ heading, notes, bullets }: ResumeEntry) =>
  heading !== null || notes.length > 0 || bullets.length > 0

/** All sentences of a body in reading order. */
export function sentencesOf<S extends DraftSentence>(body: Body<S>): S[] {
  return placedSentences(body).map(({ sentence }) => sentence)
}

/** All sentences in reading order, each with its role in a resume, because the placement is a claim too. */
export function placedSentences<S extends DraftSentence>(
  body: Body<S>,
): { sentence: S; placement: Pick<DraftSentence, "placement"> }[] {
  const unplaced = (sentence: S) => ({ sentence, placement: {} })
  if (!isResume(body)) return body.parts.flatMap(({ sentences }) => sentences.map(unplaced))
  return body.sections.flatMap(({ kind, entries }) =>
    entries.flatMap(({ heading, notes, bullets }) => {
      const placement = heading && kind !== "education" ? { placement: { role: heading.text } } : {}
      const lines = [...notes, ...bullets].map((sentence) => ({ sentence, placement }))
      return [...(heading ? [unplaced(heading)] : []), ...lines]
    }),
  )
}

/** The sentences of a draft with their placement, as the verifier expects them. */
export function placedDrafts(body: Body): DraftSentence[] {
  return placedSentences(body).map(({ sentence, placement }) => ({ ...sentence, ...placement }))
}
