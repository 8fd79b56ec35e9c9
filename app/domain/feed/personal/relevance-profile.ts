import type { Industry } from "../../kernel/industry"
import { termOf, termsOf, wordsOf } from "../../language/words/stems"
import { generalWords } from "../../language/words/word-lists"
import type { Interest, RelevanceProfile } from "./relevance"

/** Ranking input in the user's own words. */
export interface RelevanceInput {
  industry: Industry | ""
  title: string
  skills: readonly string[]
  goals: string
  /** Keywords of the latest reflections, newest first. */
  keywords: readonly string[]
  tastes: readonly { title: string; terms: readonly string[]; feedback: "more" | "less" }[]
}

/** Words of a job title that express rank rather than work. */
const rankWords = new Set(
  "senior sr junior jr staff principal associate assistant intern trainee chief vice deputy".split(" "),
)

/** Words of a goal that only mark it as a goal. */
const goalWords = new Set(
  `become becoming want aim goal goals plan hope wish like grow growing build building improve improving learn
  develop developing gain gaining reach reaching achieve achieving career role roles position company team teams skill
  skills professional professionally experience work working join joining find finding take taking transition full
  expert expertise knowledge deepen expand senior next bigger get getting`.split(/\s+/),
)

/** Derives the terms that articles are matched against. */
export function relevanceProfileOf({
  industry,
  title,
  skills,
  goals,
  keywords,
  tastes,
}: RelevanceInput): RelevanceProfile {
  const liked = (wanted: "more" | "less") =>
    tastes.filter(({ feedback }) => feedback === wanted).map(({ title: label, terms }) => ({ label, terms }))
  return {
    industry,
    wanted: {
      skill: distinct(skills.filter(isMeaningful).map(phrase)),
      goal: distinct(topicWords(goals, goalWords).map(single)),
      role: distinct(topicWords(title, rankWords).map(single)),
      reflection: distinct(keywords.filter(isMeaningful).map(phrase)),
    },
    more: liked("more"),
    less: liked("less"),
  }
}

const single = (word: string): Interest => ({ label: word, terms: [termOf(word)] })

/** All words of a phrase must match: "machines" does not match "machine learning". Text in brackets is ignored. */
const phrase = (text: string): Interest => ({ label: text.trim(), terms: termsOf(text.replace(/\([^)]*\)/g, " ")) })

const isMeaningful = (text: string) => topicWords(text, new Set()).length > 0

/** The words of a text that identify its topic. */
function topicWords(text: string, leftOut: ReadonlySet<string>): string[] {
  return wordsOf(text).filter((word) => !generalWords.has(word.toLowerCase()) && !leftOut.has(word.toLowerCase()))
}

/** Merges spelling variants of the same thing. */
function distinct(all: readonly Interest[]): Interest[] {
  const seen = new Map<string, Interest>()
  for (const wanted of all) {
    const key = [...wanted.terms].sort().join(" ")
    if (key && !seen.has(key)) seen.set(key, wanted)
  }
  return [...seen.values()]
}
