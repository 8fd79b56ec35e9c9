import type { NumberMention } from "../../../language/numbers/mention"
import type { Token } from "../../../language/words/tokens"
import type { Known } from "../library"
import { isElided } from "../numbers/elided"
import { sameTime, sharesDate } from "../numbers/same-time"
import { isFragment, verbsOf } from "../reading/deeds"
import type { ReadClause, Reading } from "../reading/reading"
import { placesAgree } from "./amounts/change-ends"
import { besideMatched, onlyDate } from "./amounts/number-homes"
import { dates, datesAgree, isSinceThen, meetings } from "./amounts/numbers-met"
import { hasRival, thingsAgree } from "./amounts/things-counted"
import { isDeed } from "./clause-match"
import { countsPartOnly } from "./own-part"
import { mayBeGiven, settledByForm } from "./settled-by-form"
import { isFixed, relatedIn } from "./words/related-words"
import type { ClauseMatch } from "./words/said-words"

/** The number of a clause that no item gives with its unit for the same thing. */
export function strayNumber(
  stated: Reading,
  clause: ReadClause,
  words: Token[],
  matches: ClauseMatch[],
  told: ReadonlyMap<Known, ReadonlySet<ReadClause>>,
): NumberMention | undefined {
  return stated.mentions
    .filter(({ first }) => first >= clause.first && first < clause.last)
    .find(
      (mention) =>
        ![...told].some(([known, from]) => {
          const match = matches.find((one) => one.known === known) ?? { known, from, said: new Map() }
          return holdsNumber(stated, clause, words, mention, matches, match, from, told.keys())
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
  items: Iterable<Known>,
): boolean {
  const { known } = match
  const reading = known.reading()
  const settled = settledByForm(stated, mention, known, reading)
  if (settled !== undefined) return settled
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
          onlyDate(mention, other, reading, from) ||
          isSinceThen(mention, other, reading))
      if (!near || !home || !mayBeGiven(stated, mention, reading, written)) return false
      if (!sameTime(stated, clause, mention, reading, written)) return false
      if (dates.test(mention.unit)) return datesAgree(mention, other, reading)
      if (countsPartOnly(stated, mention, reading, written)) return false
      if (isOtherDeed(stated, mention, home, match)) return false
      const alone = isOnlyOne(other, reading)
      const counts = countsSame(mine, other, items)
      const named = alone || counts
      return (
        (counts || toldOf(stated, words, mine, other, home, matches, match)) &&
        placesAgree(stated, mine, other, reading) &&
        (named || isPartOf(stated, mention, reading) || thingsAgree(stated, mine, other, known)) &&
        (named || sharesDate(stated, clause, reading, written) || !hasRival(stated, mine, other, known))
      )
    }),
  )
}

/** Both count the same noun, and no other number of the items may count it: unambiguous. */
function countsSame(mine: NumberMention, other: NumberMention, items: Iterable<Known>): boolean {
  const head = mine.counted.at(-1)
  if (head === undefined || head !== other.counted.at(-1)) return false
  return [...items].every((known) => {
    const { mentions, tokens } = known.reading()
    return mentions.every((one) => {
      if (one.value === other.value || !/^(?:count|vague)$/.test(one.unit)) return true
      const pronoun = tokens[one.last]?.lower === "of" || tokens[one.first - 1]?.lower === "which"
      return one.counted.length > 0 && !pronoun && !one.counted.includes(head)
    })
  })
}

/** "Recruits 160 customers": the item states that action elsewhere, and a different one for the 160. */
export function isOtherDeed(
  stated: Reading,
  { first }: NumberMention,
  home: ReadClause,
  { known, said }: Pick<ClauseMatch, "known" | "said">,
): boolean {
  const deed = stated.tokens[first - 1]
  const from = deed && (deed.opening || isDeed(stated, deed)) ? said.get(deed)?.from : undefined
  if (!from || from.has(home)) return false
  return verbsOf(known.reading(), home).some((verb) => !isSaid(verb, known.reading(), said))
}

/** "12 tests, 3 failed": the words next to a number without a noun identify it. */
function isToldBeside(stated: Reading, { near }: NumberMention, known: Known): boolean {
  if (near.length === 0) return true
  return stated.tokens.some(
    (token, at) =>
      near.includes(token.concept) || near.some((concept) => relatedIn(known.tokens, stated.tokens, at).has(concept)),
  )
}

/** "21 of 34 animals": the item has both the part and the whole. */
function isPartOf(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const at = stated.mentions.indexOf(mention)
  return [stated.mentions[at + 1], stated.mentions[at - 1]].some((mate) => {
    if (!mate || (mate.whole === mention.whole && !isShareOf(stated, mate, mention))) return false
    return (
      mate.clause === mention.clause && reading.mentions.some((one) => meetings(stated, mate, reading, one).length > 0)
    )
  })
}

/** "21 of the 34": part of a total. "The diaries of three executives in two offices" has two independent counts. */
function isShareOf({ tokens }: Reading, one: NumberMention, other: NumberMention): boolean {
  const [part, whole] = one.first < other.first ? [one, other] : [other, one]
  const between = tokens.slice(part.last, whole.first)
  return between.length < 6 && between.some(({ lower }) => lower === "of")
}

/** The only duration, amount of money or percentage of an item is unambiguous. */
function isOnlyOne(other: NumberMention, { mentions }: Reading): boolean {
  return (
    /^(?:second|%|[A-Z]{3})$/.test(other.unit) &&
    mentions.every(({ unit, value }) => unit !== other.unit || value === other.value)
  )
}

function hasOthers({ mentions }: Reading, mention: NumberMention): boolean {
  return mentions.filter(({ unit }) => unit === mention.unit).length > 1
}

/** The verb before a number is the one the item states with it, and no word next to it belongs to something else. */
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
  // A near synonym may be a different action, so no other number may have that verb.
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
      token.concept === verb.concept || relatedIn(reading.tokens, [token], 0).has(reading.tokens[at]?.concept ?? ""),
  )
}
