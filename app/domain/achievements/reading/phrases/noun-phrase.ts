import { laidOut } from "../../../language/laid-out"
import type { Talk } from "../../../language/talk/read-talk"
import { capitalForm } from "../../../language/talk/spelling/capitals"
import { isFiller } from "../../../language/talk/spelling/casual-words"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { isNameOnly } from "../../../language/talk/word-classes/typed-names"
import { classAt, lastLower, lowerAt } from "../../../language/talk/word-classes/word-at"
import { meaningsOf } from "../../../language/words/lexicon"

const pronoun =
  /^(?:it|mine|ours|this|that|these|those|there|they|we|i|he|she|you|which|who|both|all|some|most|none|one|everybody|nobody|someone|nothing|everything|something|two|three|four)$/
const empty = new RegExp(laidOut`
  ^(?:
    god|gosh|goodness|hell|man|quarter|half|rest|oh|ah|ok|yes|no|well|so|honest|fine|thing|things|one|story|sorry|
    long|bit|saga|nothing|tired|day|week|month|year|ones|lot|way|part|number|earlier|before|now|today|last|year|month|
    time|times|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|june|july|january|
    february|march|april|may|august|september|october|november|december|initiative
  )$
`)

/** The nouns of a range as a topic: "the medication trolley", "change orders"; null if there are none. */
export function nounPhrase(talk: Talk, first: number, last: number): Word[] | null {
  const { words } = talk
  const metric = timeTo(talk, first, last) ?? rateBetween(talk, first, last)
  if (metric) return metric
  // "on call rota", "out of school suspensions": a prepositional phrase that modifies the noun after it.
  const compound = opensCompound(talk, first, last)
  if (compound > first) {
    const noun = nounPhrase(talk, compound, last)
    return noun && [...words.slice(first, compound), ...noun]
  }
  const { kept, hasNoun } = gathered(talk, first, last)
  while (endsOpen(talk, first, kept)) kept.pop()
  dropLastTime(kept)
  dropThing(talk, first, kept)
  while (kept[0]?.kind === "number" && kept.length > 1) kept.shift()
  if (!hasNoun || kept.length === 0) return null
  return isNameWithin(talk, first) ? kept : lowered(kept)
}

/** "time to hire": a metric with this name. */
function timeTo({ words }: Talk, first: number, last: number): Word[] | null {
  const time = /^(?:my|our|the)$/.test(lowerAt(words, first)) ? first + 1 : first
  const isTimeTo = lowerAt(words, time) === "time" && lowerAt(words, time + 1) === "to"
  return isTimeTo && last - time <= 4 && last - time >= 3 ? words.slice(time, last) : null
}

/** The phrase read so far. */
interface Gathered {
  kept: Word[]
  /** Whether one of its words can name a topic. */
  hasNoun: boolean
}

/** The maximum number of words in a topic. */
const longest = 9

/** The words from the start of a range that form one noun phrase. */
function gathered(talk: Talk, first: number, last: number): Gathered {
  const phrase: Gathered = { kept: [], hasNoun: false }
  for (let at = first; at < last; at++) {
    const word = talk.words[at]
    if (!word || phrase.kept.length >= longest || endsTalk(word, phrase.kept)) break
    const part = partOf(talk, at, last, phrase)
    if (part === "none") break
    if (part === "noun" || part === "last noun") phrase.hasNoun = true
    phrase.kept.push(withoutOwner(word))
    if (part === "last noun") break
  }
  return phrase
}

/** "the rota basically", "the plan b", "the rota, …": a filler, a letter or a mark, except the hyphen of a compound. */
function endsTalk(word: Word, kept: Word[]): boolean {
  if (isFiller(word.lower) && kept.length > 0) return true
  if (/^\p{L}$/u.test(word.text) && word.text !== "a") return true
  return word.kind === "mark" && !(word.text === "-" && word.glued)
}

/** A word's role in the phrase before it; "none" if it is not part of it. */
type Part = "noun" | "last noun" | "modifier" | "none"

function partOf(talk: Talk, at: number, last: number, phrase: Gathered): Part {
  const { words, classes } = talk
  const lower = lowerAt(words, at)
  if (lower === "and" && links(talk, at, last)) return "modifier"
  const wordClass = classAt(classes, at)
  if (/^(?:noun|ing|third)$/.test(wordClass)) return partOfNoun(talk, at, last, phrase)
  // "the monthly closing"
  if (wordClass === "adjective" && phrase.kept.length > 0 && endsAsNoun(talk, at)) return "last noun"
  if (describesTime(lower) && /^(?:noun|adjective|number)$/.test(classAt(classes, at + 1))) return "modifier"
  // "the list of stock": only after a noun.
  if (wordClass === "preposition")
    return phrase.hasNoun && /^(?:of|for|in|on|per|from)$/.test(lower) ? "modifier" : "none"
  if (!/^(?:determiner|adjective|number|past|participle|base)$/.test(wordClass) || pronoun.test(lower)) return "none"
  // "the shop the owner sold": another noun begins.
  const startsAnother = wordClass === "determiner" && phrase.hasNoun
  return startsAnother && !/^(?:of|for|in|on|from|and)$/.test(lowerAt(words, at - 1)) ? "none" : "modifier"
}

