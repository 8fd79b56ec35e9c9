import { lowerText, type Told } from "../../language/talk/moods"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { textOf } from "../../language/talk/reading-copy"
import { narratesInPresent } from "./narrates"
import { opensNext } from "./of-other"
import { notedDone, ownPart } from "./own-part"
import { whoNow } from "./people-helped"
import { personBefore } from "./people-told"
import { discoveries, runsOn } from "./run-ons"
import { antecedent, countedThings, isFronted, objectBefore, severalBefore } from "./stood-for"
import { headingBefore } from "./topics"
import { verbGroupOf } from "./verb-group"
import type { VerbGroup } from "./verb-phrases"
import { countWords, type Phrase, phraseOf } from "./voice"

/** A clause that I or we did, as a line tells it. */
export interface Deed {
  clause: number
  lastClause: number
  text: string
  count: number
  shared: boolean
  ongoing: boolean
  figures: number
  verb: string
  /** It names no thing by itself: "read the lot", "tracked every one". */
  vague: boolean
}

/** The deed that a clause tells of me or us, in the voice of a line; null where it tells none. */
export function deedOf(talk: Talk, clause: Told, at: number): Deed | null {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return null
  const noted = ownPart(talk, clause) ?? notedDone(talk, clause)
  if (
    clause.subject === null &&
    /^(?:compared|given|based|according|including) (?:with|to|on|that)\b/.test(
      lowerText(talk.words, { first: clause.verb, last: clause.last }),
    )
  )
    return null
  if (!noted && clause.actor !== "me" && clause.actor !== "we") return null
  const isCleft = clause.lead === "who" && clause.actor === "me" && clause.subject === null
  if (!isCleft && /^(?:or|if|how|why|where|who|whether|than|unless|until|as|like|before)$/.test(clause.lead))
    return null
  const group = noted ?? verbGroupOf(talk, clause, narratesInPresent(talk, at))
  if (!group) return null
  const isRelative =
    (/^(?:which|that)$/.test(clause.lead) && clause.subject !== null) ||
    isFronted(talk, clause, at, group.rest[0]?.[0] ?? clause.last)
  const isMany = talk.words[group.rest[0]?.[0] ?? -1]?.lower === "them"
  const topic =
    (isMany ? severalBefore(talk, at) : null) ??
    objectBefore(talk, at, true) ??
    headingBefore(talk, at) ??
    objectBefore(talk, at, false) ??
    countedThings(talk, at)
  const personOf = (pronoun: string, before: string) => personBefore(talk, at, pronoun, before === "with")
  const phrases = group.rest.flatMap((stretch) => phraseOf(talk, stretch, topic, personOf) ?? [])
  const added = phrases.length === 0 ? addedBehind(talk, clause, at) : null
  if (added) phrases.push(added)
  if (phrases.length === 0 && !isRelative && !discoveries.test(group.lower)) return null
  const object = isRelative ? antecedent(talk, clause, at) : lacksObject(talk, group) ? headingBefore(talk, at) : null
  if (isRelative && !object) return null
  let text = [group.verb, object ? textOf(object) : "", ...phrases.map((phrase) => phrase.text)]
    .filter(Boolean)
    .join(" ")
  const counts = talk.classes[group.rest[0]?.[0] ?? -1] === "number"
  const heading = group.lower === "did" && counts ? headingBefore(talk, at) : null
  if (heading && !text.includes(textOf(heading)) && heading.length <= 6) text += `, ${textOf(heading)}`
  if (runsOn(talk, clause, group.rest[0]?.[0], group.lower)) return null
  let lastClause = added ? at + 1 : at
  const said = discoveries.test(group.lower) ? complement(talk, clause, at) : null
  if (phrases.length === 0 && !object && !said) return null
  if (said) {
    text += ` ${said}`
    lastClause = at + 1
  }
  const isApposed = object !== null && isRelative && object[0] === talk.words[talk.clauses[at + 1]?.first ?? -1]
  if (isApposed) lastClause = at + 1
  const rate = rateBefore(talk, clause)
  if (rate) text += ` ${rate}`
  const relative = relativeBehind(talk, lastClause) ?? taughtBehind(talk, group.lower, lastClause)
  if (relative && countWords(text) + relative.count <= 26) {
    text += ` ${relative.text}`
    lastClause++
  }
  const who = whoNow(talk, group.lower, clause, at)
  if (who) {
    text += who
    lastClause = at + 1
  }
  for (let next = lastClause + 1; next < talk.clauses.length; next++) {
    const behind = talk.clauses[next]
    if (!behind || !continues(talk, behind, clause) || opensNext(talk, next)) break
    const from = isMeAs(talk, behind.first) ? behind.first + 1 : behind.first
    const more = phraseOf(talk, [from, behind.last], null)
    if (!more || countWords(text) + more.count > 24) break
    text += behind.mark === "" ? ` ${more.text}` : `, ${more.text}`
    lastClause = next
  }
  const first = noted ? clause.first : clause.verb
  const last = talk.clauses[lastClause]?.last ?? clause.last
  return {
    clause: at,
    lastClause,
    text: text.replace(/\s+/g, " "),
    count: countWords(text),
    shared: clause.actor === "we",
    ongoing: group.ongoing,
    figures: figuresIn(talk, first, last).length,
    verb: group.lower,
    vague: /^\w+ (?:every(?: single)? one|the lot|all|one|a (?:big|small|long) one)$/.test(text),
  }
}

