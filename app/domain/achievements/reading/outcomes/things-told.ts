import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { isSeveral } from "../phrases/agreement"
import { countWords } from "../phrases/closed"
import { definite } from "../phrases/named-again"
import { endOfNumbers } from "../phrases/number-lists"
import { objectBefore } from "../phrases/stood-for"
import { phraseOf } from "../phrases/voice"
import { madeBefore } from "./effect-of-it"
import type { Said } from "./outcomes-of-others"
import { wholeBefore } from "./outcomes-then-and-now"

/** "with me", "cost me": the person is mentioned but does not act. */
const besides =
  /\bof (?:them|us|whom|these|those)\b|\b(?:with|cost|cost to) (?:just |only )?(?:me|us)\b(?: and (?:an? |the )?\w+)?|\b(?:got|won|brought|earned|saved|gave) (?:me|us)(?= [£$€])/g
const pronouns = /\b(?:it|they|he|she|him|her|his|their|them|i|me|we|us|you|this|that)\b/

/** A result whose subject is a thing, or people by their number. */
export function thingOf(talk: Talk, clause: Told, at: number): Said | null {
  if (clause.actor === "me") return null
  const start = behindOpening(talk, clause)
  const text = lowerText(talk.words, { first: start, last: clause.last }).replace(/^that is (?=(?:[£$€] )?\d)/, "")
  if (clause.actor === "other" && !/^(?:both|all|\d+|one|none|nobody|everyone|everybody)\b/.test(text)) return null
  const isIt = /^it (?!cost|saved)/.test(text) && clause.verb > start
  const made = isIt ? madeBefore(talk, clause, at) : null
  const topic = made && !isSeveral(made) ? made : null
  const rest = isIt ? text.slice(3) : text.replace(/^it /, "")
  const object = / (?:it|them)(?: as (?:its|their) own)?$/.test(text)
    ? definite(objectBefore(talk, at, true) ?? objectBefore(talk, at, false))
    : null
  if (
    object &&
    !isIt &&
    clause.actor === "thing" &&
    !pronouns.test(rest.replace(/ (?:it|them)(?: as (?:its|their) own)?$/, ""))
  ) {
    const end = text.endsWith(" own") ? clause.last - 3 : clause.last
    const phrase = phraseOf(talk, [start, end], object)
    return phrase?.text.endsWith(textOf(object)) ? { ...phrase, belongs: true } : null
  }
  if (
    (isIt && (!topic || topic.length > 5 || !/\d/.test(text))) ||
    pronouns.test(
      withoutOwn(rest)
        .replace(besides, "")
        .replace(/\bthis (?=(?:year|month|week|quarter|season|term|time|summer|winter|spring|autumn)\b)/g, " ")
        .replace(/ that is (?=\d)/, " "),
    )
  )
    return null
  const isCost = /^it (?:cost|saved)\b/.test(text)
  const phrase = phraseOf(talk, [isIt || isCost ? clause.verb : start, endOf(talk, at)], null)
  if (!phrase) return null
  // "anything over 10% comes to me": incomplete without its number.
  if (clause.last - clause.verb > 1 && phrase.text.endsWith(` ${talk.words[clause.verb]?.text}`)) return null
  const belongs = /^(?:my|our) /.test(text)
  const whole = wholeBefore(talk, clause, at)
  if (whole) {
    const text = phrase.text.replace(/^\S+/, (part) => `${part} ${whole}`)
    return { text, count: countWords(text), belongs }
  }
  return topic
    ? { text: `${textOf(definite(topic) ?? topic)} ${phrase.text}`, count: phrase.count + topic.length, belongs: true }
    : { ...phrase, belongs }
}

/** In "both passed their induction", the people are named by the clause itself. */
const withoutOwn = (text: string) =>
  /^(?:both|all|each|most|everyone|everybody|\d+|two|three|four|five|six)\b/.test(text)
    ? text.replace(/\btheir\b/g, " ")
    : text

/** The start of a clause after "and", "so" or "after that". */
function behindOpening({ words }: Talk, { first, last }: Told): number {
  let at = first
  while (at < last && /^(?:and|so|then)$/.test(words[at]?.lower ?? "")) at++
  // "that is £1,400 a year"
  const isSum = /^that is [£$€]$/.test(lowerText(words, { first: at, last: at + 3 }))
  if (isSum) return at + 2
  return /^(?:after|since|with)$/.test(words[at]?.lower ?? "") && /^(?:that|this)$/.test(words[at + 1]?.lower ?? "")
    ? at + 2
    : at
}

/** "9 had rent reviews | nobody had done": the end of a statement with the clause that its last noun needs. */
function endOf(talk: Talk, at: number): number {
  const [own, next, more] = talk.clauses.slice(at, at + 3)
  const isOpen = more?.mark === "" && more.sentence === next?.sentence
  const isNeeded = !isOpen && next?.mark === "" && next.sentence === own?.sentence && next.last - next.first <= 5
  return isNeeded && /^(?:nobody|no)$/.test(talk.words[next.first]?.lower ?? "") ? next.last : endOfNumbers(talk, at)
}

/** "cost £2,100", after anything but its own subject, would say that of the nearest noun. */
export function costWorded(said: Said): Said {
  const text = said.text
    .replace(/^cost (?=(?:about |around |only |just |under |over )?[£$€]?\d)/, "at a cost of ")
    .replace(/^((?!1 )\d[\d,]*(?: \p{Ll}+s)?) was\b/u, "$1 were")
  return { ...said, text, count: countWords(text) }
}
