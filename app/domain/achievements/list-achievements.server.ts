import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, type Who } from "../kernel/query.server"
import { achievementView, type FoundLine } from "./achievement-view.server"
import { originOf } from "./new-line"
import {
  cursorAfter,
  foundLine,
  type LineFilter,
  type LineOrder,
  selectLines,
  selectLinesByIds,
  selectNewestAgreed,
  selectWaiting,
} from "./repository.server"
import { noRole } from "./rules"
import type { AchievementsQuery, AchievementView } from "./schema"

export interface LinePage {
  lines: FoundLine[]
  nextCursor: string | null
}

/** A page of lines with their source texts, in one round trip. */
export function findLines(
  deps: Deps,
  who: Who,
  filter: LineFilter,
  order: LineOrder,
  page: { limit: number; cursor?: string },
): Query<LinePage> {
  return query([selectLines(deps, who, filter, order, page)], (rows) => {
    const shown = rows.slice(0, page.limit)
    const last = shown.at(-1)
    const nextCursor = last && rows.length > page.limit ? cursorAfter(order, last) : null
    return { lines: shown.map(foundLine), nextCursor }
  })
}

/** Lines by id, with their source texts. */
export function findLinesByIds(deps: Deps, who: Who, ids: SQL): Query<FoundLine[]> {
  return query([selectLinesByIds(deps, who, ids)], (rows) => rows.map(foundLine))
}

/** The newest agreed lines: text, period and origin. */
export function findNewestAgreed(deps: Deps, who: Who, limit: number) {
  return query([selectNewestAgreed(deps, who, limit)], (rows) =>
    rows.map(({ id, version, text, ...time }) => ({
      id,
      text,
      on: time.periodTo,
      time,
      origin: originOf({ id, version }),
    })),
  )
}

/** The number of unreviewed lines, up to `maxCounted`. */
export function findWaiting(deps: Deps, who: Who): Query<number> {
  return query([selectWaiting(deps, who)], (rows) => rows.length)
}

/**
 * The lines as the API lists them: in the person's order within a role, by time within a state, and newest first
 * overall.
 */
export function listAchievements(
  deps: Deps,
  who: Who,
  { limit, cursor, role, ...filter }: AchievementsQuery,
): Query<{ achievements: AchievementView[]; nextCursor: string | null }> {
  const roleId = role === undefined ? undefined : role === noRole ? "" : role
  const order: LineOrder = roleId !== undefined ? "role" : filter.state ? "period" : "told"
  return mapQuery(findLines(deps, who, { ...filter, roleId }, order, { limit, cursor }), ({ lines, nextCursor }) => ({
    achievements: lines.map(achievementView),
    nextCursor,
  }))
}
