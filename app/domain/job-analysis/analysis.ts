import type { Match, MatchedRequirement } from "./match/shapes"
import type { Requirement } from "./reading/posting"

/** A requirement as it is stored. The id is made from the quote, so it survives a second reading. */
export interface StoredRequirement extends Requirement {
  id: string
}

/** The match of a posting with a person's record, as it was last worked out. */
export interface StoredMatch extends Omit<Match, "requirements"> {
  requirements: (Omit<MatchedRequirement, "index"> & { id: string })[]
  at: string
  /** The state of the record that was compared; another one means that it has changed since. */
  record: string
}
