import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { batch, changes } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { moveAnalysis, shelf } from "./repository.server"

/** Moves an analysis to the trash, from which it can be restored for 30 days. Refuses with `not_found`. */
export async function deleteAnalysis(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.live, iso(deps.now()))
}

/** Restores an analysis from the trash. */
export async function restoreAnalysis(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.trash, null)
}

async function move(deps: Deps, { userId }: Actor, id: string, from: 0 | 1, trashedAt: string | null): Promise<void> {
  const [outcome] = await batch(deps.db, [moveAnalysis(deps, userId, id, from, trashedAt)])
  if (changes(outcome) === 0) throw notFound("This job analysis")
}
