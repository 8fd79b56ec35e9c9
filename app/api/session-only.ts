import type { Query } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"

/** A read whose answer needs only the session. */
export function sessionOnly<Out>(answer: (actor: Actor) => Out): Query<(actor: Actor) => Out> {
  return { statements: [], read: () => answer }
}
