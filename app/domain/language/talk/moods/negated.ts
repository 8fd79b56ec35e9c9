import type { TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

/** "did not drop", "never lost one": the negation of something bad is not a failure. */
const bad =
  /^(?:drop|fall|fell|decline|lose|lost|crash|break|broke|fail|miss|slip|worsen|suffer|leak|repeat)(?:ed|ped)?$/

/** The negation of the verb itself: "did not lead". "Nobody lost" and "no complaints" negate no action. */
export function isNegated(copy: readonly Word[], classes: readonly WordClass[], clause: TalkClause): boolean {
  if (clause.verb < 0)
    return (
      /^(?:not|never)$/.test(copy[clause.first]?.lower ?? "") &&
      !/^(?:once )?(?:late|wrong|missed|off|down|short|over)\b/.test(
        copy
          .slice(clause.first + 1, clause.last)
          .map(({ lower }) => lower)
          .join(" "),
      )
    )
  // "only 1 did not have a badge": all the others did.
  const [subject = -1] = clause.subject ?? []
  if (copy[subject]?.kind === "number" && copy[subject - 1]?.lower === "only") return false
  if (
    /^(?:paid|cost|costs|lost|owed)$/.test(copy[clause.verb]?.lower ?? "") &&
    copy[clause.verb + 1]?.lower === "nothing"
  )
    return false
  for (let at = clause.verb; at < Math.min(clause.verb + 4, clause.last); at++) {
    const lower = copy[at]?.lower ?? ""
    if (/^(?:not|never)$/.test(lower) && bad.test(copy[at + 1]?.lower ?? "")) return false
    // "started it from nothing"
    if (lower === "nothing" && copy[at - 1]?.lower === "from") return false
    if (/^(?:not|never|nothing|nobody|nowhere)$/.test(lower))
      return !/^(?:just|only|before|under|below|over|above|more|less)$/.test(copy[at + 1]?.lower ?? "")
    if (at > clause.verb && /^(?:noun|determiner|number)$/.test(classes[at] ?? "")) return false
  }
  return /^(?:not|never)$/.test(copy[clause.verb - 1]?.lower ?? "") && clause.verb > clause.first
}
