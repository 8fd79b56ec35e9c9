import type { Body } from "../../../document/body"
import { isResume } from "../../../document/body"
import { placedSentences, sentencesOf } from "../../../document/leaves"
import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"

interface Place {
  sentence: DraftSentence
  isHeading: boolean
  /** The heading above it. */
  role: string | null
}

/** A body's sentences in reading order, each with its location. */
export function placesOf(body: Body): Place[] {
  const headings = new Set<DraftSentence>(
    isResume(body)
      ? body.sections.flatMap(({ entries }) => entries.flatMap(({ heading }) => heading ?? []))
      : body.parts.filter(({ kind }) => /heading/.test(kind)).flatMap(({ sentences }) => sentences),
  )
  return placedSentences(body).map(({ sentence, placement: { placement } }) => ({
    sentence,
    isHeading: headings.has(sentence),
    role: placement?.role ?? null,
  }))
}

/** The minimum number of words of a replaceable sentence: a shorter one is a skill or a name. */
const fewestWords = 4

/**
 * For each failed sentence, an unused line of the built-in writer's text with the same evidence items and, if it is
 * under a role, with a role of the same items. Sentences without such a line are absent from the result.
 */
export function replacementsFor(body: Body, failed: readonly number[], builtIn: Body): Map<number, DraftSentence> {
  const places = placesOf(body)
  const told = new Set(sentencesOf(body).map(({ text }) => text.toLowerCase()))
  const free = placesOf(builtIn).filter(
    ({ sentence }) => sentence.kind === "fact" && !told.has(sentence.text.toLowerCase()),
  )
  const found = new Map<number, DraftSentence>()
  for (const at of failed) {
    const place = places[at]
    if (!place) continue
    const best = free
      .filter((other) => fits(place, other))
      .map((other) => ({ other, shared: sharedItems(place.sentence, other.sentence) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)[0]?.other
    if (!best) continue
    free.splice(free.indexOf(best), 1)
    found.set(at, { ...best.sentence })
  }
  return found
}

function fits(place: Place, other: Place): boolean {
  if (place.isHeading !== other.isHeading) return false
  if (place.isHeading) return true
  const isSentence = countWords(place.sentence.text) >= fewestWords
  return isSentence === countWords(other.sentence.text) >= fewestWords && place.role === other.role
}

function sharedItems(one: DraftSentence, other: DraftSentence): number {
  return one.evidenceIds.filter((id) => other.evidenceIds.includes(id)).length
}
