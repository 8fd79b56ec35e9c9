import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import type { Query } from "../kernel/query.server"

/** Part of a page that may fail on its own: if its rows cannot be read, it is null and the page still renders. */
export function attempt<T>({ log }: Pick<Deps, "log">, part: string, wanted: Query<T>): Query<T | null> {
  return {
    statements: wanted.statements,
    read: (rows) => tryOrNull(log, part, () => wanted.read(rows)),
  }
}

/** Returns the result of `make`, or null after logging if it throws. */
export function tryOrNull<T>(log: Deps["log"], part: string, make: () => T): T | null {
  try {
    return make()
  } catch (error) {
    log("part.failed", { part, error: reasonOf(error) })
    return null
  }
}
