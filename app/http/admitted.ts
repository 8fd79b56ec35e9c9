import { type Needed, requireScope } from "../domain/account/credential"
import { DomainError } from "../domain/kernel/errors"
import type { Actor } from "../domain/users/actor"
import type { Scope } from "../domain/users/scope"

interface Asked {
  request: Request
}

interface Reach {
  session?: boolean
  scope?: Scope
}

/** What a call needs of who makes it: a personal token reads with GET and changes with the other methods. */
export function neededBy({ request }: Asked, { session, scope }: Reach): Needed {
  if (session) return "session"
  return scope ?? (request.method === "GET" || request.method === "HEAD" ? "read" : "write")
}

/** The caller, if the call is open to them. */
export function admitted(call: Asked, reach: Reach, actor: Actor | null): Actor {
  if (!actor) throw unauthenticated()
  requireScope(actor, neededBy(call, reach))
  return actor
}

export const unauthenticated = () => new DomainError("unauthenticated", "Please sign in first.")
