import { type Part, textOfPart } from "../../document/document-part"
import type { ClaimKind, DraftSentence } from "../../evidence/schema"
import type { Line } from "../material-schema"
import { countWords } from "../rules"
import { capitalized } from "./wording/wording"

/** A sentence about the person, with its evidence items. */
export function fact(text: string, evidenceIds: string[]): DraftSentence {
  return { text, kind: "fact", evidenceIds: [...new Set(evidenceIds)] }
}

const plainWords = new WeakMap<DraftSentence, DraftSentence>()

/** A composed sentence with a plain one that replaces it if the composition is not supported. */
export function factOr(text: string, evidenceIds: string[], plain: DraftSentence): DraftSentence {
  const sentence = fact(text, evidenceIds)
  if (text !== plain.text) plainWords.set(sentence, plain)
  return sentence
}

export const plainOf = (sentence: DraftSentence): DraftSentence | undefined => plainWords.get(sentence)

/** A line of the material as a sentence. */
export function factOf(line: Line, kind: ClaimKind = "fact"): DraftSentence {
  return { text: line.text, kind, evidenceIds: [...new Set(line.evidenceIds)] }
}

/** The evidence of several lines. */
export const idsOf = (lines: Pick<Line, "evidenceIds">[]): string[] => lines.flatMap(({ evidenceIds }) => evidenceIds)

/** A sentence without a claim about the person: a connective, a question, a heading. */
export function connective(text: string): DraftSentence {
  return { text, kind: "connective", evidenceIds: [] }
}

export function heading(text: string): Part {
  return { kind: "heading", sentences: [connective(text)] }
}

export function paragraph(...sentences: DraftSentence[]): Part {
  return { kind: "paragraph", sentences }
}

export function bullet(...sentences: DraftSentence[]): Part {
  return { kind: "bullet", sentences }
}

export function labeled(label: string, ...sentences: DraftSentence[]): Part {
  return { kind: "paragraph", label, sentences }
}

const longestTitle = 70
/** A shorter clause says too little to replace its sentence. */
const shortestClause = 12

/** "Cover letter: Electrician": the document's type and subject. A long subject is cut at the end of a clause. */
export function titled(kind: string, subject: string): string {
  const whole = capitalized(subject).replace(/[.!]$/, "")
  const room = longestTitle - kind.length
  const ends = [...whole.matchAll(/(?:[,;:](?=\s)|\s(?=\())/g)].map(({ index }) => index)
  const end = whole.length <= room ? -1 : Math.max(-1, ...ends.filter((at) => at >= shortestClause && at <= room))
  return subject ? `${kind}: ${end < 0 ? whole : whole.slice(0, end)}` : kind
}

/** Picks one of several wordings, deterministically by the seed. */
export function pick<T>(seed: string, choices: readonly [T, ...T[]]): T {
  let hash = 7
  for (const character of seed) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003
  return choices[hash % choices.length] ?? choices[0]
}

export function wordsIn(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + countWords(textOfPart(part)), 0)
}

/**
 * Keeps the parts that fit within the limit, in order. The first part that does not fit is dropped along with all later
 * ones.
 */
export function withinWords(parts: Part[], maxWords: number): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    if (wordsIn([...kept, part]) > maxWords) break
    kept.push(part)
  }
  while (kept.length < parts.length && kept.at(-1)?.kind.includes("heading")) kept.pop()
  return kept
}
