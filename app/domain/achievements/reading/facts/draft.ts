import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import type { Outcome } from "../outcomes/outcomes"

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

/** Chooses one of several forms of a line, or none. */
export type Choose = (forms: Draft[]) => Draft | null
