import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"

/** "me and the storeman set up a rack": the person's partner is named. */
export function withFellow({ words }: Talk, { subject }: Told): string {
  const [first, joint, ...others] = subject ? words.slice(...subject) : []
  if (!/^(?:me|i)$/.test(first?.lower ?? "") || joint?.lower !== "and" || others.length === 0 || others.length > 3)
    return ""
  const isNamed = others.every(
    ({ lower, kind }) => kind === "word" && !/^(?:i|we|they|he|she|my|his|her|their)$/.test(lower),
  )
  return isNamed ? ` with ${textOf(others)}` : ""
}

/** "gathered everything apart from the tests which Kojo did": the line would need both. */
export const leavesOut = ({ clauses }: Talk, at: number, text: string) =>
  /\b(?:apart from|except(?: for)?|other than)\b/.test(text) &&
  (clauses[at + 1]?.actor === "other" || /^(?:which|that|who)$/.test(clauses[at + 1]?.lead ?? "")) &&
  clauses[at + 1]?.sentence === clauses[at]?.sentence
