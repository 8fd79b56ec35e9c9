import { stretches } from "../doers/positions"
import { isBaseForm, looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import { meaningsOf } from "../words/lexicon"
import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"

interface Span {
  first: number
  last: number
}

const holdsFinite = stretches(({ lower }) => looksLikeVerb(lower) && !isBaseForm(lower))
const before = /^(?:that|which|who|whom)$/

/** "whom I mentored", "the girl I coached": a relative clause in which the writer acts on its noun. */
function isObjectRelative(tokens: Token[], first: number): boolean {
  const opens = tokens[first]?.text === "," ? first + 1 : first
  const subject = before.test(tokens[opens]?.lower ?? "") ? opens + 1 : opens
  if (!/^(?:i|we)$/.test(tokens[subject]?.lower ?? "")) return false
  return subject > opens || (opens === first && first > 0 && tokens[first - 1]?.content === true)
}

/** Whether the words before a relative clause name somebody who still lacks a verb: "Peter, whom I mentored". */
function isWaiting(tokens: Token[], noun: Span, relative: number): boolean {
  if (noun.last !== relative || holdsFinite(tokens, noun.first, noun.last)) return false
  // "At Brightwater I launched the blog, which grew": "Brightwater" is where it was done.
  const opening = tokens.slice(noun.first, noun.last).find(({ kind }) => kind === "word")
  if (opening && prepositions.has(opening.lower) && /^(?:i|we)$/.test(tokens[relative]?.lower ?? "")) return false
  const own = tokens.slice(noun.first, Math.min(noun.last, noun.first + mostWords)).filter(({ content }) => content)
  return own.some(isSomebody) || (own.length > 0 && /^whom?$/.test(tokens[relative]?.lower ?? ""))
}

/** The maximum number of words in a noun phrase. */
const mostWords = 12

/**
 * "The girl I coached | ran the marathon": the second verb of a relative clause belongs to the person before it, who
 * has no other verb.
 */
export function endsRelative(tokens: Token[], at: number, first: number, noun: Span | undefined): boolean {
  const verb = tokens[at]
  const ahead = tokens[at - 1]
  if (!noun || verb?.kind !== "word" || !ahead || ahead.kind === "mark") return false
  if (!looksLikeVerb(verb.lower) || isBaseForm(verb.lower)) return false
  // "who I met in May signed": "May" is the month.
  if (functionWords.has(ahead.lower) && !ahead.capital) return false
  return isObjectRelative(tokens, first) && holdsFinite(tokens, first, at) && isWaiting(tokens, noun, first)
}

/** Whether the clause at `next` states what the person before a relative clause did: "Peter, whom I mentored, won". */
export function tellsOfNoun(tokens: Token[], next: number, noun: Span, relative: Span): boolean {
  if (!isObjectRelative(tokens, relative.first)) return false
  const opens = tokens[next]?.text === "," ? next + 1 : next
  return tokens[opens]?.lower !== "and" && isWaiting(tokens, noun, relative.first)
}

/** A noun for a person, or a name that is not an ordinary word. A club that the writer started is their own work. */
function isSomebody({ lower, capital }: Token): boolean {
  const { own, person } = meaningsOf(lower)
  return person || (capital && own.length === 0)
}
