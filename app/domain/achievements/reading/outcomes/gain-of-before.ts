import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { nounPhrase } from "../phrases/noun-phrase"
import type { Said } from "./outcomes-of-others"

const moved: Record<string, string> = {
  up: "rose",
  down: "fell",
  grew: "grew",
  grown: "grew",
  rose: "rose",
  risen: "rose",
  fell: "fell",
  fallen: "fell",
  dropped: "fell",
  improved: "improved",
  increased: "rose",
  decreased: "fell",
}

/** The maximum number of words from the gain to the one before it. */
const longest = 24

const before =
  /^(?:.*? )?(?:, )?(?:(?:where|when|whereas|while|and|but|against|compared (?:with|to)) )?((?:the (?:year|term|month|season|quarter|week) before|last (?:year|term|month|season|quarter|week|time))) (?:, )?(?:it|they|there|that) (?:was|were|had been|had|had gone up by|grew by|rose by) (?:up by |by )?(?:only |just |about )?\S+(?: \S+)?$/

/** "gone up by fourteen months where the year before it had been six": a gain next to the gain before it, not a level. */
export function gainOfBefore(talk: Talk, clause: Told, at: number): (Said & { lastClause: number }) | null {
  const { words, clauses } = talk
  const gain = figuresIn(talk, clause.first, clause.last).find(({ first }) => isGain(words, first))
  const way = gain && moved[words[gain.first - 2]?.lower ?? ""]
  const topic = gain && way ? topicOf(talk, clause, at) : null
  if (!gain || !topic) return null
  const ends = clauses.slice(at, at + 3).filter(({ sentence }) => sentence === clause.sentence)
  for (const [nth, end] of ends.entries()) {
    if (end.last - gain.last > longest) return null
    const when = before.exec(lowerText(words, { first: gain.last, last: end.last }))?.[1]
    const [former] = figuresIn(talk, gain.last, end.last).slice(-1)
    if (!when || !former || former.last < end.last - 1) continue
    const counted = talk.classes[gain.last] === "noun" && gain.unit === "count" ? gain.last + 1 : gain.last
    const size = textOf(words.slice(gain.first, counted))
    const by = gain.unit === "count" ? `${way} by` : way
    const text = `${topic} ${by} ${size} (${textOf(words.slice(former.first, end.last))} ${when})`
    return { text, count: countWords(text), belongs: true, lastClause: at + nth }
  }
  return null
}

/** Whether an earlier clause has told its gain with the amount in this one. */
export const isOfGain = (talk: Talk, at: number): boolean =>
  [at - 1, at - 2].some((back) => {
    const clause = talk.clauses[back]
    return clause !== undefined && (gainOfBefore(talk, clause, back)?.lastClause ?? -1) >= at
  })

/** "up by 14", "grew by 40 items": how much something moved. */
export const isGain = (words: Word[], first: number): boolean =>
  words[first - 1]?.lower === "by" && moved[words[first - 2]?.lower ?? ""] !== undefined

/** The thing that moved, without its article: the subject, or what "they" refers to in the same sentence. */
function topicOf(talk: Talk, { subject, sentence }: Told, at: number): string | null {
  if (!subject) return null
  const isOpen = /^(?:it|they|this|that)$/.test(talk.words[subject[0]]?.lower ?? "")
  const named = isOpen
    ? talk.clauses.findLast((one, back) => back < at && one.sentence === sentence && one.actor === "thing")?.subject
    : subject
  const noun = named ? nounPhrase(talk, ...named) : null
  return noun && textOf(noun).replace(/^the /i, "")
}
