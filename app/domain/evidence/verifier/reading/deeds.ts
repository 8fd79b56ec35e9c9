import { isBaseForm, looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import { isContent, type Token } from "../../../language/words/tokens"
import { isDeedWord } from "../carriage/words/near-words"
import { oncePerClause, sentenceAt } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"

/** "doubled", "halved": a number (V2), not an action. */
const multiple = /^(doubl|tripl|trebl|quadrupl|halv)/

/** The verbs of a clause with content. */
export const verbsOf = oncePerClause((reading, clause): Token[] =>
  reading.tokens
    .slice(clause.first, clause.last)
    .filter((token) => isContent(token) && looksLikeVerb(token.lower) && !multiple.test(token.lower)),
)

/**
 * Evidence for an action is a verb, or a noun with no other governing verb: "pitched for the rebrand" is not
 * "rebranded".
 */
export function tellsDeed(reading: Reading, from: ReadClause, concept: string): boolean {
  if (undergone(reading, from).has(concept)) return false
  if (deedsTold(reading, from).has(concept)) return true
  if (verbsOf(reading, from).length > 0 || isDoneByOther(reading, from, concept)) return false
  return isDone(reading, from, concept)
}

/** "did the survey" is surveying; in "did the retouching, 140 images" the images are not an action. */
function isDone({ tokens }: Reading, { first, last }: ReadClause, concept: string): boolean {
  const own = tokens.slice(first, last)
  const did = own.findIndex(({ lower }) => /^(?:do|does|did|done)$/.test(lower))
  if (did < 0) return true
  const mark = own.findIndex(({ kind }, at) => at > did && kind === "mark")
  return own.slice(0, mark < 0 ? undefined : mark).some((token) => token.concept === concept)
}

/** "photo shoot, 11 products, Piet took the pictures": the agent of the action noun is named after it. */
function isDoneByOther(reading: Reading, from: ReadClause, concept: string): boolean {
  return sentenceAt(reading, from).some(
    (one) =>
      one.first > from.first &&
      one.agent === "other" &&
      one.moods.size === 0 &&
      reading.tokens.slice(one.first, one.last).some((token) => token.concept === concept),
  )
}

const deedsTold = oncePerClause(
  (reading, { first, last }) =>
    new Set(
      reading.tokens
        .slice(first, last)
        .filter((token, at, all) => {
          // "Anna's design" and "the build" are things, not actions.
          const before = all[at - 1]
          if (isBaseForm(token.lower) && /^(?:the|an?|my|our|his|her|their)$|['’]s$/i.test(before?.text ?? ""))
            return false
          if (/^(?:to|i|we|and|also)$/.test(before?.lower ?? "") && isDeedWord(token.lower)) return true
          return looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)
        })
        .map((token) => token.concept),
    ),
)

/** A passive with the person as its subject ("I was coached by Dana") is not the person's action. */
const undergone = oncePerClause((reading, from): Set<string> => {
  const found = new Set<string>()
  if (
    reading.tokens
      .slice(from.first, from.last)
      .some((token, at, all) => token.lower === "by" && /^(me|us|myself)$/.test(all[at + 1]?.lower ?? ""))
  )
    return found
  for (let at = from.first + 1; at < from.last; at++) {
    const token = reading.tokens[at]
    const before = reading.tokens[at - 1]?.lower ?? ""
    if (token && /^(was|were|been|being|got|am|is|be)$/.test(before) && looksLikeVerb(token.lower))
      found.add(token.concept)
  }
  return found
})

/** True for a heading or list, which states no action. */
export function isFragment(reading: Reading): boolean {
  return reading.clauses.every((from) => verbsOf(reading, from).length === 0)
}
