import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"
import type { Scope } from "../users/scope"

/**
 * The credential that a call requires: a scope of a personal token, or a session for calls reserved to the user in
 * person.
 */
export type Needed = Scope | "session"

const apiTokenForm = /^tl_[\w-]{43}$/

/** True for a personal API token. Session tokens can share its prefix but are shorter. */
export const isApiToken = (token: string) => apiTokenForm.test(token)

/** Formats 256 random bits as a personal API token. */
export const apiTokenFrom = (random: string) => `tl_${random}`

export const reaches = ({ credential }: Actor, scope: Scope) =>
  credential.kind === "session" || credential.scopes.includes(scope)

/** Refuses with `insufficient_scope` if a personal token lacks the scope. A session has every scope. */
export function requireScope(actor: Actor, needed: Needed): void {
  if (needed === "session") sessionOf(actor)
  else if (!reaches(actor, needed)) {
    throw new DomainError("insufficient_scope", `This token does not have the scope "${needed}".`)
  }
}

/** The actor's session. Refuses a personal token with `insufficient_scope`. */
export function sessionOf({ credential }: Actor) {
  if (credential.kind === "session") return credential
  throw new DomainError("insufficient_scope", "A personal API token cannot do this. Please sign in instead.")
}
