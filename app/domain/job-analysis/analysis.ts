import type { Figure } from "./match/requirement/figures"
import type { Match, MatchedRequirement } from "./match/requirement/shapes"
import type { Requirement } from "./reading/posting"
import type { Stories } from "./stories"

/** A stored requirement. The id is derived from the quote, so it survives another reading of the posting. */
export interface StoredRequirement extends Requirement {
  id: string
}

/** The last calculated match of a posting with a person's record. */
export interface StoredMatch extends Omit<Match, "requirements"> {
  requirements: (Omit<MatchedRequirement, "index" | "figure" | "lacks"> & {
    id: string
    /** Absent in matches calculated before numbers were compared. */
    figure?: Figure | null | undefined
    /** Absent in matches calculated before it was stored. */
    lacks?: string[] | undefined
  })[]
  /** Absent in matches calculated before stories were stored. */
  stories?: Stories
  at: string
  /** The state of the record at the time of the match. A different state means that the record has changed. */
  record: string
}

/** Whether a match is outdated. `record` is the current state of the person's record. */
export const isMatchStale = (match: StoredMatch | null, record: string): boolean =>
  match?.record !== record ||
  match.stories === undefined ||
  match.requirements.some(({ figure, lacks }) => figure === undefined || lacks === undefined)

/**
 * Whether a text was read as a posting. A text without a title, requirements and duties is not a posting and has no
 * match.
 */
export const isPosting = ({ title, requirements }: { title: string; requirements: readonly unknown[] }): boolean =>
  title !== "" || requirements.length > 0
