import { type HeldRole, rolesOf } from "../../career/held-roles"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../../kernel/query.server"
import { selectProfile } from "../../users/profiles.server"
import type { FoundLine } from "../achievement-view.server"
import { isKnownWithin } from "../line-time"
import { findLines } from "../list-achievements.server"
import { maxReviewed } from "../rules"
import type { ReviewQuery } from "../schema"
import { type Review, reviewOf } from "./review"

export interface FoundReview {
  review: Review
  lines: FoundLine[]
  /** Agreed lines of roles held in the period that have no date. The review leaves them out. */
  undated: { roles: HeldRole[]; lines: FoundLine[] }
  /** The reviewed period. */
  from: string
  to: string
}

/** The achievements agreed to for a period, as a document. The default is this year so far. */
export function findReview(deps: Deps, who: Who, wanted: ReviewQuery, locale?: string): Query<FoundReview> {
  const today = iso(deps.now()).slice(0, 10)
  const to = wanted.to ?? today
  const from = wanted.from ?? `${to.slice(0, 4)}-01-01`
  const profile = query([selectProfile(deps, who)], ([row]) => row)
  const agreed = (periodOfRole: boolean) =>
    findLines(deps, who, { state: "agreed", periodOfRole, from, to }, "period", { limit: maxReviewed })
  return mapQuery(together(together(agreed(false), agreed(true)), profile), ([[told, ofRoles], held]) => {
    const roles = rolesOf(held?.experience ?? "")
    const isKnown = ({ row }: FoundLine) =>
      isKnownWithin(
        row,
        roles.find(({ id }) => id === row.roleId),
        { from, to },
      )
    const lines = [...told.lines, ...ofRoles.lines.filter(isKnown)]
    return {
      review: reviewOf(
        lines.map(({ row }) => row),
        roles,
        { from, to },
        locale,
      ),
      lines,
      undated: { roles, lines: ofRoles.lines.filter((line) => !isKnown(line)) },
      from,
      to,
    }
  })
}
