import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { isOfOther } from "../people/of-other"
import { nounPhrase } from "../phrases/noun-phrase"
import { spokenOf } from "../phrases/topics"
import { phraseOf } from "../phrases/voice"
import type { Change } from "./changes"
import { timeItTook } from "./time-it-took"

/**
 * "The first van was never out before 6.40. … It is 6.10 now": a former and a present state without a pair of amounts
 * of one kind. Both keep the person's words.
 */
export function contrastsOf(talk: Talk, taken: Change[]): Change[] {
  const isFree = (at: number) => !taken.some(({ clause, firstClause }) => at === clause || at === firstClause)
  return talk.clauses.flatMap((was, at): Change[] => {
    const from = isFree(at) ? before(talk, was, at) : null
    if (!from) return []
    for (let next = at + 1; next < Math.min(talk.clauses.length, at + 14); next++) {
      const now = talk.clauses[next]
      if (!now || now.sentence - was.sentence > 4) break
      if (before(talk, now, next)) break
      const to = isFree(next) ? after(talk, now, next, from.topic) : null
      if (to) return [changeOf(from, to, at, next)]
    }
    return []
  })
}

interface Side {
  topic: Word[]
  text: string
  amount: Amount
}

function changeOf(from: Side, to: Side, firstClause: number, clause: number): Change {
  return {
    topic: from.topic,
    from: from.amount,
    to: to.amount,
    fromText: from.text,
    toText: to.text,
    clause,
    firstClause,
    said: `${textOf(from.topic)} ${from.text}, now ${to.text}`,
  }
}

const told = ({ mood }: Told) => mood === "done" || mood === "ongoing" || mood === "chatter"

function before(talk: Talk, clause: Told, at: number): Side | null {
  const { words } = talk
  if (!told(clause) || clause.verb < 0 || !/^(?:thing|none)$/.test(clause.actor) || isOfOther(talk, at)) return null
  if (/^(?:if|when|because|which|that|who|but|after)$/.test(clause.lead)) return null
  if (!/^(?:was|were|took|used)$/.test(words[clause.verb]?.lower ?? "") || hasNow(talk, clause)) return null
  const amount = talk.amounts.find(({ first, last }) => first > clause.verb && last <= clause.last)
  const topic = amount ? topicOf(talk, clause, at) : null
  const text = topic ? phraseOf(talk, [clause.verb, clause.last], null) : null
  // "used to take me a full day": a text that was cut before its amount says nothing.
  const isWhole = text?.text.includes(words[(amount?.last ?? 0) - 1]?.text ?? "\n")
  if (!amount || !topic || !text || !isWhole || text.count > 10) return null
  const placed = { amount, clause: at }
  const taken = timeItTook(talk, topic, placed, placed)
  const start = words[amount.first - 1]?.lower === "about" ? amount.first - 1 : amount.first
  if (taken !== topic) return { topic: taken, text: `was ${textOf(words.slice(start, amount.last))}`, amount }
  return { topic, text: text.text, amount }
}

function after(talk: Talk, clause: Told, at: number, topic: Word[]): Side | null {
  const { words, classes } = talk
  if (!told(clause) || /^(?:other|me)$/.test(clause.actor) || isOfOther(talk, at) || !hasNow(talk, clause)) return null
  const subject = clause.subject && nounPhrase(talk, ...clause.subject)
  if (subject && !subject.some(({ concept, content }) => content && topic.some((word) => word.concept === concept)))
    return null
  if (clause.verb >= 0 && !/^(?:is|are|takes|take)$/.test(words[clause.verb]?.lower ?? "")) return null
  const amount = talk.amounts.find(({ first, last }) => first >= clause.first && last <= clause.last)
  let start = clause.verb >= 0 ? clause.verb + 1 : clause.first
  while (
    start < clause.last &&
    ((classes[start] === "adverb" &&
      !/^(?:about|around|nearly|almost|roughly|under|over)$/.test(words[start]?.lower ?? "")) ||
      /^(?:and|so|at|we|it)$/.test(words[start]?.lower ?? ""))
  )
    start++
  const phrase = phraseOf(talk, [start, clause.last], null)
  const text = phrase?.text.replace(/ ?\bnow\b/, "")
  return amount && phrase && text && phrase.count <= 10 ? { topic, text, amount } : null
}

const hasNow = ({ words }: Talk, clause: Told) => /\b(?:now|nowadays|today|these days)\b/.test(lowerText(words, clause))

/** The subject, including "first"; for a pronoun or an omitted subject, what it refers to. */
function topicOf(talk: Talk, { subject }: Told, at: number): Word[] | null {
  if (!subject) return spokenOf(talk, at)
  const opens = /^(?:first|last)$/.test(talk.words[subject[0] - 1]?.lower ?? "")
    ? talk.words[subject[0] - 1]
    : undefined
  if (talk.classes[subject[0]] === "ing" && subject[1] - subject[0] <= 4) return talk.words.slice(...subject)
  const noun = nounPhrase(talk, ...subject)
  if (!noun) return /^(?:it|they|this|that)$/.test(talk.words[subject[0]]?.lower ?? "") ? spokenOf(talk, at) : null
  return opens ? [opens, ...noun] : noun
}
