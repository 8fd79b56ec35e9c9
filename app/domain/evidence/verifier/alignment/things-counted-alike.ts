import { isOtherPerson } from "../../../language/doers/people"
import type { NumberMention } from "../../../language/numbers/mention"
import { periods } from "../../../language/numbers/rates"
import { meaningsOf } from "../../../language/words/lexicon"
import { countsPeopleOf } from "../carriage/amounts/things-counted"
import { relatedIn } from "../carriage/words/related-words"
import type { Known } from "../library"
import type { Reading } from "../reading/reading"
import type { Aligned } from "./aligned-words"

export const counting = /^(?:count|vague)$/

/** Whether the sentence counts the same things as the item: the same noun or a related one, or no conflicting noun. */
export function countsAlike(stated: Reading, mine: NumberMention, other: NumberMention, known: Known): boolean {
  const head = mine.counted.at(-1)
  const its = other.counted.filter((concept) => !periods.has(concept))
  if (its.length === 0) return !countsBoth(stated, mine, other, known)
  if (head === undefined) {
    if (!counting.test(mine.unit)) return true
    return stated.tokens.some(
      (token, at) =>
        its.includes(token.concept) ||
        [...relatedIn(known.tokens, stated.tokens, at).keys()].some((one) => its.includes(one)),
    )
  }
  if (its.includes(head) && countsPeopleOf(stated, head, other, known)) return false
  if (mine.counted.some((concept) => its.includes(concept)) || isCountedAs(stated, mine, other, known)) return true
  for (let at = mine.last; at < Math.min(stated.tokens.length, mine.last + 6); at++) {
    const token = stated.tokens[at]
    if (!token || !mine.counted.includes(token.concept)) continue
    const kin = relatedIn(known.tokens, stated.tokens, at)
    if (its.some((concept) => kin.has(concept))) return true
  }
  return !counting.test(mine.unit)
}

const heads = /^(?:people|peoples|persons?|men|women|kids|ppl|heads?)$/
const units = /^(?:units?|pieces?|pcs|items?|lines?|off)$/

/** "five apprentices", from "the apprentices, 5 people": the item names them right before the number. */
function isCountedAs(stated: Reading, mine: NumberMention, other: NumberMention, { tokens }: Known): boolean {
  const counter = tokens[other.last]?.lower ?? ""
  const isHead = heads.test(counter)
  if (!isHead && !units.test(counter)) return false
  const at = stated.tokens.findIndex(({ concept }, place) => place >= mine.last && concept === mine.counted.at(-1))
  const thing = stated.tokens[at]
  if (!thing || isHead !== (isOtherPerson(thing.lower) || meaningsOf(thing.lower).person)) return false
  const forms = new Set([thing.concept, ...relatedIn(tokens, stated.tokens, at).keys()])
  return tokens.slice(Math.max(0, other.first - 4), other.first).some(({ concept }) => forms.has(concept))
}

/** "hedgehogs and pups, 50": a count of both is not a count of one. */
function countsBoth(stated: Reading, mine: NumberMention, { first }: NumberMention, { tokens }: Known): boolean {
  if (tokens[first - 1]?.text !== ",") return false
  const and = tokens.slice(Math.max(0, first - 6), first).findIndex(({ lower }) => lower === "and")
  if (and < 0) return false
  const at = Math.max(0, first - 6) + and
  const mate = tokens[at - 1]
  const behind = tokens.slice(at + 1, first).some(({ concept }) => mine.counted.includes(concept))
  return behind && mate?.content === true && !stated.tokens.some(({ concept }) => concept === mate.concept)
}

/** "subsidies of 18 lakh": in the item too, the noun before "of" is in the number's phrase, or no other number is between. */
export function governedAlike(
  stated: Reading,
  { first }: NumberMention,
  written: NumberMention,
  known: Known,
  aligned: Aligned[],
): boolean {
  if (stated.tokens[first - 1]?.lower !== "of" && stated.tokens[first - 2]?.lower !== "of") return true
  const noun = stated.tokens.slice(Math.max(0, first - 4), first).findLast(({ content }) => content)
  const places = noun && aligned.filter((one) => one.known === known).flatMap(({ places }) => places.get(noun) ?? [])
  if (!places || places.length === 0) return true
  const { tokens } = known
  const { mentions } = known.reading()
  return places.some(({ at }) => {
    const [start, end] = at < written.first ? [at, written.first] : [written.last, at]
    const isPast = mentions.some((one) => one !== written && one.first >= start && one.last <= end)
    return !isPast || !tokens.slice(start, end).some(({ text }) => /^[,;.!?\n]$/.test(text))
  })
}

const kinds = [
  /^(?:average|averages|averaged|avg|mean|median|typical|typically)$/,
  /^(?:target|targets|plan|planned|goal|budget|budgeted|quote|quoted|limit|asked|wanted|required|expected|estimate|estimated)$/,
  /^(?:most|peak|record|busiest|best|maximum|max|highest|worst|lowest|minimum|min)$/,
]

/** The words for an average, a target or a peak right before or after a number. */
function hasKind(kind: RegExp, text: Reading, { first, last }: NumberMention): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 5); at--) {
    const token = text.tokens[at]
    if (!token || text.numeric.has(at) || /^[.;,:!?(\n]$/.test(token.text)) break
    if (kind.test(token.lower)) return true
  }
  return kind.test(text.tokens[last]?.lower ?? "")
}

/** An average, target or peak must be stated as such. */
export function keepsKind(stated: Reading, mention: NumberMention, reading: Reading, written: NumberMention): boolean {
  return kinds.every((kind) => {
    if (!hasKind(kind, reading, written)) return true
    return stated.tokens.some(({ lower }) => kind.test(lower)) || hasKind(kind, stated, mention)
  })
}

/** Both are the target, or both the average, and no other number of the item is: unambiguous. */
export function sharesKind(stated: Reading, mention: NumberMention, reading: Reading, written: NumberMention): boolean {
  return kinds.some(
    (kind) =>
      hasKind(kind, stated, mention) &&
      hasKind(kind, reading, written) &&
      reading.mentions.filter((one) => hasKind(kind, reading, one)).length === 1,
  )
}
