import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { nounPhrase } from "../phrases/noun-phrase"
import type { Change } from "./changes"
import { isBare, isMeasure } from "./measures"

/** The maximum number of clauses and of sentences from the trouble to the level after it. */
const maxClauses = 9
const maxSentences = 4

/**
 * "Mispicks were killing us, like 1.9% of lines. I moved the bins. By Thanksgiving we were at 0.6": the share of a
 * trouble, and its value after the person's action.
 */
export function troubleThenLevel(talk: Talk, taken: Change[]): Change[] {
  return talk.clauses.flatMap((trouble, at): Change[] => {
    const share = talk.clauses[at + 1]
    const topic = share && isTrouble(talk, trouble, share) ? nounPhrase(talk, ...(trouble.subject ?? [0, 0])) : null
    const from = share && topic ? shareIn(talk, share) : null
    if (!share || !topic || !from) return []
    const behind = talk.clauses.slice(at + 2, at + 2 + maxClauses)
    const acts = behind.findIndex(
      ({ actor, mood, verb }) => isFirstPerson(actor) && mood === "done" && isAct(talk, verb),
    )
    const nth = behind.findIndex((clause, nth) => nth > acts && stands(talk, clause, at + 2 + nth))
    const level = behind[nth]
    const [to] = level ? figuresIn(talk, level.first, level.last) : []
    if (acts < 0 || !level || !to || level.sentence - trouble.sentence > maxSentences) return []
    if (
      taken.some(({ clause, firstClause }) =>
        [clause, firstClause].some((one) => one === at + 1 || one === at + 2 + nth),
      )
    )
      return []
    const hedged = /^(?:about|around|nearly|almost|over|under)$/.test(talk.words[from.first - 1]?.lower ?? "")
    const isOfThing = talk.words[from.last]?.lower === "of" && share.last - from.last <= 3
    const fromText = textOf(talk.words.slice(from.first - (hedged ? 1 : 0), isOfThing ? share.last : from.last))
    const toText = `${textOf(talk.words.slice(to.first, to.last))}${to.unit === "%" ? "" : "%"}`
    return [{ topic, from, to: { ...to, unit: "%" }, fromText, toText, clause: at + 2 + nth, firstClause: at + 1 }]
  })
}

const isAct = ({ words, classes }: Talk, verb: number) =>
  classes[verb] === "past" && !/^(?:was|were|had|felt|thought|knew)$/.test(words[verb]?.lower ?? "")

/** "mispicks were killing us | like 1.9% of lines": a thing in a bad state, then the share. */
function isTrouble(talk: Talk, trouble: Told, share: Told): boolean {
  return (
    trouble.actor === "thing" &&
    trouble.subject !== null &&
    share.sentence === trouble.sentence &&
    share.verb < 0 &&
    talk.classes[trouble.verb] === "be" &&
    /^(?:was|were)$/.test(talk.words[trouble.verb]?.lower ?? "") &&
    figuresIn(talk, trouble.first, trouble.last).length === 0
  )
}

function shareIn(talk: Talk, { first, last }: Told) {
  const amounts = figuresIn(talk, first, last)
  const [share] = amounts
  return amounts.length === 1 && share?.unit === "%" && isMeasure(talk, share) ? share : null
}

/** "by Thanksgiving | we were at 0.6", "now it is 2": the value at a later time, as a number alone. */
function stands(talk: Talk, clause: Told, at: number): boolean {
  const { words, clauses } = talk
  const before = clauses[at - 1]
  const opening =
    before?.sentence === clause.sentence && before.verb < 0
      ? `${lowerText(words, before)} ${lowerText(words, clause)}`
      : lowerText(words, clause)
  const amounts = figuresIn(talk, clause.first, clause.last)
  const [level] = amounts
  if (amounts.length !== 1 || !level || !(level.unit === "%" || isBare(talk, level))) return false
  if (talk.classes[clause.verb] !== "be" || !/^(?:we|it|they)$/.test(words[clause.subject?.[0] ?? -1]?.lower ?? ""))
    return false
  // Only the time is next to the number.
  return (
    /^(?:and |so |but )*(?:by|now|in|at the end|a (?:week|month|year) later|after)\b/.test(opening) &&
    /^(?:at |down to |up to |about |around |under |only |just |now )*$/.test(
      words
        .slice(clause.verb + 1, level.first)
        .map(({ lower }) => `${lower} `)
        .join(""),
    ) &&
    clause.last - level.last <= 1
  )
}
