import type { ClaimStatus } from "../evidence/schema"
import type { CitedItem } from "./cited-item"
import type { ShownPart } from "./document-page"

/** The number of answers that may use one story before an assessor reads it too often. */
const oftenFrom = 3

interface AnsweredCriterion {
  id: string
  quote: string
  /** By story: "best" if the answer uses it. */
  marks: ("best" | null)[]
  status: "shown" | "gap"
}

export interface CriteriaCoverage {
  stories: { text: string }[]
  rows: AnsweredCriterion[]
  /** Stories used for three criteria or more. */
  overused: { column: number; text: string; quotes: string[] }[]
}

type Told = Pick<ShownPart, "kind" | "label"> & {
  sentences: { text: string; status: ClaimStatus; evidence: { id: string }[] }[]
}

/**
 * The criteria by the stories that a document of answers uses, in its current state; null for fewer than two answers.
 * An agreed line and the words behind it are one story. A mere mention in the profile is not a story.
 */
export function criteriaCoverage(parts: readonly Told[], cited: readonly CitedItem[]): CriteriaCoverage | null {
  const storyOf = storiesIn(cited)
  const answers: { quote: string; told: Set<string> }[] = []
  for (const { kind, label, sentences } of parts) {
    if (kind === "subheading") {
      answers.push({ quote: label ?? sentences.map(({ text }) => text).join(" "), told: new Set() })
      continue
    }
    const told = answers.at(-1)?.told
    for (const { evidence } of sentences)
      for (const { id } of evidence) if (storyOf.has(id)) told?.add(storyOf.get(id) ?? id)
  }
  const columns = [...new Set(answers.flatMap(({ told }) => [...told]))]
  if (answers.length < 2 || columns.length === 0) return null
  const rows = answers.map(({ quote, told }, at): AnsweredCriterion => {
    const marks = columns.map((text) => (told.has(text) ? "best" : null))
    return { id: `answer-${at + 1}`, quote, marks, status: told.size > 0 ? "shown" : "gap" }
  })
  const overused = columns.flatMap((text, column) => {
    const quotes = rows.filter(({ marks }) => marks[column] !== null).map(({ quote }) => quote)
    return quotes.length >= oftenFrom ? [{ column, text, quotes }] : []
  })
  return { stories: columns.map((text) => ({ text })), rows, overused }
}

/** The story of each item: the line's text if a line was made of it. */
function storiesIn(cited: readonly CitedItem[]): Map<string, string> {
  const stories = new Map<string, string>()
  for (const { id, kind, text } of cited) if (kind !== "profile") stories.set(id, text)
  for (const { id, text, line } of cited)
    for (const one of line?.words ?? []) if (one.id !== id && stories.has(one.id)) stories.set(one.id, text)
  return stories
}
