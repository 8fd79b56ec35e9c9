import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Outcome } from "./outcomes"
import { shareOfLast } from "./share-of-last"

const renews = /^(?:renewed|signed|extended|rejoined|stayed|returned|upgraded|reordered|recommitted)$/

/**
 * "Harrow Ltd renewed for 3 years, £90k in total. I had been calling their buyer every week": what a customer did comes
 * first, then what the person had done to bring it about.
 */
export function renewedAhead(talk: Talk, deedAt: number): Outcome | null {
  const { words, clauses } = talk
  const deed = clauses[deedAt]
  if (!deed) return null
  const isCause = /^(?:after|since|because|once|when)$/.test(deed.lead)
  const opening = isCause ? deedAt : clauses.findIndex(({ sentence }) => sentence === deed.sentence)
  const at = clauses.findLastIndex(
    (one, nth) => nth < opening && deed.sentence - one.sentence <= 1 && renews.test(words[one.verb]?.lower ?? ""),
  )
  const renewal = clauses[at]
  if (!renewal?.subject || isFirstPerson(renewal.actor) || renewal.mood !== "done") return null
  const isOfBefore = isCause || words[deed.verb]?.lower === "had" || theirs.test(lowerText(words, deed))
  const sum = clauses[at + 1]
  const isSum = sum?.sentence === renewal.sentence && sum.verb < 0 && figuresIn(talk, sum.first, sum.last).length > 0
  const end = isSum ? sum.last : renewal.last
  const figures = figuresIn(talk, renewal.first, end).length
  const who = phraseOf(talk, renewal.subject, null)
  const what = phraseOf(talk, [renewal.verb, end], null)
  if (!isOfBefore || figures === 0 || !who || !what || /^(?:they|he|she|it)\b/i.test(who.text)) return null
  const text = `${who.text} ${what.text}`
  return { clause: at, text, count: countWords(text), figures, belongs: true }
}

/**
 * "Of the last 30 patients only 2 came back. I introduced the checklist": the share, stated right before the action.
 */
export function latestAhead(talk: Talk, deedAt: number): Outcome | null {
  const deed = talk.clauses[deedAt]
  const opening = talk.clauses.findIndex(({ sentence }) => sentence === deed?.sentence)
  const ahead = talk.clauses[opening - 1]
  const share = ahead && opening === deedAt ? shareOfLast(talk, ahead, opening - 1) : null
  return share && { clause: opening - 1, ...share, figures: 2 }
}

const theirs = /\b(?:their|them|they)\b/