/** A word that can be a noun names the topic, unless it is empty ("thing") or a verb that opens the range. */
function partOfNoun({ words, classes }: Talk, at: number, last: number, { kept }: Gathered): Part {
  const lower = lowerAt(words, at)
  if (pronoun.test(lower)) return "none"
  const first = at - kept.length
  const isAlone = classes[at] !== "noun" && kept.length === 0 && last - first > 1 && classes[at + 1] !== "noun"
  return isAlone || empty.test(lower) ? "modifier" : "noun"
}

/** "my rota" as "the rota" */
const withoutOwner = (word: Word) =>
  /^(?:my|our|their|his|her|this|these|that|those)$/.test(word.lower)
    ? wordOf("the", word.from, word.to, word.glued)
    : word

/** "the list of", "the rota long", "the rota May": words that a topic cannot end with. */
function endsOpen(talk: Talk, first: number, kept: Word[]): boolean {
  const lower = lastLower(kept)
  if (/^(?:of|for|in|on|the|a|an|per|from|and)$/.test(lower) || date.test(lower)) return true
  const end = first + kept.length - 1
  return kept.length > 1 && talk.classes[end] === "adjective" && !endsAsNoun(talk, end)
}

const date = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)$/

/** "month end close last time" */
function dropLastTime(kept: Word[]): void {
  if (kept.length <= 2) return
  const when = `${kept.at(-2)?.lower} ${kept.at(-1)?.lower}`
  if (/^(?:last|this|next) (?:time|day|week|month|quarter|year)$/.test(when)) kept.splice(-2)
}

/** "the queue thing": the last word adds nothing. */
function dropThing({ classes }: Talk, first: number, kept: Word[]): void {
  const isThing = kept.length > 2 && /^(?:thing|stuff|bit)$/.test(lastLower(kept))
  if (isThing && classes[first + kept.length - 2] === "noun") kept.pop()
}

/** "my demo to close rate", "the door to needle time": a metric named by its two ends. */
function rateBetween({ words, classes }: Talk, first: number, last: number): Word[] | null {
  if (!/^(?:rates?|ratio|times?|conversion|cycle)$/.test(words[last - 1]?.lower ?? "")) return null
  const start = classes[first] === "determiner" ? first + 1 : first
  const isNamed = last - start === 4 && classes[start] === "noun" && words[start + 1]?.lower === "to"
  if (!isNamed || !/^(?:noun|base)$/.test(classes[start + 2] ?? "")) return null
  const head = words[first]
  const named = words.slice(start, last)
  return start > first && head ? [wordOf("the", head.from, head.to, head.glued), ...named] : named
}

/** The index after prepositions and a bare noun that modify the next noun; `first` if there are none. */
function opensCompound({ classes, words }: Talk, first: number, last: number): number {
  let at = first
  while (at < last && /^(?:out|of|on|off|in|after|over|under)$/.test(words[at]?.lower ?? "")) at++
  // "over 90 days debt"
  const isAged = at === first + 1 && /^(?:over|under)$/.test(words[first]?.lower ?? "") && classes[at] === "number"
  if (isAged && classes[at + 1] === "noun" && classes[at + 2] === "noun" && at + 2 < last) return at + 2
  const isBare = at > first && at - first <= 2 && classes[at] === "noun" && classes[at + 1] === "noun"
  return isBare && at + 1 < last && !words[at]?.capital ? at + 1 : first
}

/**
 * "the monthly closing": no noun follows the -ing word. "month end close went": a subject does not end in an adjective.
 */
function endsAsNoun({ words, classes }: Talk, at: number): boolean {
  if (classes[at - 1] === "noun" && /^(?:past|third)$/.test(classes[at + 1] ?? "")) return true
  return (words[at]?.lower.endsWith("ing") ?? false) && !/^(?:noun|adjective)$/.test(classes[at + 1] ?? "")
}

/** "the weekly report": a modifier tagged as an adverb. */
const describesTime = (lower: string) => /^(?:daily|weekly|monthly|first|early)$/.test(lower)

/** "the damp and mold guidance": "and" between two modifiers of one noun. */
function links({ classes }: Talk, at: number, last: number): boolean {
  const isNominal = (one: number) => /^(?:noun|adjective)$/.test(classes[one] ?? "")
  return at + 1 < last && isNominal(at - 1) && isNominal(at + 1)
}

/** "the practice got Zentra": a capital within a sentence, of a word that has no other meaning. */
function isNameWithin({ words }: Talk, first: number): boolean {
  const [before, head] = [words[first - 1], words[first]]
  return before !== undefined && before.kind !== "mark" && head !== undefined && meaningsOf(head.lower).own.length === 0
}

/** Lower-cases a sentence-initial capital if the topic is inside a sentence. */
function lowered(kept: Word[]): Word[] {
  const [head, ...rest] = kept
  if (head && /^(?:The|A|An)$/.test(head.text)) return [wordOf(head.lower, head.from, head.to, head.glued), ...rest]
  if (!head || !/^\p{Lu}\p{Ll}*['’]?$/u.test(head.text) || head.text === "I") return kept
  if (rest[0]?.capital || isNameOnly(head.lower) || capitalForm(head.lower, "in", new Map()) !== null) return kept
  return [wordOf(head.text.charAt(0).toLowerCase() + head.text.slice(1), head.from, head.to, head.glued), ...rest]
}
