import { laidOut } from "../../../language/laid-out"
import { capitalForm } from "../../../language/talk/capitals"
import { isFiller } from "../../../language/talk/casual-words"
import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/reading-copy"
import { isNameOnly } from "../../../language/talk/typed-names"
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
  const { words, classes } = talk
  // "time to hire": a metric with this name.
  const time = /^(?:my|our|the)$/.test(words[first]?.lower ?? "") ? first + 1 : first
  if (words[time]?.lower === "time" && words[time + 1]?.lower === "to" && last - time <= 4 && last - time >= 3)
    return words.slice(time, last)
  const rate = rateBetween(talk, first, last)
  if (rate) return rate
  // "on call rota", "out of school suspensions": a prepositional phrase that modifies the noun after it.
  const compound = opensCompound(talk, first, last)
  if (compound > first) {
    const noun = nounPhrase(talk, compound, last)
    return noun && [...words.slice(first, compound), ...noun]
  }
  let end = first
  let hasNoun = false
  const kept: Word[] = []
  for (; end < last; end++) {
    const word = words[end]
    const wordClass = classes[end]
    if (!word || kept.length >= 9 || (isFiller(word.lower) && kept.length > 0)) break
    if (/^\p{L}$/u.test(word.text) && word.text !== "a") break
    if (word.kind === "mark" && !(word.text === "-" && word.glued)) break
    if (word.lower === "and" && links(talk, end, last)) {
      kept.push(word)
      continue
    }
    if (wordClass === "noun" || wordClass === "ing" || wordClass === "third") {
      const isAlone = wordClass !== "noun" && kept.length === 0 && last - first > 1 && classes[end + 1] !== "noun"
      hasNoun = hasNoun || (!isAlone && !empty.test(word.lower) && !pronoun.test(word.lower))
    } else if (wordClass === "adjective" && endsAsNoun(talk, end) && kept.length > 0) {
      kept.push(word)
      hasNoun = true
      end++
      break
    } else if (describesTime(word.lower) && /^(?:noun|adjective|number)$/.test(classes[end + 1] ?? "")) {
      kept.push(word)
      continue
    } else if (
      wordClass === "preposition"
        ? !/^(?:of|for|in|on|per|from)$/.test(word.lower) || !hasNoun
        : !/^(?:determiner|adjective|number|past|participle|base)$/.test(wordClass ?? "")
    )
      break
    if (wordClass === "pronoun" || pronoun.test(word.lower)) break
    if (wordClass === "determiner" && hasNoun && !/^(?:of|for|in|on|from|and)$/.test(words[end - 1]?.lower ?? "")) break
    kept.push(
      /^(?:my|our|their|his|her|this|these|that|those)$/.test(word.lower)
        ? wordOf("the", word.from, word.to, word.glued)
        : word,
    )
  }
  while (
    /^(?:of|for|in|on|the|a|an|per|from|and)$/.test(kept.at(-1)?.lower ?? "") ||
    (kept.length > 1 &&
      classes[first + kept.length - 1] === "adjective" &&
      !endsAsNoun(talk, first + kept.length - 1)) ||
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)$/.test(
      kept.at(-1)?.lower ?? "",
    )
  )
    kept.pop()
  // "month end close last time"
  const when = kept.length > 2 ? kept.slice(-2).map(({ lower }) => lower) : []
  if (/^(?:last|this|next) (?:time|day|week|month|quarter|year)$/.test(when.join(" "))) kept.splice(-2)
  // "the queue thing": the last word adds nothing.
  if (
    kept.length > 2 &&
    /^(?:thing|stuff|bit)$/.test(kept.at(-1)?.lower ?? "") &&
    classes[first + kept.length - 2] === "noun"
  )
    kept.pop()
  while (kept[0]?.kind === "number" && kept.length > 1) kept.shift()
  if (!hasNoun || kept.length === 0) return null
  return isNameWithin(talk, first) ? kept : lowered(kept)
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
