import { rolesOf } from "../career/held-roles"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import { selectProfile } from "../users/profiles.server"
import type { FoundLine } from "./achievement-view.server"
import { findLines } from "./list-achievements.server"
import { type Review, reviewOf } from "./review"
import { maxReviewed } from "./rules"
import type { ReviewQuery } from "./schema"

export interface FoundReview {
  review: Review
  lines: FoundLine[]
  /** The period that was looked at. */
  from: string
  to: string
}

/** The achievements agreed to in a period, as a document: this year so far where no period is named. */
export function findReview(deps: Deps, who: Who, wanted: ReviewQuery, locale?: string): Query<FoundReview> {
  const today = iso(deps.now()).slice(0, 10)
  const to = wanted.to ?? today
  const from = wanted.from ?? `${to.slice(0, 4)}-01-01`
  const profile = query([selectProfile(deps, who)], ([row]) => row)
  const lines = findLines(deps, who, { state: "agreed", from, to }, "period", { limit: maxReviewed })
  return mapQuery(together(lines, profile), ([page, held]) => {
    const rows = page.lines.map(({ row }) => row)
    return {
      review: reviewOf(rows, rolesOf(held?.experience ?? ""), { from, to }, locale),
      lines: page.lines,
      from,
      to,
    }
  })
}
