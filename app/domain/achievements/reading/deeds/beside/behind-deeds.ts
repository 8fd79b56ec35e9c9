import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import type { Phrase } from "../../phrases/closed"
import { nounOfWhole } from "../../phrases/part-of-several"
import { phraseOf } from "../../phrases/voice"

/** "the ones who never come", "a tool that cut returns by a third": a restrictive clause stays with its noun. */
export function relativeBehind(talk: Talk, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  if (!next || next.sentence !== talk.clauses[at]?.sentence || next.mark !== "" || (next.subject && !isAll(talk, next)))
    return null
  const does = talk.words[next.first + 1]?.lower ?? ""
  // "made a card for every bed, that is all": no description of the beds.
  if (/^that (?:is|was) (?:all|it|that)$/.test(lowerText(talk.words, next))) return null
  const describes = next.lead === "which" && talk.classes[next.first + 1] === "third" && !effects.test(does)
  if (!(describes || /^(?:who|that)$/.test(next.lead)) || !(isTold(next) || isAnyone(talk, at))) return null
  // "a guide that explains | how we do it": incomplete without its object.
  if (/^(?:how|what|why|which|where)$/.test(talk.clauses[at + 2]?.lead ?? "") && talk.clauses[at + 2]?.mark === "")
    return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count === next.last - next.first ? phrase : null
}

const isTold = ({ mood }: Told) => /^(?:done|ongoing)$/.test(mood)

/** "dropped any funder who had said no": without the restriction, it would be all of them. */
const isAnyone = ({ words, clauses }: Talk, at: number) =>
  /^(?:any|every|all|each|those|anyone|everyone)$/.test(words[(clauses[at]?.verb ?? 0) + 1]?.lower ?? "") &&
  /^(?:failed|denied)$/.test(clauses[at + 1]?.mood ?? "")

/** "a rota which saves two hours": the effect of a product is a result, not a description. */
const effects =
  /^(?:saves|cuts|means|frees|brings|makes|gives|helps|takes|costs|is|has|gets|goes|does|halves|doubles|covers|runs|works|reduces|raises|wins)$/

/** "two trainees who both passed": the subject repeats the noun. */
const isAll = ({ words }: Talk, { subject, verb }: Told) =>
  subject !== null && subject[1] === verb && /^(?:both|all)$/.test(words[subject[0]]?.lower ?? "")

/** "a guide that all four teams now use", "a store which all six use": the users of the product. */
export function usedBehind(talk: Talk, at: number): Phrase | null {
  const { words, classes, clauses } = talk
  const next = clauses[at + 1]
  const opens = words[next?.first ?? -1]?.lower ?? ""
  if (!next || next.sentence !== clauses[at]?.sentence || next.mark !== "" || !/^(?:that|which)$/.test(opens))
    return null
  if (next.verb - next.first < 2 || !/^(?:done|ongoing)$/.test(next.mood) || !/^(?:thing|other)$/.test(next.actor))
    return null
  if (/^(?:i|we|he|she|they|it|you)$/.test(words[next.first + 1]?.lower ?? "")) return null
  let behind = next.verb + 1
  while (behind < next.last && classes[behind] === "adverb") behind++
  const isWhen = /^(?:every|each|last|this)$/.test(words[behind]?.lower ?? "") || classes[behind] === "preposition"
  if (behind < next.last && !isWhen) return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count >= next.last - next.first - 1 ? phrase : null
}

/** "replaced that | and 11 access points": the second object, if the first is a pronoun. */
export function addedBehind(talk: Talk, { sentence, verb, last }: Told, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  const isPointing = last - verb === 2 && /^(?:that|it|this|those|them)$/.test(talk.words[verb + 1]?.lower ?? "")
  if (!isPointing || !next || next.sentence !== sentence || next.lead !== "and" || next.verb >= 0) return null
  return talk.classes[next.first + 1] === "number" ? phraseOf(talk, [next.first + 1, next.last], null) : null
}

/** "showed 3 students how one uses the ICP": the subject taught. */
export function taughtBehind(talk: Talk, verb: string, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  if (!/^(?:show|taught|teach|explain|train|learn)/.test(verb) || next?.lead !== "how") return null
  if (next.sentence !== talk.clauses[at]?.sentence) return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count >= next.last - next.first - 1 ? phrase : null
}

/**
 * "every cert we have": a possessive clause is dropped (""); "everything nobody acted on" is restrictive and stays;
 * null for anything else.
 */
export function contactBehind(talk: Talk, at: number): string | null {
  const next = talk.clauses[at + 1]
  if (!next?.subject || next.sentence !== talk.clauses[at]?.sentence || next.mark !== "" || next.lead !== "")
    return null
  if (next.subject[0] !== next.first || next.actor === "me") return null
  const isOurs = next.actor === "we" && next.verb + 1 === next.last && talk.classes[next.verb] !== "be"
  if (isOurs) return ""
  const isNobody = /^(?:nobody|no)$/.test(talk.words[next.first]?.lower ?? "")
  const isAll = isNobody || /^(?:everything|anything|all|everyone)$/.test(talk.words[next.first - 1]?.lower ?? "")
  const phrase = isAll ? phraseOf(talk, [next.first, next.last], null) : null
  const counted = isNobody ? countedAhead(talk, next.first) : ""
  return phrase && phrase.count >= next.last - next.first - 1 ? `${counted} ${phrase.text}` : null
}

/** "we had 40 licences and I found 28 | nobody used": the noun that the number before the clause counts. */
function countedAhead(talk: Talk, first: number): string {
  const part = talk.amounts.find(({ last }) => last === first)
  const noun = part ? textOf(nounOfWhole(talk, part)) : ""
  return noun && ` ${noun}`
}

/** "(about 400)" after a noun: a count of them. */
export function countedInBrackets(talk: Talk, at: number): string {
  const next = talk.clauses[at + 1]
  const isCount = next?.mark === "(" && next.verb < 0 && next.last - next.first <= 3
  if (!isCount || figuresIn(talk, next.first, next.last).length !== 1) return ""
  return ` (${textOf(talk.words.slice(next.first, next.last))})`
}

/** "Every quarter I prepared the data": the frequency moves after the action. */
export function rateBefore({ words }: Talk, { first, verb }: Told): string | null {
  if (!/^(?:every|each)$/.test(words[first]?.lower ?? "")) return null
  const end = words.findIndex(({ lower }, at) => at > first && (at >= verb || /^(?:i|we|also|then)$/.test(lower)))
  return end - first <= 3 ? textOf(words.slice(first, end)).toLowerCase() : null
}

/** "called the dentist in": a particle at the end, which a preposition would not be. */
export function callsIn({ words, classes, clauses }: Talk, at: number, verb: string): boolean {
  const last = (clauses[at]?.last ?? 0) - 1
  const isBehind = classes[last - 1] === "noun" || /^(?:put|fitted|installed)$/.test(words[last - 1]?.lower ?? "")
  return /^(?:got|brought|called|had|put|fitted)$/.test(verb) && words[last]?.lower === "in" && isBehind
}
