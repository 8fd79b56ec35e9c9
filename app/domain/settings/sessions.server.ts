import type { Caller } from "../account/caller"
import { requireConfirmed } from "../account/confirm-password.server"
import { sessionOf } from "../account/credential"
import { deleteOtherSessions, deleteSession, selectSessions } from "../account/live-sessions.server"
import { recordSecurityEvent } from "../account/security-events.server"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type Query, query, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import type { SessionView } from "./schema"

/** The user's sessions, newest sign-in first. */
export function listSessions(deps: Deps, who: Who): Query<(actor: Actor) => SessionView[]> {
  return query([selectSessions(deps, who)], (rows) => (actor) => {
    const own = sessionOf(actor).id
    return rows.map(({ id, label, createdAt, seenAt }) => ({
      id,
      label: label || "Unknown device",
      createdAt,
      // Sessions from before this was recorded have no value.
      seenAt: seenAt || createdAt,
      current: id === own,
    }))
  })
}

/**
 * Ends one of the user's sessions; its tokens stop working with the next request. Refuses with `reauthenticate` if the
 * password was not entered recently.
 */
export async function endSession(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  sessionOf(actor)
  requireConfirmed(deps, actor)
  const { meta } = await deleteSession(deps, actor.userId, id)
  if (meta.changes === 0) throw notFound("This session")
  recordSecurityEvent(deps, actor.userId, "session_ended", caller)
}

/** Ends all of the user's sessions except this one. Refuses like `endSession`. */
export async function endOtherSessions(deps: Deps, actor: Actor, caller: Caller): Promise<void> {
  const { id } = sessionOf(actor)
  requireConfirmed(deps, actor)
  await deleteOtherSessions(deps, actor.userId, id)
  recordSecurityEvent(deps, actor.userId, "session_ended", caller)
}
