import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import type { Query } from "../kernel/query.server"

/** A part of a page that may fail by itself: where its rows cannot be read it is null, and the page stands. */
export function attempt<T>({ log }: Pick<Deps, "log">, part: string, wanted: Query<T>): Query<T | null> {
  return {
    statements: wanted.statements,
    read: (rows) => tried(log, part, () => wanted.read(rows)),
  }
}

/** What `make` makes; null, and a line in the log, where it throws. */
export function tried<T>(log: Deps["log"], part: string, make: () => T): T | null {
  try {
    return make()
  } catch (error) {
    log("part.failed", { part, error: reasonOf(error) })
    return null
  }
}
