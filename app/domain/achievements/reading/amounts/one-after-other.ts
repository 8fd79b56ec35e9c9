import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "./changes"

const month =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d{4})$/

/** "9 complaints in May after 20 in April": a dated number, with the former one after the word "after". */
export function oneAfterOther(talk: Talk, taken: readonly Change[]): Change[] {
  const { words, classes, clauses } = talk
  return clauses.flatMap((clause, at): Change[] => {
    const [to, from, ...more] = figuresIn(talk, clause.first, clause.last)
    if (!to || !from || more.length > 0 || clause.verb >= 0 || to.unit !== "count" || from.unit !== "count") return []
    if (taken.some(({ clause: end, firstClause }) => end === at || firstClause === at)) return []
    let end = to.last
    while (end < clause.last && /^(?:noun|adjective)$/.test(classes[end] ?? "")) end++
    const isDated = (place: number) =>
      /^(?:in|last)$/.test(words[place]?.lower ?? "") && month.test(words[place + 1]?.lower ?? "")
    const isPair = isDated(end) && isDated(from.last) && words[from.first - 1]?.lower === "after"
    const start = words[clause.first]?.lower === "only" ? clause.first + 1 : clause.first
    if (!isPair || end === to.last || to.first !== start || from.last + 2 !== clause.last) return []
    const [toText, fromText] = [to, from].map(({ first, last }) => textOf(words.slice(first, last)))
    const change = { topic: words.slice(to.last, end), from, to, fromText: fromText ?? "", toText: toText ?? "" }
    return from.value === to.value ? [] : [{ ...change, clause: at, firstClause: at }]
  })
}
