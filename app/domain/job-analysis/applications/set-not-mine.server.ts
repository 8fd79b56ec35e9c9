import { sql } from "drizzle-orm"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { batch, changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { updateAnalysis } from "../repository.server"
import type { PutAside } from "../schema"
import { jobAnalyses } from "../tables.server"

/** Dismisses a requirement as not the user's, or restores it. Idempotent. Refuses with `not_found`. */
export async function setNotMine(
  deps: Deps,
  { userId }: Actor,
  { id, requirement, notMine }: PutAside & { id: string },
): Promise<void> {
  const { notMine: column, requirements } = jobAnalyses
  const others = sql`select value from json_each(${column}) where value <> ${requirement}`
  const list = notMine ? sql`${others} union all select ${requirement}` : others
  const asked = sql`exists (select 1 from json_each(${requirements}) where value ->> 'id' = ${requirement})`
  const set = { notMine: sql`(select json_group_array(value) from (${list}))`, updatedAt: iso(deps.now()) }
  const [outcome] = await batch(deps.db, [updateAnalysis(deps, userId, id, undefined, set, asked)])
  if (changes(outcome) === 0) throw notFound("This requirement")
}
