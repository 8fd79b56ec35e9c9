import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"
import type { Scope } from "../users/scope"

/** What a call needs: a scope that a personal token may have, or a session, for what only the person may do. */
export type Needed = Scope | "session"

const apiTokenForm = /^tl_[\w-]{43}$/

/** Whether a bearer token is a personal API token: a session's token may begin alike, and is shorter. */
export const isApiToken = (token: string) => apiTokenForm.test(token)

/** A new personal API token around 256 random bits. */
export const apiTokenFrom = (random: string) => `tl_${random}`

export const reaches = ({ credential }: Actor, scope: Scope) =>
  credential.kind === "session" || credential.scopes.includes(scope)

/** Refuses with `insufficient_scope` what a personal token does not reach. A session reaches everything. */
export function requireScope(actor: Actor, needed: Needed): void {
  if (needed === "session") sessionOf(actor)
  else if (!reaches(actor, needed)) {
    throw new DomainError("insufficient_scope", `This token does not have the scope "${needed}".`)
  }
}

/** The session behind what only the person may do. Refuses a personal token with `insufficient_scope`. */
export function sessionOf({ credential }: Actor) {
  if (credential.kind === "session") return credential
  throw new DomainError("insufficient_scope", "A personal API token does not reach this. Please sign in for it.")
}
