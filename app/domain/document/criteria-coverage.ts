import type { ClaimStatus } from "../evidence/schema"
import type { CitedItem } from "./cited-item"
import type { ShownPart } from "./document-page"

/** Answers that one story may be told in before an assessor reads the same thing too often. */
const oftenFrom = 3

interface AnsweredCriterion {
  id: string
  quote: string
  /** By story: "best" where the answer tells it. */
  marks: ("best" | null)[]
  status: "shown" | "gap"
}

export interface CriteriaCoverage {
  stories: { text: string }[]
  rows: AnsweredCriterion[]
  /** Stories that are told for three criteria or more. */
  overused: { column: number; text: string; quotes: string[] }[]
}

type Told = Pick<ShownPart, "kind" | "label"> & {
  sentences: { text: string; status: ClaimStatus; evidence: { id: string }[] }[]
}

/**
 * Criteria by the stories that a document of answers tells, as it stands now; null where it answers fewer than two. An
 * agreed line and the words behind it are one story; what the profile only names is none.
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

/** The story of each item, by the line's text where a line was made of it. */
function storiesIn(cited: readonly CitedItem[]): Map<string, string> {
  const stories = new Map<string, string>()
  for (const { id, kind, text } of cited) if (kind !== "profile") stories.set(id, text)
  for (const { id, text, line } of cited)
    for (const one of line?.words ?? []) if (one.id !== id && stories.has(one.id)) stories.set(one.id, text)
  return stories
}
