import type { Talk } from "../../../../language/talk/read-talk"
import type { Word } from "../../../../language/talk/spelling/reading-copy"

const finds = /^(?:found|spotted|traced|located|identified)$/
/** Words for a thing that is named later. */
const longest = 7

/**
 * True if a clause names a finding: "found it in the end, cooked neutral behind the coolstore" is about a burnt neutral
 * wire, not about cooking.
 */
export function isWhatWasFound({ clauses, words, classes }: Talk, at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!before || !clause || before.sentence !== clause.sentence) return false
  if (clause.mark !== "," || clause.lead !== "" || clause.subject !== null || clause.verb !== clause.first) return false
  const isPointing = words[before.verb + 1]?.lower === "it"
  const noun = words[clause.verb + 1]?.lower ?? ""
  return (
    finds.test(words[before.verb]?.lower ?? "") &&
    isPointing &&
    /^(?:noun|adjective)$/.test(classes[clause.verb + 1] ?? "") &&
    !noun.endsWith("s")
  )
}

/** The referent of "it" in a finding, named right after it; null if it is not. */
export function foundBehind(talk: Talk, at: number): Word[] | null {
  const next = talk.clauses[at + 1]
  if (!next || !isWhatWasFound(talk, at + 1)) return null
  const named = talk.words.slice(next.first, next.last).filter(({ kind }) => kind !== "mark")
  return named.length <= longest ? named : null
}
