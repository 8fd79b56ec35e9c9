import type { Told } from "../../language/talk/moods"
import type { Talk } from "../../language/talk/read-talk"

/** A stretch without a verb belongs to whoever acted before it in its sentence. */
export function isOfOther(talk: Talk, at: number): boolean {
  const { clauses } = talk
  const clause = clauses[at]
  if (!clause || clause.verb >= 0) return false
  for (let back = at - 1; back >= 0; back--) {
    const before = clauses[back]
    if (!before || before.sentence !== clause.sentence) return false
    if (before.mood === "denied") return true
    if (before.verb >= 0 && moves(talk, before)) return false
    if (before.verb >= 0) return before.actor === "other" || before.mood === "hearsay" || before.mood === "planned"
  }
  return false
}

/** "the 90-day leavers went from 8 to 2": a number of people that moved, whoever they are. */
export function moves({ words }: Talk, { subject, verb }: Told): boolean {
  const isMove =
    /^(?:went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|doubled|halved|shrank|is|was|are|were)$/
  return (
    subject !== null &&
    isMove.test(words[verb]?.lower ?? "") &&
    /^(?:the|our|my)?$/.test(
      words[subject[0]]?.kind === "word"
        ? (words[subject[0]]?.lower ?? "").replace(/^(?!the$|our$|my$|his$|her$|their$|he$|she$).*/, "")
        : "x",
    )
  )
}
