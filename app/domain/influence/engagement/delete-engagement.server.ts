import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { requirePro } from "../require-pro"
import { changeInputs } from "../score/recalculate-job.server"
import { markDeleted } from "./repository.server"

/** Deletes a piece; it can be restored for 30 days. Refuses with `pro_required` and `not_found`. */
export const deleteEngagement = (deps: Deps, actor: Actor, id: string) => mark(deps, actor, id, iso(deps.now()))

/** Restores a deleted piece. Refuses with `pro_required`, and with `not_found` if there is nothing to restore. */
export const restoreEngagement = (deps: Deps, actor: Actor, id: string) => mark(deps, actor, id, null)

async function mark(deps: Deps, actor: Actor, id: string, deletedAt: string | null): Promise<void> {
  requirePro(actor)
  const [outcome] = await changeInputs(deps, actor.userId, [markDeleted(deps, actor.userId, id, deletedAt)])
  if (changes(outcome) === 0) throw notFound("This engagement")
}
