import { type Needed, requireScope } from "../../domain/account/credential"
import { DomainError } from "../../domain/kernel/errors"
import type { Actor } from "../../domain/users/actor"

/** Returns the caller if they have the required scope. Throws `unauthenticated` or `forbidden` otherwise. */
export function requireAccess(needed: Needed, actor: Actor | null): Actor {
  if (!actor) throw unauthenticated()
  requireScope(actor, needed)
  return actor
}

export const unauthenticated = () => new DomainError("unauthenticated", "Please sign in first.")
