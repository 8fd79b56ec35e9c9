import { deleteToken, insertToken, selectTokens, type TokenRow } from "../account/api-tokens.server"
import type { Caller } from "../account/caller"
import { requireConfirmed } from "../account/confirm-password.server"
import { apiTokenFrom, sessionOf } from "../account/credential"
import { noteSecurityEvent } from "../account/security-events.server"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, notFound } from "../kernel/errors"
import { batch, changes, type Query, query, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { mostTokens } from "./rules"
import type { CreateToken, TokenView } from "./schema"

/** The user's personal API tokens, the newest first, also those that have expired. */
export function listTokens(deps: Deps, who: Who): Query<TokenView[]> {
  return query([selectTokens(deps, who, mostTokens)], (rows) => rows.map(tokenView))
}

function tokenView({ id, name, scopes, createdAt, expiresAt, usedOn }: TokenRow): TokenView {
  return { id, name, scopes, createdAt, expiresAt, usedOn }
}

/**
 * Makes a personal API token. It is answered this once: only its hash is kept. Refuses with `conflict` where the user
 * has as many as they may have, or where `once` has made one already, with `reauthenticate` where the password was
 * given too long ago.
 */
export async function createToken(
  deps: Deps,
  actor: Actor,
  { name, scopes, days }: CreateToken,
  caller: Caller,
  once?: string,
): Promise<{ token: TokenView; secret: string }> {
  sessionOf(actor)
  requireConfirmed(deps, actor)
  const secret = apiTokenFrom(deps.newToken())
  const now = deps.now()
  const row: TokenRow = {
    hash: await deps.hash(secret),
    userId: actor.userId,
    id: once ?? deps.newId(),
    name,
    scopes,
    createdAt: iso(now),
    expiresAt: later(now, days * day),
    usedOn: null,
  }
  const [outcome] = await batch(deps.db, [insertToken(deps, row, mostTokens)])
  if (changes(outcome) === 0) {
    const why = once ? "This token has been made already, or you have" : "You have"
    throw new DomainError("conflict", `${why} ${mostTokens} tokens, which is the most. Revoke one first.`)
  }
  noteSecurityEvent(deps, actor.userId, "token_created", caller)
  return { token: tokenView(row), secret }
}

/** A revoked token stops working with its next request. */
export async function revokeToken(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  sessionOf(actor)
  const { meta } = await deleteToken(deps, actor.userId, id)
  if (meta.changes === 0) throw notFound("This token")
  noteSecurityEvent(deps, actor.userId, "token_revoked", caller)
}
