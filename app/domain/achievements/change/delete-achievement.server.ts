import { type SQL, sql } from "drizzle-orm"
import { retireItems, retireItemsOf } from "../../evidence/record-evidence.server"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { batch, changes, type Statement } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import type { LineRow } from "../achievement-view.server"
import { deleteLines } from "../repository.server"
import { achievements } from "../tables.server"

/** Deletes a line and retires its evidence. Refuses with `not_found`. */
export async function deleteAchievement(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { userId } = actor
  const itemId = sql`(select item_id from achievements where user_id = ${userId} and id = ${id})`
  const outcome = await batch(deps.db, [
    retireItemsOf(deps, userId, itemId),
    deleteLines(deps, userId, sql`${achievements.id} = ${id}`),
  ])
  if (changes(outcome.at(-1)) === 0) throw notFound("This line")
}

/** Deletes the given lines and retires their evidence. */
export function deleteLinesOf(deps: Deps, userId: string, rows: readonly LineRow[], guard: SQL): Statement[] {
  if (rows.length === 0) return []
  const items = rows.flatMap(({ itemId }) => itemId ?? [])
  const ids = sql`(select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  return [
    ...(items.length > 0 ? [retireItems(deps, userId, items, guard)] : []),
    deleteLines(deps, userId, sql`${achievements.id} in ${ids} and ${guard}`),
  ]
}
