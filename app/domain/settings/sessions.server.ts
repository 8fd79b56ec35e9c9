import { sessionOf } from "../account/credential"
import { type Query, query, type Who } from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { notFound } from "../errors"
import { deleteOtherSessions, deleteSession, selectSessions } from "./repository.server"
import type { SessionView } from "./schema"

/** Where the user is signed in, the newest sign-in first. */
export function listSessions(deps: Deps, who: Who): Query<(actor: Actor) => SessionView[]> {
  return query([selectSessions(deps, who)], (rows) => (actor) => {
    const own = sessionOf(actor).id
    return rows.map(({ id, label, createdAt, seenAt }) => ({
      id,
      label: label || "Unknown device",
      createdAt,
      // Sessions from before it was noted have none.
      seenAt: seenAt || createdAt,
      current: id === own,
    }))
  })
}

/** Ends one of the user's sessions; its tokens stop working with their next request. */
export async function endSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  sessionOf(actor)
  const { meta } = await deleteSession(deps, actor.userId, id)
  if (meta.changes === 0) throw notFound("This session")
}

/** Ends every session of the user but this one. */
export async function endOtherSessions(deps: Deps, actor: Actor): Promise<void> {
  await deleteOtherSessions(deps, actor.userId, sessionOf(actor).id)
}
