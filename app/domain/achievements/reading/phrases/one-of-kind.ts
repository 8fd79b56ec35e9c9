import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { countWords, type Phrase } from "./closed"
import { nounPhrase } from "./noun-phrase"
import { phraseOf } from "./voice"

/** "there was no handover sheet so I made one": the noun that "one" after a verb refers to; null if it is not named. */
function oneNamed({ words, classes, clauses }: Talk, at: number, behind: number): Word[] | null {
  const own = clauses[at]
  const isOne = words[behind]?.lower === "one" && !/^(?:noun|adjective|number)$/.test(classes[behind + 1] ?? "")
  if (!own || !isOne || words[behind + 1]?.lower === "of") return null
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const clause = clauses[back]
    if (!clause || own.sentence - clause.sentence > 1) return null
    const start = words.findLastIndex(
      ({ lower }, place) =>
        place >= clause.first &&
        place < clause.last - 1 &&
        /^(?:an?|no|any|another)$/.test(lower) &&
        /^(?:noun|adjective)$/.test(classes[place + 1] ?? ""),
    )
    let end = start + 1
    while (start >= 0 && end < clause.last && /^(?:noun|adjective)$/.test(classes[end] ?? "")) end++
    const noun = start < 0 ? [] : words.slice(start + 1, end)
    const [head] = noun
    const last = noun.at(-1)?.lower ?? ""
    if (!head || classes[end - 1] !== "noun" || /[^s]s$/.test(last) || empty.test(last)) continue
    return [wordOf(/^[aeiou]/.test(head.lower) ? "an" : "a", head.from, head.to, false), ...noun]
  }
  return null
}

/** "The webinar flopped. Did the next one at 4pm": the kind of thing that "the next one" refers to. */
function nextNamed(talk: Talk, at: number): Word[] | null {
  const { clauses } = talk
  const own = clauses[at]
  const before = clauses.findLast(
    (one, back) =>
      back < at &&
      back >= at - 4 &&
      one.actor === "thing" &&
      one.subject !== null &&
      talk.words[one.subject[0]]?.kind === "word",
  )
  if (!own || !before?.subject || own.sentence - before.sentence > 2) return null
  const noun = nounPhrase(talk, ...before.subject)?.filter(({ lower }) => !/^(?:the|an?|first|last)$/.test(lower))
  return noun && noun.length > 0 && noun.length <= 3 && !/[^s]s$/.test(noun.at(-1)?.lower ?? "") ? noun : null
}

const isNextOne = ({ words }: Talk, at: number) =>
  words[at]?.lower === "the" && words[at + 1]?.lower === "next" && words[at + 2]?.lower === "one"

/** "set one up on Thursdays": the words behind the verb, with what "one" is. */
export function withOne(talk: Talk, at: number, [first, last]: [number, number]): Phrase | null {
  if (isNextOne(talk, first)) {
    const kind = nextNamed(talk, at)
    const rest = first + 3 < last ? phraseOf(talk, [first + 3, last], null) : null
    const text = kind ? `the next ${textOf(kind)} ${rest?.text ?? ""}`.trim() : ""
    return kind && { text, count: countWords(text) }
  }
  const noun = oneNamed(talk, at, first)
  if (!noun) return null
  const rest = first + 1 < last ? phraseOf(talk, [first + 1, last], null) : null
  const isParticle = /^(?:up|in|out|on)$/.test(talk.words[first + 1]?.lower ?? "")
  const text = [textOf(noun), isParticle && !rest ? (talk.words[first + 1]?.lower ?? "") : (rest?.text ?? "")]
  return { text: text.join(" ").trim(), count: countWords(text.join(" ")) }
}

/** Nouns for things that nobody makes one of. */
const empty = /^(?:lot|bit|time|day|week|month|year|problem|issue|idea|way|chance|thing|while|reason|help|one)$/
