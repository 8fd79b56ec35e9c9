import { looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import { sentenceAt } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"
import { isDeed } from "./clause-match"
import type { ClauseMatch } from "./words/said-words"

/** The action that no item clause states together with its object. */
export function strayDeed(
  stated: Reading,
  clause: ReadClause,
  words: Token[],
  matches: ClauseMatch[],
): Token | undefined {
  const placeOf = (token: Token) => stated.tokens.indexOf(token)
  const holds = (deed: Token) => {
    const next = words.find((token) => placeOf(token) > placeOf(deed) && !isDeed(stated, token))
    if (!next || clause.agent === "other") return true
    return matches.some((match) => {
      const { said } = match
      const homes = said.get(next)?.from
      const mine = said.get(deed)?.from
      if (!mine) return !matches.some((other) => other.said.has(deed))
      return homes !== undefined && [...mine].some((from) => homes.has(from) || goTogether(from, homes, match))
    })
  }
  return words.find((token) => isDeed(stated, token) && !holds(token))
}

/**
 * The action and its object are in one sentence of the item, one of them in a clause without another verb: "Packed and
 * couriered 34 paintings", "EV chargers: fitted 11 in March".
 */
function goTogether(deed: ReadClause, things: ReadonlySet<ReadClause>, { known, said }: ClauseMatch): boolean {
  const reading = known.reading()
  const sentence = sentenceAt(reading, deed)
  if (refersBack(reading, deed, things)) return true
  if (hasOwnObject(reading, deed, said)) return false
  const tellsOther = (one: ReadClause) =>
    reading.tokens.slice(one.first, one.last).some((token) => looksLikeVerb(token.lower)) && !isAlone(reading, deed)
  return [...things].some(
    (thing) => sentence.includes(thing) && thing.agent !== "other" && thing.moods.size === 0 && !tellsOther(thing),
  )
}

/** "The intake form was a mess. I rebuilt it": the pronoun refers to a thing in this sentence or the one before. */
export function refersBack(reading: Reading, deed: ReadClause, things: ReadonlySet<ReadClause>): boolean {
  const { tokens, clauses } = reading
  const refers = ({ lower }: Token, at: number, all: Token[]) =>
    /^(?:it|its|them|this|these|those)$/.test(lower) && all[at - 1]?.lower !== "of"
  if (!tokens.slice(deed.first, deed.last).some(refers)) return false
  const sentence = sentenceAt(reading, deed)
  const [first] = sentence
  const before = first && clauses[clauses.indexOf(first) - 1]
  const near = new Set([...sentence, ...(before ? sentenceAt(reading, before) : [])])
  return [...things].some((thing) => near.has(thing) && thing.first < deed.first && !thing.moods.has("negated"))
}

/** "inventory count: the whole site did it, I coordinate zone C": the person's action has a different object. */
function hasOwnObject(reading: Reading, deed: ReadClause, said: ClauseMatch["said"]): boolean {
  const { tokens } = reading
  if (!sentenceAt(reading, deed).some((one) => one.first < deed.first && saysOthersDidIt(reading, one))) return false
  const own = tokens.slice(deed.first, deed.last)
  const object = own.filter((token, at) => token.content && at > own.findIndex(({ lower }) => lower === "i") + 1)
  if (!own.some(({ lower }) => lower === "i") || object.length === 0) return false
  const here = [...said].filter(([, { from }]) => from.has(deed)).length
  return here < 2
}

function saysOthersDidIt({ tokens }: Reading, { first, last, agent }: ReadClause): boolean {
  if (agent === "own" || agent === "joint") return false
  const said = tokens.slice(first, last)
  return said.some(({ lower }, at) => lower === "did" && /^(?:it|this|that|them|all)$/.test(said[at + 1]?.lower ?? ""))
}

/** An action that the item states only for a different object, in every clause that has it. */
export function isOfOtherThing(stated: Reading, words: Token[], { known, said }: ClauseMatch): boolean {
  return words.some((token) => {
    const mine = isDeed(stated, token) ? said.get(token)?.from : undefined
    return mine !== undefined && [...mine].every((deed) => hasOwnObject(known.reading(), deed, said))
  })
}

/** A lone verb that shares the object of the next one. */
function isAlone({ tokens }: Reading, { first, last }: ReadClause): boolean {
  return tokens.slice(first, last).filter(({ content }) => content).length === 1
}

/** Whether some clause has a word of leading or founding for the same thing as the sentence. */
export function holdsLevel(clause: ReadClause, { from }: ClauseMatch): boolean {
  const { level, token } = clause.ownership
  if (token === null || level < 3 || clause.agent === "other") return true
  const own = clause.agent === "own" || clause.agent === "joint"
  return [...from].some(
    (one) =>
      (!own || (one.agent !== "other" && !(one.agent === "thing" && one.ownership.token === null))) &&
      one.ownership.token !== null &&
      one.ownership.level >= level,
  )
}

/** "Ran the breakfast club", from an item in which the person helped the club and did only the food: the lower level. */
export function onlyHelped(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): number | null {
  if (clause.agent !== "own" || clause.ownership.level < 2 || clause.moods.size > 0) return null
  const homes = matches.flatMap(({ said }) =>
    [...said].flatMap(([token, { from }]) => (isDeed(stated, token) || token.capital ? [] : [...from])),
  )
  const [first] = homes
  const isLess = ({ agent, ownership }: ReadClause) =>
    agent === "own" && ownership.token !== null && ownership.level < 2
  return first && homes.every(isLess) ? first.ownership.level : null
}
