import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { inside } from "../phrases/wording"
import type { Outcome } from "./outcomes"

/** "Program officers now reply; three asked for more": the people that a number alone counts. */
export function withPeople({ clauses, words, classes }: Talk, outcome: Outcome): Outcome {
  const clause = clauses[outcome.clause]
  const [first = 0, last = 0] = clause?.subject ?? []
  const number = words[first]
  const isAlone = last === first + 1 && classes[first] === "number" && clause?.verb === last
  if (!isAlone || !number || !outcome.text.toLowerCase().startsWith(`${number.lower} `)) return outcome
  const before = clauses[outcome.clause - 1]
  if (!before || (clause?.sentence ?? 0) - before.sentence > 1) return outcome
  let end = before.first
  while (end < before.last && /^(?:noun|adjective)$/.test(classes[end] ?? "")) end++
  const noun = words[end - 1]
  const isSeveral = end > before.first && end - before.first <= 3 && /[^su]s$/.test(noun?.lower ?? "")
  if (!isSeveral || !/^(?:adverb|past|base)$/.test(classes[end] ?? "") || noun?.kind !== "word") return outcome
  const named = inside(textOf(words.slice(before.first, end)))
  const text = outcome.text.replace(" ", ` ${named} `)
  return { ...outcome, text, count: countWords(text) }
}
