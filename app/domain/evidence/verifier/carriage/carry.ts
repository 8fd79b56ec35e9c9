import { prepositions } from "../../../language/prepositions"
import type { Token } from "../../../language/tokens"
import { doubts, type Finding } from "../finding"
import type { Known, Library } from "../known"
import { isLimit } from "../limits"
import { agreeOnRole } from "../placement"
import type { ReadClause, Reading } from "../reading"
import { chooseItems, mostUsed } from "./choose-items"
import { isDeed, weighedWords } from "./clause-match"
import { tellsLack } from "./falling-short"
import type { Grade } from "./kin"
import { type Grounds, mustBeSaid, nameTokens, objectionsTo, type Weighed } from "./objections"

interface Carriage {
  /** "same" where all words are those of the items or plainly mean the same; null where something is lacking. */
  grade: Grade | null
  used: Known[]
  lacks: Finding[]
}

/** How much of a clause, and of a whole sentence, items have to say. */
const least = { clause: 0.66, aside: 0.5, sentence: 0.8, fragment: 0.9 }

/** Whether items carry a sentence in other words: every clause is said by items, and no rule objects. */
export function carry(stated: Reading, pool: Known[], library: Library, exempt: Set<Token>): Carriage {
  const weighed = weighClauses(stated, pool, library, exempt)
  const used = [...new Set(weighed.flatMap(({ matches }) => matches.map(({ known }) => known)))]
  const lacking = (finding: Finding): Carriage => ({ grade: null, used, lacks: [finding] })
  const grounds: Grounds = { stated, library, exempt, from: clausesUsed(weighed) }
  const names = nameTokens(stated)
  const amount = { words: 0, said: 0 }
  let grade: Grade = "same"
  for (const one of weighed) {
    const { clause, words, matches, isAside } = one
    const said = new Map(matches.flatMap((match) => [...match.said]))
    const missing = words.filter((token) => !said.has(token))
    amount.words += words.length
    amount.said += words.length - missing.length
    const enough = words.length - missing.length >= words.length * (isAside ? least.aside : least.clause)
    if (!enough || missing.some((token) => mustBeSaid(stated, clause, token, names))) return lacking(unsaid(missing))
    if (clause.moods.has("negated") && !matches.some(({ known }) => tellsLack(known.reading())))
      return lacking(doubts("V1", "Nothing you captured denies this."))
    const objections = objectionsTo(one, missing, grounds)
    if (objections.length > 0) return { grade: null, used, lacks: objections }
    const exact = [...said.values()].filter((word) => word.grade === "same").length
    if (words.length > 2 && exact * 2 <= words.length) return lacking(unsaid(words))
    if (missing.length > 0 || exact < said.size) grade = "near"
  }
  if (used.length === 0 || used.length > mostUsed || !agreeOnRole(used, library))
    return lacking(doubts("V1", "No single item says that these belong together."))
  const told = weighed.some(({ words }) => words.some((token) => isDeed(stated, token)))
  if (amount.said < amount.words * (told ? least.sentence : least.fragment))
    return lacking(doubts("V1", "What you captured says only a part of this."))
  return { grade, used, lacks: [] }
}

export function weighClauses(stated: Reading, pool: Known[], library: Library, exempt: Set<Token>): Weighed[] {
  const names = nameTokens(stated)
  const used = new Set<Known>()
  const clauses = stated.clauses.map((clause) => ({ clause, words: weighedWords(stated, clause, exempt) }))
  const told = clauses.some(({ words }) => words.some((token) => isDeed(stated, token)))
  return clauses.flatMap(({ clause, words }) => {
    if (isLimit(stated, clause, library)) return []
    const hasDeed = words.some((token) => isDeed(stated, token))
    const aside = (told || isAdjunct(stated, clause)) && !hasDeed
    const matches = chooseItems(stated, clause, pool, words, used, aside, names)
    for (const { known } of matches) used.add(known)
    return [{ clause, words, matches, isAside: told && !hasDeed }]
  })
}

export function clausesUsed(weighed: Weighed[]): Map<Known, Set<ReadClause>> {
  const from = new Map<Known, Set<ReadClause>>()
  for (const match of weighed.flatMap(({ matches }) => matches))
    from.set(match.known, new Set([...(from.get(match.known) ?? []), ...match.from]))
  return from
}

/** The finding for words that no item contains: names are named, other words are said. */
function unsaid(missing: Token[]): Finding {
  const named = missing.filter((token) => token.shaped || (token.capital && !token.opening))
  const shown = [...new Set((named.length > 0 ? named : missing).map((token) => `“${token.text}”`))].slice(0, 5)
  return doubts("V1", `Nothing you captured ${named.length > 0 ? "names" : "says"} ${shown.join(", ")} of this.`)
}

/** "For the barn conversion at Tully, …": what it says stands around the deed of another clause. */
function isAdjunct(stated: Reading, clause: ReadClause): boolean {
  const opening = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  return stated.clauses.length > 1 && opening !== undefined && prepositions.has(opening.lower)
}
