import type { NumberMention } from "../../../language/numbers/mention"
import { positionsOf } from "../../../language/positions"
import type { Token } from "../../../language/tokens"
import { verbsOf } from "../deeds"
import type { Known } from "../known"
import { multiplierFromPair } from "../numbers/arithmetic"
import { isElided } from "../numbers/elided"
import { sameTime } from "../numbers/same-time"
import type { ReadClause, Reading } from "../reading"
import { placesAgree } from "./change-ends"
import { type ClauseMatch, isDeed } from "./clause-match"
import { isFixed, kinIn } from "./kin"
import { dates, datesAgree, meetings } from "./numbers-met"
import { hasRival, thingsAgree } from "./things-counted"

/** Whether every number of a clause is one of the items', with its unit, of the same thing. */
export function holdsNumbers(
  stated: Reading,
  clause: ReadClause,
  words: Token[],
  matches: ClauseMatch[],
  told: ReadonlyMap<Known, ReadonlySet<ReadClause>>,
): boolean {
  return stated.mentions
    .filter(({ first }) => first >= clause.first && first < clause.last)
    .every((mention) =>
      [...told].some(([known, from]) => {
        const match = matches.find((one) => one.known === known) ?? { known, from, said: new Map() }
        return holdsNumber(stated, clause, words, mention, matches, match, from)
      }),
    )
}

function holdsNumber(
  stated: Reading,
  clause: ReadClause,
  words: Token[],
  mention: NumberMention,
  matches: ClauseMatch[],
  match: Pick<ClauseMatch, "known" | "said">,
  from: ReadonlySet<ReadClause>,
): boolean {
  const { known } = match
  const reading = known.reading()
  if (reading.crowded) return false
  if (mention.text.toLowerCase() === "one") return saysOne(mention, known)
  if (known.id !== null && multiplierFromPair(mention, reading)) return true
  return reading.mentions.some((written) =>
    meetings(stated, mention, reading, written).some(([mine, other]) => {
      if (other.whole !== mention.whole && !isPartOf(stated, mention, reading)) return false
      if (other !== written && isElided(written) && !isToldBeside(stated, written, known)) return false
      const home = reading.clauses[other.clause]
      const near =
        home !== undefined &&
        (from.has(home) ||
          isFragment(reading) ||
          besideMatched(reading, home, from) ||
          onlyDate(mention, other, reading, from))
      if (!near || !home || !sameTime(stated, clause, mention, reading, written)) return false
      if (dates.test(mention.unit)) return datesAgree(mention, other, reading)
      const alone = isOnlyOne(other, reading)
      return (
        toldOf(stated, words, mine, other, home, matches, match) &&
        placesAgree(stated, mine, other, reading) &&
        (isPartOf(stated, mention, reading) || alone || thingsAgree(stated, mine, other, known)) &&
        (alone || !hasRival(stated, mine, other, known))
      )
    }),
  )
}

/** "12 tests, 3 failed": a number that leaves out its noun is told by the words beside it. */
function isToldBeside(stated: Reading, { near }: NumberMention, known: Known): boolean {
  if (near.length === 0) return true
  return stated.tokens.some(
    (token, at) =>
      near.includes(token.concept) || near.some((concept) => kinIn(known.tokens, stated.tokens, at).has(concept)),
  )
}

/** "21 of 34 animals": both the part and the whole are numbers of the item. */
function isPartOf(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const at = stated.mentions.indexOf(mention)
  return [stated.mentions[at + 1], stated.mentions[at - 1]].some((mate) => {
    if (!mate || (mate.whole === mention.whole && mate.place !== "of" && mention.place !== "of")) return false
    return (
      mate.clause === mention.clause &&
      reading.mentions.some((one) => one.value === mate.value && one.unit === mate.unit)
    )
  })
}

/** The only length of time, amount of money or share of an item is not mistaken for another. */
function isOnlyOne(other: NumberMention, { mentions }: Reading): boolean {
  return (
    /^(?:second|%|[A-Z]{3})$/.test(other.unit) &&
    mentions.every(({ unit, value }) => unit !== other.unit || value === other.value)
  )
}

/** A heading or a list: nothing in it tells a deed. */
function isFragment(reading: Reading): boolean {
  return reading.clauses.every((from) => verbsOf(reading, from).length === 0)
}

function hasOthers({ mentions }: Reading, mention: NumberMention): boolean {
  return mentions.filter(({ unit }) => unit === mention.unit).length > 1
}

/** "one season" is said by "my busiest season". */
function saysOne(mention: NumberMention, { tokens }: Known): boolean {
  const noun = mention.counted.at(-1)
  return positionsOf(tokens, noun ?? "").some((at) => !tokens[at]?.lower.endsWith("s") && !tokens[at + 1]?.content)
}

/** The deed before a number is the one that the item tells with it, and no word beside it is told of something else. */
function toldOf(
  stated: Reading,
  words: Token[],
  mention: NumberMention,
  other: NumberMention,
  home: ReadClause,
  matches: ClauseMatch[],
  { known, said }: Pick<ClauseMatch, "known" | "said">,
): boolean {
  const deed = words.findLast((token) => isDeed(stated, token) && stated.tokens.indexOf(token) < mention.first)
  if (deed && !said.has(deed) && matches.some((match) => match.said.has(deed))) return false
  const mine = deed && said.get(deed)?.from
  const reading = known.reading()
  const counts = mention.counted.some((concept) => other.counted.includes(concept))
  // A deed that is told in a word near to it may be another one: no other number may stand by that.
  if (deed && !counts && said.get(deed)?.grade === "near" && hasOthers(reading, mention)) return false
  if (mine && !mine.has(home) && verbsOf(reading, home).some((verb) => !isSaid(verb, reading, said))) return false
  const beside = new Set([...mention.closest, ...mention.counted])
  return words.every((token) => {
    const homes = said.get(token)?.from
    if (!homes || !beside.has(token.concept) || isFixed(token) || isDeed(stated, token) || homes.has(home)) return true
    return ![...homes].every((one) => one.agent === "thing" || one.agent === "other")
  })
}

function isSaid(verb: Token, reading: Reading, said: ClauseMatch["said"]): boolean {
  const at = reading.tokens.indexOf(verb)
  return [...said.keys()].some(
    (token) =>
      token.concept === verb.concept || kinIn(reading.tokens, [token], 0).has(reading.tokens[at]?.concept ?? ""),
  )
}

/** The one date of an item goes with all that its sentence tells. */
function onlyDate(
  mention: NumberMention,
  other: NumberMention,
  reading: Reading,
  from: ReadonlySet<ReadClause>,
): boolean {
  if (!dates.test(mention.unit) || reading.mentions.filter(({ unit }) => dates.test(unit)).length > 1) return false
  return [...from].some(
    (one) =>
      !reading.tokens
        .slice(Math.min(one.first, other.first), Math.max(one.last, other.first))
        .some((token) => /^[.!?\n]$/.test(token.text) && token !== reading.tokens[one.first]),
  )
}

/** A clause of a few words and a number ("since Feb 2024") goes with the one that it follows. */
function besideMatched(reading: Reading, home: ReadClause, from: ReadonlySet<ReadClause>): boolean {
  const at = reading.clauses.indexOf(home)
  const bare = reading.tokens.slice(home.first, home.last).every((token, offset) => {
    return !token.content || reading.numeric.has(home.first + offset)
  })
  const before = reading.clauses[at - 1]
  return bare && before !== undefined && from.has(before)
}
