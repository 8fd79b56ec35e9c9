import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { nounPhrase } from "../phrases/noun-phrase"
import { withTime } from "./change-topic"
import type { Change } from "./changes"

const stands = /^(?:had|have|got|took|take|made|make|did|do|was|were|is|are|sell|sold)$/
const when =
  /^(?:and |but |so )*((?:in|by|last|this) (?:month|year|week|season|term|january|february|march|april|may|june|july|august|september|october|november|december)|now)$/

/**
 * "Cake takings used to be £400 a week and in August we had between £700 and £850": the former level and what followed,
 * which may be a range.
 */
export function usedToThen(talk: Talk, taken: Change[]): Change[] {
  return talk.clauses.flatMap((was, at): Change[] => {
    const from = formerLevel(talk, was)
    const topic = from && was.subject ? nounPhrase(talk, ...was.subject) : null
    if (!from || !topic || taken.some(({ firstClause, clause }) => firstClause === at || clause === at)) return []
    const [next, more] = talk.clauses.slice(at + 1, at + 3)
    const date = next && next.verb < 0 ? (when.exec(lowerText(talk.words, next))?.[1] ?? null) : null
    const level = date ? more : next
    if (!level || level.sentence - was.sentence > 1) return []
    const to = levelIn(talk, level, from)
    if (!to) return []
    const toText = `${to.text}${date && date !== "now" ? ` ${talk.verbatim.match(new RegExp(date, "i"))?.[0] ?? date}` : ""}`
    const fromText = textOf(talk.words.slice(from.first, from.last)) + withTime(talk, from)
    const clause = talk.clauses.indexOf(level)
    return [{ topic, from, to: to.amount, fromText, toText, clause, firstClause: at }]
  })
}

/** The only amount of "… used to be £400 a week". */
function formerLevel({ words, ...talk }: Talk, { subject, verb, last, actor, mood }: Told): Amount | null {
  const isUsed = words[verb]?.lower === "used" && words[verb + 1]?.lower === "to"
  if (!isUsed || !/^(?:be|cost|take)$/.test(words[verb + 2]?.lower ?? "") || actor !== "thing" || mood !== "done")
    return null
  if (!subject || /^(?:it|this|that|they|there)$/.test(words[subject[0]]?.lower ?? "")) return null
  const [amount, ...others] = figuresIn({ words, ...talk }, verb, last)
  // "up to 7 days old": the number alone would say something else.
  const behind = amount ? lowerText(words, { first: amount.last, last }) : ""
  const isAlone = /^(?:\p{L}+s)?(?: ?(?:an?|per|each|every) \p{L}+)?$/u.test(behind)
  return amount && others.length === 0 && isAlone && words[amount.first - 1]?.lower !== "to" ? amount : null
}

/** "we had between £700 and £850", "it is 55": a level of the same kind, with nothing but its time around it. */
function levelIn(talk: Talk, { subject, verb, last, actor }: Told, from: Amount) {
  const { words } = talk
  const isOpen = actor === "we" || /^(?:it|they|that)$/.test(words[subject?.[0] ?? -1]?.lower ?? "")
  if (!isOpen || !stands.test(words[verb]?.lower ?? "")) return null
  const [amount, end, ...others] = figuresIn(talk, verb, last)
  if (!amount || others.length > 0 || amount.unit !== from.unit || amount.value === from.value) return null
  const isRange = words[amount.first - 1]?.lower === "between" && words[amount.last]?.lower === "and"
  if (end && !(isRange && end.first === amount.last + 1 && end.unit === from.unit)) return null
  const stop = (end ?? amount).last
  const start =
    isRange || /^(?:about|around|nearly|over)$/.test(words[amount.first - 1]?.lower ?? "")
      ? amount.first - 1
      : amount.first
  return start - verb <= 2 && last - stop <= 3 ? { amount, text: textOf(words.slice(start, stop)) } : null
}
