import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { makesNew } from "../deeds/makes-new"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

/** "so we are 11", "we are at 6": the present number or position. */
export function nowOf(talk: Talk, { verb, last, actor }: Told): Said | null {
  const at = /^(?:at|on|down|up)$/.test(talk.words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  const isNow = actor === "we" && talk.words[verb]?.lower === "are" && talk.classes[at] === "number" && last - at <= 3
  const phrase = isNow ? phraseOf(talk, [at, last], null) : null
  return phrase && { text: `now ${phrase.text.replace(/^now | now$/, "")}`, count: phrase.count + 1, belongs: true }
}

/** "before it was 5-6 restarts a day": the former level after the present one. */
export function beforeOf({ words, classes, clauses, ...talk }: Talk, { verb, lead, last, first }: Told): Said | null {
  const isUsed =
    words[verb]?.lower === "used" &&
    words[verb + 1]?.lower === "to" &&
    /^(?:be|take)$/.test(words[verb + 2]?.lower ?? "")
  const isLone = verb === first || /^(?:it|there|they|which)$/.test(words[verb - 1]?.lower ?? "")
  const usedFrom = words[verb + 3]?.lower === "us" || words[verb + 3]?.lower === "about" ? verb + 4 : verb + 3
  if (isUsed && isLone && classes[usedFrom] === "number" && last - usedFrom <= 5) {
    const text = textOf(words.slice(usedFrom, last))
    return { text: `previously ${text}`, count: countWords(text) + 1, belongs: true }
  }
  const person = isUsed && isLone ? tookSomebody(words, verb + 3) : 0
  if (person > 0 && last - person <= 6) {
    const made = clauses.findLast((one) => one.last <= first && isFirstPerson(one.actor) && one.verb >= 0)
    const took = textOf(words.slice(person, last))
    // The work took half a day, and not the tool that the person made for it.
    const isOfWork = person === verb + 3 && made !== undefined && makesNew({ words, classes, clauses, ...talk }, made)
    const text = isOfWork ? `previously ${took}` : `which used to take ${took}`
    return { text, count: countWords(text), belongs: true }
  }
  const ahead = clauses.find((one) => one.last === first)
  const isAhead = lead === "" && ahead?.lead === "before" && isFirstPerson(ahead.actor)
  const at = isAhead && /^(?:about|around|nearly|only)$/.test(words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  const isWas =
    (lead === "before" || isAhead) && /^(?:was|were)$/.test(words[verb]?.lower ?? "") && classes[at] === "number"
  if (!isWas || !/^(?:it|there|they)$/.test(words[verb - 1]?.lower ?? "")) return null
  const text = textOf(words.slice(verb + 1, last))
  return { text: `previously ${text}`, count: countWords(text) + 1, belongs: true }
}

/** "used to take Jill half a day": the index of the time after the person, if any; 0 without a time. */
function tookSomebody(words: Talk["words"], at: number): number {
  const isPerson = words[at]?.capital || /^(?:me|us|them|him|her|somebody|someone|people)$/.test(words[at]?.lower ?? "")
  const from = isPerson ? at + 1 : at
  const said = lowerText(words, { first: from, last: from + 4 })
  return /^(?:half|a|an|the|about|around|\d+|two|three|four|five|six) (?:\w+ ){0,2}?(?:minutes?|hours?|days?|weeks?|months?|mornings?|afternoons?|evenings?|weekends?|shifts?)\b/.test(
    said,
  )
    ? from
    : 0
}

/** "it is used in all classes now", "it is on the menu at 6 places": the present use of the preceding product. */
export function inUseOf(
  { words, clauses, ...talk }: Talk,
  { subject, verb, last, sentence }: Told,
  at: number,
): Said | null {
  if (!subject || subject[1] - subject[0] > 1 || words[subject[0]]?.lower !== "it" || words[verb]?.lower !== "is")
    return null
  const start = /^(?:now|also|already)$/.test(words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  const next = `${words[start]?.lower} ${words[start + 1]?.lower}`
  const isInProduct = words[start]?.lower === "in" && words[start + 1]?.capital
  if (!isInProduct && !/^(?:used|live|standard) |^on (?:the|all|every)\b|^in (?:use|all|every|production)\b/.test(next))
    return null
  const made = clauses.findLastIndex(({ actor, verb: one }, back) => back < at && one >= 0 && isFirstPerson(actor))
  const deed = clauses[made]
  const isOwn = deed?.mood === "done" && sentence - deed.sentence <= 1
  if (!isOwn || clauses.slice(made + 1, at).some(({ sentence: own }) => own !== deed.sentence)) return null
  const phrase = phraseOf({ words, clauses, ...talk }, [start, last], null)
  const text = phrase?.text.replace(/ now$/, "") ?? ""
  return phrase && phrase.count > 2 && !/^on the (?:way|cards|list|other|whole|side)\b/.test(text)
    ? { text: `now ${text}`, count: countWords(text) + 1, belongs: true }
    : null
}

/** "Of the last 30, 26 booked a second session": the whole of which the number is a part. */
export function wholeBefore({ words, clauses }: Talk, { first, mark, sentence }: Told, at: number): string | null {
  const before = clauses[at - 1]
  if (before?.sentence !== sentence || before.verb >= 0 || mark !== "," || words[first]?.kind !== "number") return null
  const said = lowerText(words, before)
  return /^of the (?:last |first )?\d+(?: \w+)?$/.test(said) ? said : null
}

/** "so we had the numbers six weeks earlier": a result with "had". */
export function hadOf(talk: Talk, { verb, last, lead }: Told): Said | null {
  const isHad = lead === "so" && /^(?:had|have|got|saved)$/.test(talk.words[verb]?.lower ?? "")
  const phrase =
    isHad && /^(?:determiner|number)$/.test(talk.classes[verb + 1] ?? "") ? phraseOf(talk, [verb, last], null) : null
  return phrase && { ...phrase, belongs: true }
}

const mishaps = new RegExp(laidOut`
  \b(?:
    failed|faults?|complaints?|accidents?|incidents?|injur(?:y|ies)|breakdowns?|repeats?|late|missed|errors?|
    mistakes?|problems?|outages?|near miss(?:es)?|issues?|escalations?|defects?|recordables?|call ?backs?|refunds?|
    fines?|violations?|findings?|leaks?|falls?|stock ?outs?|infections?|blow ?outs?|jams?|crash(?:es)?
  )\b
`)

/** "we have not had a failed inspection since", "not a single late payment": none of what used to go wrong. */
export function sparedOf(talk: Talk, clause: Told): Said | null {
  const said = lowerText(talk.words, clause)
  const [, thing = "", when = ""] =
    /^(?:(?:and|so|but) )?(?:we|i|they|it|there) (?:have|has) not (?:had|been|seen) (?:an?|any|one|a single|another) (.+?) (since(?: then)?|in \d.*|for \d.*)$/.exec(
      said,
    ) ?? []
  const [, none = ""] =
    /^(?:(?:and|but|so) )?(?:none|not one|nobody|no one)(?: of (?:them|(?:the|my|our) \w+))? ((?:failed|dropped out|missed|complained|quit|fell|got hurt)\b.*)$/.exec(
      said,
    ) ?? []
  if (none) {
    const text = `none ${none.replace(/ (?:this time|so far|yet)$/, "")}`
    return pronoun.test(text) ? null : { text, count: countWords(text), belongs: true }
  }
  const [, since = ""] =
    /^(?:(?:and|but|so) )?none (since(?: then)?|so far|this (?:year|season|term|month|winter|summer))$/.exec(said) ?? []
  if (since && clause.verb < 0) return noneSince(talk, clause, since)
  const [, alone = ""] = (clause.verb < 0 && /^(?:(?:and|with|so) )?not (?:a single|one|an?) (.+)$/.exec(said)) || []
  if (!isMishap(thing || alone)) return null
  const text = thing ? `no ${thing} ${when.replace(/ then$/, "")}` : `not a single ${alone}`
  return { text, count: countWords(text), belongs: true }
}

/** "we had 3 break ins last year …, none since": none of what was counted before. */
function noneSince(talk: Talk, { first }: Told, since: string): Said | null {
  const { words, classes, amounts } = talk
  const whole = amounts.findLast(({ last, unit, isDate }) => last <= first && unit === "count" && !isDate)
  if (!whole) return null
  let end = whole.last
  while (end < whole.last + 3 && /^(?:noun|adjective)$/.test(classes[end] ?? "") && !isTime(words[end]?.lower)) end++
  const noun = words.slice(whole.last, end)
  if (!/[^s]s$/.test(noun.at(-1)?.lower ?? "")) return null
  const text = `no ${textOf(noun)} ${since.replace(/ then$/, "")}`
  return { text, count: countWords(text), belongs: true }
}

const isTime = (lower = "") => /^(?:last|this|next|days?|weeks?|months?|years?|times?)$/.test(lower)

const pronoun = /\b(?:i|me|my|we|us|our|he|him|his|she|her|they|them|their|it)\b/

/** A mishap of nobody in particular. */
export const isMishap = (thing: string) => mishaps.test(thing) && !/\b(?:i|my|he|she|his|her|their|it)\b/.test(thing)
