import { concepts } from "../../language/concepts"
import { isContent, type Token } from "../../language/tokens"
import { isBaseForm, looksLikeParticiple, looksLikeVerb } from "../../language/verbs"
import { isDeedWord } from "./carriage/near-words"
import { oncePerClause } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"

/**
 * Verbs of making and doing: an item that says one of them of a thing lets a sentence name the thing alone. Any other
 * verb ("pitched for", "lost", "applied to") is part of what was done and must not be dropped.
 */
const doing = concepts(`
  do did make build write organise run teach mentor fix deliver design lead manage supervise launch start sell buy analyse
  install move replace translate publish negotiate recruit train plan prepare implement automate set-up finish win earn
  receive hold work serve use study graduate create improve reduce increase present handle collect gather test check
  treat cook serve represent research draft edit coordinate provide supply keep maintain develop produce operate clean
  coach support help assist attend contribute participate facilitate plant harvest breed wire fit repair care advise
  migrate rewrite rebuild redesign record measure save raise win introduce cover cost have be get take give go come
  was were is am are had has went came got took gave became joined see saw found report answer code program draw film
  photograph translate interpret validate simplify calculate model simulate register certify qualify speak head direct
  found own establish oversee chair host process review audit visit drive carry load pack ship stock order
`)

/** "doubled", "halved": a number (V2), not a deed. */
const multiple = /^(doubl|tripl|trebl|quadrupl|halv)/

/** The verb tokens of a clause that say something of their own. */
export const verbsOf = oncePerClause((reading, clause): Token[] =>
  reading.tokens
    .slice(clause.first, clause.last)
    .filter((token) => isContent(token) && looksLikeVerb(token.lower) && !multiple.test(token.lower)),
)

/** The verbs of an item's clause that a sentence must keep when it speaks of the same thing. */
export const bindingVerbs = oncePerClause((reading, clause): Token[] =>
  verbsOf(reading, clause).filter((token) => !doing.has(token.concept)),
)

/** A deed is carried by a verb, or by a noun that no other verb governs: not "rebranded" by "pitched for the rebrand". */
export function tellsDeed(reading: Reading, from: ReadClause, concept: string): boolean {
  if (undergone(reading, from).has(concept)) return false
  if (deedsTold(reading, from).has(concept)) return true
  return verbsOf(reading, from).length === 0
}

const deedsTold = oncePerClause(
  (reading, { first, last }) =>
    new Set(
      reading.tokens
        .slice(first, last)
        .filter((token, at, all) => {
          // In "Anna's design" and "the build" nothing is done.
          const before = all[at - 1]
          if (isBaseForm(token.lower) && /^(?:the|an?|my|our|his|her|their)$|['’]s$/i.test(before?.text ?? ""))
            return false
          if (/^(?:to|i|we|and|also)$/.test(before?.lower ?? "") && isDeedWord(token.lower)) return true
          return looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)
        })
        .map((token) => token.concept),
    ),
)

/** What was done to the person ("I was coached by Dana") is no deed of theirs. */
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

/** A heading or a list: nothing in it tells a deed. */
export function isFragment(reading: Reading): boolean {
  return reading.clauses.every((from) => verbsOf(reading, from).length === 0)
}
