import type { SQL } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import { bumpInputs, restoreHistory } from "./repository.server"
import type { DayScore } from "./tables.server"

/** Restores a score's history and marks the score as due. */
export function restoreScore(
  deps: Deps,
  userId: string,
  histories: DayScore[][],
  changedAt: string,
  guard: SQL,
): Statement[] {
  return [
    ...histories.flatMap((history) => restoreHistory(deps, userId, history, changedAt, guard)),
    bumpInputs(deps, userId, changedAt, guard),
  ]
}
