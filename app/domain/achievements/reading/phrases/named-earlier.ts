import { numberWord } from "../../../language/numbers/number-words"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { isSeveral } from "./agreement"
import { definite, shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"

/** "we had a backlog of 146 people …, and by the 19th we had cleared all of it": things that can be cleared. */
export function pileBefore(talk: Talk, at: number): Word[] | null {
  const own = talk.clauses[at]
  for (let back = (own?.first ?? 0) - 1; back >= 0; back--) {
    if (!/^(?:backlog|queue|pile|stack|inbox|worklist)$/.test(talk.words[back]?.lower ?? "")) continue
    const clause = talk.clauses.find(({ first, last }) => first <= back && back < last)
    return clause && (own?.sentence ?? 0) - clause.sentence <= 1 ? definite(nounPhrase(talk, back, clause.last)) : null
  }
  return null
}

/** "Three of my operators became supervisors. I coached them": a counted subject of the sentence before. */
export function countedSubject({ words, clauses }: Talk, at: number): Word[] | null {
  const own = clauses[at]?.sentence ?? 0
  const before = clauses.findLast(
    ({ sentence, subject }, back) =>
      back < at && own - sentence <= 1 && subject !== null && subject[1] - subject[0] > 1,
  )
  const subject = before?.subject
  if (words.slice(clauses[at]?.verb, clauses[at]?.last).some(({ lower }) => lower === "it")) return null
  const head = subject && words[subject[0]]
  if (!head || !(head.kind === "number" || numberWord(head.lower) !== null)) return null
  const said = words.slice(...subject)
  if (!/s$|^(?:people|men|women|children)$/.test(said.at(-1)?.lower ?? "") || said.length > 5) return null
  const [count, ...rest] = said.filter(({ lower }) => !/^(?:of|my|our|the)$/.test(lower))
  return count ? [{ ...count, text: count.lower }, ...rest] : null
}

/** "Our inbox had 900 emails. I set up rules and cleared it": the singular thing that the sentence before is about. */
export function thingBefore(talk: Talk, at: number): Word[] | null {
  const own = talk.clauses[at]?.sentence ?? 0
  const before = talk.clauses.findLast(
    ({ sentence, actor, subject, first }, back) =>
      back < at && own - sentence === 1 && actor === "thing" && subject !== null && subject[0] === first,
  )
  const noun = before?.subject ? definite(nounPhrase(talk, ...before.subject)) : null
  return noun &&
    !isSeveral(noun) &&
    !/^(?:it|this|that|there|est|estimate|quote|budget|deadline|limit)$/.test(noun.at(-1)?.lower ?? "")
    ? noun
    : null
}

/** "We had the annual fire inspection and we passed": an examination named right before. */
export function examBefore(talk: Talk, at: number): Word[] | null {
  for (const { verb, first, last, subject } of talk.clauses.slice(Math.max(0, at - 3), at).reverse()) {
    const object = nounPhrase(talk, verb < 0 ? first : verb + 1, last)
    const named = [object, subject && nounPhrase(talk, ...subject)].map((noun) => noun && shortened(noun))
    const exam = named.find((noun) => exams.test(noun?.at(-1)?.lower ?? ""))
    if (!exam) continue
    // "my Level 3"
    const next = talk.words.find(({ from }) => from > (exam.at(-1)?.from ?? 0))
    return definite(next?.kind === "number" ? [...exam, next] : exam)
  }
  return null
}

const exams =
  /^(?:inspection|audit|exam|examination|test|assessment|review|certification|course|interview|check|visit|diploma|certificate|driving|level|module|nvq|apprenticeship|qualification|viva|probation)s?$/
