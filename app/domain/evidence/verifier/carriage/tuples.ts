import type { NumberMention } from "../../../language/numbers/mention"
import { positionsOf } from "../../../language/positions"
import type { Token } from "../../../language/tokens"
import { verbsOf } from "../deeds"
import type { Known } from "../known"
import { multiplierFromPair } from "../numbers/arithmetic"
import { compareValues } from "../numbers/compare"
import { inOneSentence } from "../numbers/neighbours"
import { sameTime } from "../numbers/same-time"
import type { ReadClause, Reading } from "../reading"
import { isLater } from "./changes"
import { type ClauseMatch, isDeed } from "./clause-match"
import { hasRival, thingsAgree } from "./things-counted"

const dates = /year|month-|quarter|day-of/

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
  if (known.id !== null && multiplierFromPair(mention, reading.mentions)) return true
  return reading.mentions.some((other) => {
    if (compareValues(mention, other) !== "yes" || other.whole !== mention.whole) return false
    const home = reading.clauses[other.clause]
    const near =
      home !== undefined &&
      (from.has(home) || besideMatched(reading, home, from) || onlyDate(mention, other, reading, from))
    if (!near || !sameTime(stated, clause, mention, reading, other)) return false
    if (dates.test(mention.unit)) return datesAgree(mention, other)
    return (
      toldOf(stated, words, mention, home, matches, match) &&
      placesAgree(stated, mention, other, reading) &&
      thingsAgree(stated, mention, other, known) &&
      !hasRival(stated, mention, other, known)
    )
  })
}

function hasOthers({ mentions }: Reading, mention: NumberMention): boolean {
  return mentions.filter(({ unit }) => unit === mention.unit).length > 1
}

/** "one season" is said by "my busiest season". */
function saysOne(mention: NumberMention, { tokens }: Known): boolean {
  const noun = mention.counted.at(-1)
  return positionsOf(tokens, noun ?? "").some((at) => !tokens[at]?.lower.endsWith("s"))
}

/** The deed before a number is the one that the item tells with it, and no word beside it is told of something else. */
function toldOf(
  stated: Reading,
  words: Token[],
  mention: NumberMention,
  home: ReadClause,
  matches: ClauseMatch[],
  { known, said }: Pick<ClauseMatch, "known" | "said">,
): boolean {
  const deed = words.findLast((token) => isDeed(stated, token) && stated.tokens.indexOf(token) < mention.first)
  if (deed && !said.has(deed) && matches.some((match) => match.said.has(deed))) return false
  const mine = deed && said.get(deed)?.from
  // A deed that is told in a word near to it may be another one: no other number may stand by that.
  if (deed && said.get(deed)?.grade === "near" && hasOthers(known.reading(), mention)) return false
  if (mine && !mine.has(home) && verbsOf(known.reading(), home).length > 0) return false
  return words.every((token) => {
    const homes = said.get(token)?.from
    if (!homes || isDeed(stated, token) || homes.has(home)) return true
    return ![...homes].every((one) => one.agent === "thing" || one.agent === "other")
  })
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

function datesAgree(mention: NumberMention, other: NumberMention): boolean {
  const since = (place: string) => place === "since"
  return since(mention.place) === since(other.place) || other.place === "" || !since(mention.place)
}

/** "by 90 minutes" is not "to 90 minutes", and a former value not the present one. */
function placesAgree(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (mention.direction && other.direction && mention.direction !== other.direction) return false
  const [mine, its] = [placeOf(mention, stated), placeOf(other, reading)]
  if (mine === its && (mine !== "" || mention.direction === other.direction)) return true
  if (its === "from" || its === "by" || mine === "by")
    return mine === its || pairStands(stated, mention, other, reading)
  if (mine === "" && mention.direction !== "" && other.direction === "")
    return (
      /^[A-Z]{3}$|^count$/.test(mention.unit) &&
      its === "" &&
      !reading.mentions.some((one) => one !== other && one.unit === other.unit)
    )
  return mine === its || pairStands(stated, mention, other, reading)
}

/** Whether a number is an end of a change or its size: "to 3 suppliers" is neither. */
function placeOf(mention: NumberMention, { mentions }: Reading): string {
  if (!/^(?:from|to|by)$/.test(mention.place)) return ""
  const paired = mentions.some(
    (one) =>
      one !== mention && one.clause === mention.clause && one.unit === mention.unit && /^(?:from|to)$/.test(one.place),
  )
  return mention.direction !== "" || paired || mention.place === "by" || mention.unit !== "count" ? mention.place : ""
}

/** The sentence gives both ends of a change that the item gives, the earlier value as the earlier one. */
function pairStands(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  const mates = stated.mentions.filter(
    (one) =>
      one !== mention && one.unit === mention.unit && one.rate === mention.rate && inOneSentence(stated, one, mention),
  )
  return mates.some((mate) =>
    reading.mentions.some(
      (one) =>
        one !== other &&
        one.unit === other.unit &&
        compareValues(mate, one) === "yes" &&
        isLater(one, other, reading) === isLater(mate, mention, stated),
    ),
  )
}
