import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import type { Outcome } from "../outcomes/outcomes"

/** A line as composed, with the facts it was made of. */
export interface Draft {
  text: string
  deed: Deed
  change: Change | null
  outcome: Outcome | null
  figures: number
  /** The clauses that it tells, by their place. */
  clauses: number[]
  /** A whole sentence in the person's own order. */
  asTold?: true
}

/** Of several forms of one line the one to propose, or none. */
export type Choose = (forms: Draft[]) => Draft | null
