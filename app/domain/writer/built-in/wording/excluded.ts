import { readInstructions } from "../../instructions"
import { contentWords } from "./focus"

/** The exclusion that a text mentions, as the person wrote it; null if none. */
export type ExcludedIn = (text: string) => string | null

/** The things that the instructions exclude, as a test of texts. */
export function excludedBy(customPrompt: string | null): ExcludedIn {
  const things = exclusionsOf(customPrompt).map((said) => ({ said, isIn: mentions(said) }))
  return (text) => things.find(({ isIn }) => isIn(text))?.said ?? null
}

/** The excluded things, one by one: "complaints or late orders" are two. */
export function exclusionsOf(customPrompt: string | null): string[] {
  return readInstructions(customPrompt)
    .exclusions.flatMap((text) => text.split(/\s*[,;]\s+(?:and |or )?|\s+(?:and|or|&|nor)\s+/))
    .map((text) => text.replace(/^(?:(?:the|my|our|any|anything|about|all) )+/i, "").trim())
    .filter((text) => contentWords(text).size > 0)
}

/** Words that name no thing by themselves. */
const vague = contentWords("work job thing stuff project part bit time story result shift week day event")

/** The share of an exclusion's words that a text about it has. */
const enough = 2 / 3
/** The minimum number of letters of a short form: "meds" for "medication". */
const shortForm = 3

/** A text mentions a thing if it has its abbreviation ("RSV") or most of its words. */
function mentions(thing: string): (text: string) => boolean {
  const all = [...contentWords(thing)]
  const clear = all.filter((word) => !vague.has(word))
  const words = clear.length > 0 ? clear : all
  const names = contentWords((thing.match(/\b\p{Lu}[\p{Lu}\d]+\b/gu) ?? []).join(" "))
  const least = Math.ceil(words.length * enough)
  return (text) => {
    const told = contentWords(text)
    // With one word alone, "car" would exclude "care".
    const has = (word: string) =>
      told.has(word) ||
      (words.length > 1 && word.length >= shortForm && [...told].some((other) => other.startsWith(word)))
    return [...names].some((name) => told.has(name)) || words.filter(has).length >= least
  }
}
