import { lowerText } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "./changes"

const best = /^(?:best|highest|lowest|top|fastest|biggest|the)$/
const group = /^(?:shift|team|crew|line|ward|class|store|shop|branch|site|department|section|room|floor|route|desk)$/

/** "my shift has the best accuracy, 99.6 %. Before it was 98.1": the person's current level, then the former one. */
export function levelThenBefore(talk: Talk, taken: readonly Change[]): Change[] {
  const { words, clauses } = talk
  return clauses.flatMap((level, at): Change[] => {
    const [own, ...behind] = [clauses[at - 1], ...clauses.slice(at + 1, at + 3)]
    const former = behind.find((one) => one.sentence === level.sentence + 1)
    const [to, ...more] = figuresIn(talk, level.first, level.last)
    if (!own || !former || !to || more.length > 0 || own.sentence !== level.sentence || level.verb >= 0) return []
    const [from] = figuresIn(talk, former.first, former.last)
    const isFormer = /^before (?:(?:it|that|this) )?was (?:only |about |at )?\S+(?: %)?$/.test(lowerText(words, former))
    if (!from || !isFormer || to.unit !== "%" || !/^(?:%|count)$/.test(from.unit) || from.value === to.value) return []
    if (taken.some(({ clause, firstClause }) => [clause, firstClause].includes(clauses.indexOf(former)))) return []
    const topic = topicOf(talk, own.first, own.verb, own.last)
    if (!topic) return []
    const percent = (text: string) => `${text.replace(/ ?%$/, "")}%`
    const [fromText = "", toText = ""] = [from, to].map(({ first, last }) => percent(textOf(words.slice(first, last))))
    return [
      { topic, from: { ...from, unit: "%" }, to, fromText, toText, clause: clauses.indexOf(former), firstClause: at },
    ]
  })
}

/** "my shift has the best stock accuracy in the building": the noun for what the person's group has. */
function topicOf({ words, classes }: Talk, first: number, verb: number, last: number): Word[] | null {
  const owner = words.findLastIndex(({ lower }, at) => at >= first && at < verb && /^(?:my|our)$/.test(lower))
  const isMine = owner >= 0 && group.test(words[verb - 1]?.lower ?? "") && verb - owner <= 3
  if (!isMine || !/^(?:has|have|had|got|hold|holds)$/.test(words[verb]?.lower ?? "")) return null
  let start = verb + 1
  while (start < last && best.test(words[start]?.lower ?? "")) start++
  let end = start
  while (end < last && /^(?:noun|adjective)$/.test(classes[end] ?? "")) end++
  return end > start ? words.slice(start, end) : null
}
