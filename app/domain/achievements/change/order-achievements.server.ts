import type { Deps } from "../../kernel/deps"
import { DomainError } from "../../kernel/errors"
import { batch, changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { placeLines } from "../repository.server"
import type { OrderAchievements } from "../schema"

/** Sets the person's order for lines of one role. Unlisted lines follow. Refuses with `not_found`. */
export async function orderAchievements(
  deps: Deps,
  { userId }: Actor,
  { roleId, ids }: OrderAchievements,
): Promise<void> {
  const distinct = [...new Set(ids)]
  const [outcome] = await batch(deps.db, [placeLines(deps, userId, roleId, distinct)])
  if (changes(outcome) === 0)
    throw new DomainError("not_found", "One of these lines does not exist, or is under another role.")
}
