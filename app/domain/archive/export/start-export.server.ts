import type { Caller } from "../../account/caller"
import { requireConfirmed } from "../../account/confirm-password.server"
import { recordSecurityEvent } from "../../account/security-events.server"
import { startJob } from "../../jobs/start-job.server"
import type { DataPolicy } from "../../kernel/data-policy"
import type { Deps } from "../../kernel/deps"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { exportKind } from "./export-account-job.server"
import { findExports } from "./get-export.server"
import { writeArchive } from "./write-archive.server"

/**
 * Starts an export in the background and returns its id. One at a time: if one is in progress, its id is returned.
 * Refuses with `reauthenticate` if the password was not entered recently.
 */
export async function startExport(deps: Deps, actor: Actor, caller: Caller): Promise<string> {
  requireConfirmed(deps, actor)
  const { pendingId } = await runQuery(deps.db, findExports(deps, actor.userId))
  if (pendingId) return pendingId
  const id = deps.newId()
  await startJob(deps, actor, exportKind, { subjectId: id, input: {} })
  recordSecurityEvent(deps, actor.userId, "exported", caller)
  return id
}

/** Streams the archive to a waiting caller. Refuses like `startExport`. */
export function exportNow(
  deps: Deps,
  actor: Actor,
  caller: Caller,
  policies: readonly DataPolicy[],
): AsyncGenerator<Uint8Array> {
  requireConfirmed(deps, actor)
  recordSecurityEvent(deps, actor.userId, "exported", caller)
  return writeArchive(deps, actor.userId, policies)
}
