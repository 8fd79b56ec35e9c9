import type { Told } from "../../language/talk/moods"
import type { Talk } from "../../language/talk/read-talk"
import type { VerbGroup } from "./verb-phrases"

/** "I applied for a grant and we did not get it": what was asked for in vain. */
export function wasRefused(talk: Talk, { verb, sentence }: Told, at: number): boolean {
  const next = talk.clauses[at + 1]
  const asks = /^(?:applied|asked|proposed|pitched|requested|bid|offered|suggested|submitted|tried|sat)$/
  return asks.test(talk.words[verb]?.lower ?? "") && next?.sentence === sentence && next.mood === "failed"
}

/** "closed at 4" */
const isHour = (words: Talk["words"], at: number) =>
  words[at - 1]?.lower === "at" && /^\d{1,2}$/.test(words[at]?.text ?? "")

/** "wrote personally", "came out": without a thing, a number or a noun in place of a pronoun nothing is told. */
export const namesThing = ({ classes, words }: Talk, { rest }: VerbGroup): boolean =>
  rest.some(([first, last]) =>
    classes
      .slice(first, last)
      .some(
        (one, at) =>
          (/^(?:noun|number|ing|adjective)$/.test(one) && !isHour(words, first + at)) ||
          /^(?:it|them|this|that|these|those|her|him|everything)$/.test(words[first + at]?.lower ?? ""),
      ),
  )

/** "finished 5 weeks early", "delivered in 12 days": what was finished stands before. */
export function lacksObject(talk: Talk, group: VerbGroup): boolean {
  if (group.lower === "passed") return passedAgain(talk, group)
  if (
    !/^(?:finished|delivered|completed|closed|signed|launched|handed|shipped|submitted|opened|renewed)$/.test(
      group.lower,
    )
  )
    return false
  const [first = 0, last = 0] = group.rest[0] ?? []
  const start = /^(?:over|up)$/.test(talk.words[first]?.lower ?? "") ? first + 1 : first
  const next = talk.classes[start]
  const unit = talk.amounts.find((amount) => amount.first === start)?.unit
  return start >= last || next === "preposition" || (unit !== undefined && /^(?:second|month)$/.test(unit))
}

/** "passed second time", "passed with 2 minors": what was passed stands before. */
function passedAgain(talk: Talk, { rest }: VerbGroup): boolean {
  const [first = 0, last = 0] = rest[0] ?? []
  const isTime = /^(?:first|second|third|next)$/.test(talk.words[first]?.lower ?? "")
  return first >= last || talk.words[first]?.lower === "with" || (isTime && talk.words[first + 1]?.lower === "time")
}

/** "turned out we were installing it on every job": what was found to be wrong. */
export function turnedOut({ clauses, words }: Talk, at: number): boolean {
  const before = clauses[at - 1]
  if (!before || before.sentence !== clauses[at]?.sentence || before.verb < 0) return false
  return (
    words[before.verb]?.lower === "turned" && words[before.verb + 1]?.lower === "out" && before.last - before.verb <= 2
  )
}

/** "and turned out the brother did it": what came to light is no deed. */
export const cameToLight = ({ words }: Talk, { verb }: Told) =>
  words[verb]?.lower === "turned" && words[verb + 1]?.lower === "out"
