import type { ReadClause, Reading } from "./reading"

/** Memoizes a function of a clause, since rules ask it for every clause of every candidate sentence. */
export function oncePerClause<Out>(work: (reading: Reading, clause: ReadClause) => Out) {
  const known = new WeakMap<ReadClause, { out: Out }>()
  return (reading: Reading, clause: ReadClause): Out => {
    const before = known.get(clause)
    if (before) return before.out
    const out = work(reading, clause)
    known.set(clause, { out })
    return out
  }
}

const sentences = new WeakMap<ReadClause, ReadClause[]>()

/** The clauses of the sentence that contains a clause. The same array for each of them. */
export function sentenceAt({ tokens, clauses }: Reading, clause: ReadClause): ReadClause[] {
  const before = sentences.get(clause)
  if (before) return before
  const opens = (one: ReadClause | undefined) => /^[.!?\n]$/.test(tokens[one?.first ?? 0]?.text ?? "")
  let first = clauses.indexOf(clause)
  let last = first
  while (first > 0 && !opens(clauses[first])) first--
  while (last + 1 < clauses.length && !opens(clauses[last + 1])) last++
  const sentence = clauses.slice(first, last + 1)
  for (const one of sentence) sentences.set(one, sentence)
  return sentence
}

/** The distinct sentences that contain the given clauses. */
export function sentencesOf(reading: Reading, from: Iterable<ReadClause>): ReadClause[][] {
  return [...new Set([...from].map((one) => sentenceAt(reading, one)))]
}

const numbered = new WeakMap<Reading, number[]>()

/** The number of the sentence that contains a token, by its position. */
export function sentenceBounds(reading: Reading): (at: number) => number {
  let numbers = numbered.get(reading)
  if (!numbers) {
    let sentence = 0
    numbers = reading.tokens.map(({ text }) => (/^[.!?\n]$/.test(text) ? ++sentence : sentence))
    numbered.set(reading, numbers)
  }
  const all = numbers
  return (at) => all[at] ?? -1
}
