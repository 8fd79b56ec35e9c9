import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/reading-copy"

const finds = /^(?:found|spotted|traced|located|identified)$/
/** Words of a thing that is named behind. */
const longest = 7

/**
 * Whether a clause says what was found: "found it in the end, cooked neutral behind the coolstore" tells of a neutral
 * that was cooked, and of nobody who cooked.
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

/** The thing that "it" stands for in what was found, named right behind; null where it is not. */
export function foundBehind(talk: Talk, at: number): Word[] | null {
  const next = talk.clauses[at + 1]
  if (!next || !isWhatWasFound(talk, at + 1)) return null
  const named = talk.words.slice(next.first, next.last).filter(({ kind }) => kind !== "mark")
  return named.length <= longest ? named : null
}
