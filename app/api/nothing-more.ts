import type { Query } from "../domain/database/query.server"
import type { Actor } from "../domain/deps"

/** A read that needs nothing besides the session itself. */
export function nothingMore<Out>(answer: (actor: Actor) => Out): Query<(actor: Actor) => Out> {
  return { statements: [], read: () => answer }
}
