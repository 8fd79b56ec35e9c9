import type { Figure } from "./match/figures"
import type { Match, MatchedRequirement } from "./match/shapes"
import type { Requirement } from "./reading/posting"
import type { Stories } from "./stories"

/** A requirement as it is stored. The id is made from the quote, so it survives a second reading. */
export interface StoredRequirement extends Requirement {
  id: string
}

/** The match of a posting with a person's record, as it was last worked out. */
export interface StoredMatch extends Omit<Match, "requirements"> {
  requirements: (Omit<MatchedRequirement, "index" | "figure"> & {
    id: string
    /** Missing in a match that was worked out before numbers were compared. */
    figure?: Figure | null | undefined
  })[]
  /** Missing in a match that was worked out before stories were kept. */
  stories?: Stories
  at: string
  /** The state of the record that was compared; another one means that it has changed since. */
  record: string
}

/** Whether a match has to be worked out again. `record` is the state of the person's record now. */
export const isMatchStale = (match: StoredMatch | null, record: string): boolean =>
  match?.record !== record ||
  match.stories === undefined ||
  match.requirements.some(({ figure }) => figure === undefined)
