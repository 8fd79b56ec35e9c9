import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import type { Outcome } from "../outcomes/outcomes"
import { finished } from "../phrases/wording"

/** A composed line with its source facts. */
export interface Draft {
  text: string
  deed: Deed
  change: Change | null
  outcome: Outcome | null
  figures: number
  /** The indexes of the clauses that it uses. */
  clauses: number[]
  /** A whole sentence in the person's word order. */
  asTold?: true
}

/** The line of an action alone. */
export function draftOf(deed: Deed): Draft {
  const clauses = Array.from({ length: deed.lastClause - deed.clause + 1 }, (_, at) => deed.clause + at)
  return { text: finished(deed.text), deed, change: null, outcome: null, figures: deed.figures, clauses }
}

/** Chooses one of several forms of a line, or none. */
export type Choose = (forms: Draft[]) => Draft | null
