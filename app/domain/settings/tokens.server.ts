import { deleteToken, insertToken, selectTokens, type TokenRow } from "../account/api-tokens.server"
import type { Caller } from "../account/caller"
import { requireConfirmed } from "../account/confirm-password.server"
import { apiTokenFrom, sessionOf } from "../account/credential"
import { recordSecurityEvent } from "../account/security-events.server"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, notFound } from "../kernel/errors"
import { batch, changes, type Query, query, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { maxTokens } from "./rules"
import type { CreateToken, TokenView } from "./schema"

/** The user's personal API tokens, newest first, including expired ones. */
export function listTokens(deps: Deps, who: Who): Query<TokenView[]> {
  return query([selectTokens(deps, who, maxTokens)], (rows) => rows.map(tokenView))
}

function tokenView({ id, name, scopes, createdAt, expiresAt, usedOn }: TokenRow): TokenView {
  return { id, name, scopes, createdAt, expiresAt, usedOn }
}

/**
 * Creates a personal API token and returns it this once; only its hash is stored. Refuses with `conflict` if the user
 * has the maximum number or `once` already created one, and with `reauthenticate` if the password was not entered
 * recently.
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
  const [outcome] = await batch(deps.db, [insertToken(deps, row, maxTokens)])
  if (changes(outcome) === 0) {
    const why = once
      ? "This token was already created, or you have reached the maximum of"
      : "You have reached the maximum of"
    throw new DomainError("conflict", `${why} ${maxTokens} tokens. Revoke one first.`)
  }
  recordSecurityEvent(deps, actor.userId, "token_created", caller)
  return { token: tokenView(row), secret }
}

/** Revokes a token; it stops working with the next request. */
export async function revokeToken(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  sessionOf(actor)
  const { meta } = await deleteToken(deps, actor.userId, id)
  if (meta.changes === 0) throw notFound("This token")
  recordSecurityEvent(deps, actor.userId, "token_revoked", caller)
}
