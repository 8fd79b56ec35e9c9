import type { Token } from "../../language/tokens"
import type { Claim } from "../schema"
import { clausesUsed, weighClauses } from "./carriage/carry"
import { maxUsed } from "./carriage/choose-items"
import { nameTokens, objectionsTo, type Weighed } from "./carriage/objections"
import type { Known, Library } from "./library"
import { agreeOnRole } from "./placement"
import type { Reading } from "./reading"
import { refusalsOf } from "./refusals"
import { isTitle } from "./v3-titles"

/** How much of each clause, and of the sentence, the items have to say in words that the lexicon knows. */
const least = { clause: 1 / 3, sentence: 1 / 2 }

/**
 * A doubted sentence of which a second reading says that these items entail it: `close` where no rule objects, never
 * `supported`. The second reading settles only how things are worded (V1). It is not believed of a clause that the
 * items hardly speak of, and never of numbers, names, levels, reach, whose deed it was, or what was denied.
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

/** "As the senior director responsible": what stands around a title says how high it is. */
function namesTitle({ tokens }: Reading, { clause }: Weighed): boolean {
  return tokens.slice(clause.first, clause.last).some(isTitle)
}

function isDenialUnsaid({ clause, matches }: Weighed): boolean {
  return clause.moods.has("negated") && !matches.some(({ from }) => [...from].some(({ moods }) => moods.has("negated")))
}