/** "the ones who never come", "a tool that cut returns by a third": what tells which one stays with its noun. */
function relativeBehind(talk: Talk, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  if (!next || next.sentence !== talk.clauses[at]?.sentence || next.mark !== "" || next.subject) return null
  if (!/^(?:who|that)$/.test(next.lead) || !/^(?:done|ongoing)$/.test(next.mood)) return null
  // "a guide that explains | how we do it": without what is explained it tells nothing.
  if (/^(?:how|what|why|which|where)$/.test(talk.clauses[at + 2]?.lead ?? "") && talk.clauses[at + 2]?.mark === "")
    return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count === next.last - next.first ? phrase : null
}

/** "Every quarter I prepared the data": how often stands behind what was done. */
function rateBefore({ words }: Talk, { first, verb }: Told): string | null {
  if (!/^(?:every|each)$/.test(words[first]?.lower ?? "")) return null
  const end = words.findIndex(({ lower }, at) => at > first && (at >= verb || /^(?:i|we|also|then)$/.test(lower)))
  return end - first <= 3 ? textOf(words.slice(first, end)).toLowerCase() : null
}

/** "replaced that | and 11 access points": the second of two objects, where the first is not named here. */
function addedBehind(talk: Talk, { sentence, verb, last }: Told, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  const isPointing = last - verb === 2 && /^(?:that|it|this|those|them)$/.test(talk.words[verb + 1]?.lower ?? "")
  if (!isPointing || !next || next.sentence !== sentence || next.lead !== "and" || next.verb >= 0) return null
  return talk.classes[next.first + 1] === "number" ? phraseOf(talk, [next.first + 1, next.last], null) : null
}

/** "showed 3 students how one uses the ICP": what was taught. */
function taughtBehind(talk: Talk, verb: string, at: number): Phrase | null {
  const next = talk.clauses[at + 1]
  if (!/^(?:show|taught|teach|explain|train|learn)/.test(verb) || next?.lead !== "how" || next.mark !== "") return null
  if (next.sentence !== talk.clauses[at]?.sentence) return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count >= next.last - next.first - 1 ? phrase : null
}

/** "finished 5 weeks early", "delivered in 12 days": what was finished stands before. */
function lacksObject(talk: Talk, group: VerbGroup): boolean {
  if (
    !/^(?:finished|delivered|completed|closed|signed|launched|handed|shipped|submitted|opened|renewed)$/.test(
      group.lower,
    )
  )
    return false
  const [first = 0, last = 0] = group.rest[0] ?? []
  const start = /^(?:over|up)$/.test(talk.words[first]?.lower ?? "") ? first + 1 : first
  const next = talk.classes[start]
  const unit = talk.amounts.find((amount) => amount.first === start)?.unit
  return start >= last || next === "preposition" || (unit !== undefined && /^(?:second|month)$/.test(unit))
}

/** The finding that a clause reports: "that the capper was 40% of all the stops". */
function complement(talk: Talk, clause: Told, at: number): string | null {
  const next = talk.clauses[at + 1]
  if (!next || next.sentence !== clause.sentence || next.lead !== "that" || next.verb < 0) return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count >= 4 ? phrase.text : null
}

/** "…, me as lead counsel". */
const isMeAs = ({ words }: Talk, at: number) => words[at]?.lower === "me" && words[at + 1]?.lower === "as"

/** A stretch without a verb that goes on with the deed: "…, 62 products, 3 days". */
function continues(talk: Talk, behind: Told, deed: Told): boolean {
  if (behind.sentence !== deed.sentence || behind.verb >= 0) return false
  if (behind.mood !== "done" && behind.mood !== "ongoing") return false
  if (/^(?:but|which|who|because|before|if|so|that)$/.test(behind.lead) || behind.mark === "(" || behind.mark === ")")
    return false
  if (isMeAs(talk, behind.first)) return true
  // "…, now 6": how it is now is no part of what was done.
  if (talk.words[behind.first]?.lower === "now") return false
  const wordClass = talk.classes[behind.first]
  if (talk.words[behind.first]?.lower === "never") return true
  if (wordClass === "adverb") return talk.classes[behind.first + 1] === "number"
  if (behind.lead === "and" && talk.classes[behind.first + 1] === "preposition") return false
  return /^(?:preposition|number|determiner|noun|adjective|mark|conjunction|ing)$/.test(wordClass ?? "")
}
