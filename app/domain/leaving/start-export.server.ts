import { runQuery } from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { startJob } from "../jobs/start-job.server"
import { findExports } from "./get-export.server"

/** Begins to build an archive in the background and answers its id. One at a time: the one under way is answered. */
export async function startExport(deps: Deps, actor: Actor): Promise<string> {
  const { pendingId } = await runQuery(deps.db, findExports(deps, actor.userId))
  if (pendingId) return pendingId
  const id = deps.newId()
  await startJob(deps, actor, { type: "account.export", subjectId: id, input: {} })
  return id
}
