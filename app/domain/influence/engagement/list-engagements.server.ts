import type { Deps } from "../../kernel/deps"
import { type PageQuery, pageOf } from "../../kernel/page"
import { type Query, query, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { requirePro } from "../require-pro"
import type { EngagementView } from "../schema"
import { engagementView } from "./engagement-view"
import { selectEngagements, selectEngagementsByIds } from "./repository.server"

interface EngagementPage {
  metrics: EngagementView[]
  nextCursor: string | null
}

/** A page of the user's published pieces, newest first. */
export function findEngagements(deps: Deps, who: Who, page: PageQuery): Query<EngagementPage> {
  return query([selectEngagements(deps, who, page)], (rows) => {
    const { rows: shown, nextCursor } = pageOf(rows, page.limit)
    return { metrics: shown.map(engagementView), nextCursor }
  })
}

/** The published pieces as returned by the API. Refuses with `pro_required`. */
export function listEngagements(deps: Deps, who: Who, page: PageQuery): Query<(actor: Actor) => EngagementPage> {
  const { statements, read } = findEngagements(deps, who, page)
  return {
    statements,
    read: (rows) => (actor) => {
      requirePro(actor)
      return read(rows)
    },
  }
}

/** One piece, deleted or not; null if it belongs to another user. */
export function findStored(deps: Deps, who: Who, id: string): Query<EngagementView | null> {
  return query([selectEngagementsByIds(deps, who, [id])], ([row]) => (row ? engagementView(row) : null))
}

/** One piece; null if it is deleted or belongs to another user. */
export function findEngagement(deps: Deps, who: Who, id: string): Query<EngagementView | null> {
  return query([selectEngagementsByIds(deps, who, [id])], ([row]) =>
    row && row.deletedAt === null ? engagementView(row) : null,
  )
}
