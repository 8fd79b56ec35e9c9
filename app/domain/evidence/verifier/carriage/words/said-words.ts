import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { ReadClause } from "../../reading/reading"
import type { Grade } from "./related-words"

/** The clauses of an item that match one word of a sentence. */
interface Said {
  grade: Grade
  from: Set<ReadClause>
}

/** The words of one clause that an item matches. */
export interface ClauseMatch {
  known: Known
  said: Map<Token, Said>
  /** The clauses of the item that match one of them. */
  from: Set<ReadClause>
}

/** Records that a clause matches a word. "same" takes precedence over "near". */
export function note({ said, from }: ClauseMatch, token: Token, grade: Grade, clause: ReadClause) {
  const before = said.get(token)
  if (before) {
    if (grade === "same") before.grade = grade
    before.from.add(clause)
  } else said.set(token, { grade, from: new Set([clause]) })
  from.add(clause)
}
