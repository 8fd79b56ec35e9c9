import type { Token } from "../../../language/words/tokens"
import type { Claim } from "../../schema"
import { clausesUsed, weighClauses } from "../carriage/carry"
import { maxUsed } from "../carriage/choose-items"
import { nameTokens, objectionsTo, type Weighed } from "../carriage/objections"
import type { Known, Library } from "../library"
import type { Reading } from "../reading/reading"
import { agreeOnRole } from "./placement"
import { refusalsOf } from "./refusals"
import { isTitle } from "./v3-titles"

/** The minimum share of each clause, and of the sentence, that items must say in words from the lexicon. */
const least = { clause: 1 / 3, sentence: 1 / 2 }

/**
 * Upgrades an unconfirmed sentence to `close`, never to `supported`, if a second reading says that the items entail it
 * and no rule objects. The second reading settles only wording (V1). It is not trusted for clauses that the items
 * barely cover, nor for numbers, names, levels, reach, ownership or negation.
 */
export function asEntailed(
  claim: Claim,
  ids: readonly string[],
  stated: Reading,
  library: Library,
  exempt: Set<Token>,
): Claim {
  if (claim.status !== "unconfirmed" || claim.reasons.some(({ rule }) => rule !== "V1")) return claim
  const items = [...new Set(ids)].flatMap((id) => library.byId.get(id) ?? [])
  if (items.length === 0 || items.length > maxUsed || !agreeOnRole(items, library)) return claim
  if (isObjectedTo(stated, items, library, exempt)) return claim
  return { ...claim, status: "close", evidenceIds: items.flatMap(({ id }) => id ?? []), reasons: [] }
}

function isObjectedTo(stated: Reading, items: Known[], library: Library, exempt: Set<Token>): boolean {
  const weighed = weighClauses(stated, items, library, exempt)
  if (refusalsOf(stated, weighed, items, library, exempt).length > 0) return true
  const grounds = { stated, library, exempt, from: clausesUsed(weighed) }
  const names = nameTokens(stated)
  const words = { all: 0, said: 0 }
  for (const clause of weighed) {
    const missing = unsaidOf(clause)
    const said = clause.words.length - missing.length
    words.all += clause.words.length
    words.said += said
    if (said < clause.words.length * least.clause || missing.some((token) => names.has(token))) return true
    if (missing.length > 0 && namesTitle(stated, clause)) return true
    if (isDenialUnsaid(clause) || objectionsTo(clause, missing, grounds).length > 0) return true
  }
  return words.said < words.all * least.sentence
}

function unsaidOf({ words, matches }: Weighed): Token[] {
  return words.filter((token) => !matches.some(({ said }) => said.has(token)))
}

/** "As the senior director responsible": the words around a title state its level. */
function namesTitle({ tokens }: Reading, { clause }: Weighed): boolean {
  return tokens.slice(clause.first, clause.last).some(isTitle)
}

function isDenialUnsaid({ clause, matches }: Weighed): boolean {
  return clause.moods.has("negated") && !matches.some(({ from }) => [...from].some(({ moods }) => moods.has("negated")))
}
