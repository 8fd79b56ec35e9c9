import { sql } from "drizzle-orm"
import * as z from "zod"
import { defineJob } from "../../jobs/definition.server"
import { startSystemJob } from "../../jobs/start-system-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { emptyQuery, runQuery, type Statement } from "../../kernel/query.server"
import { findCalculated } from "./calculate.server"
import { bumpInputs, type ScoreRow, updateScore } from "./repository.server"

/** Recalculates a user's score after a change of its inputs. */
export const recalculateJob = defineJob({
  type: "influence.recalculate",
  queue: "jobs",
  leaseSeconds: 30,
  input: z.object({}),
  quiet: true,
  run: async (deps: Deps, { userId }) => {
    const [row] = await runQuery(deps.db, findCalculated(deps, [userId]))
    return { writes: (guard) => (row ? [storeScore(deps, row, guard)] : []), notice: null }
  },
  onFailure: () => ({ writes: () => [], notice: null }),
  result: () => emptyQuery,
})

export function storeScore(deps: Deps, { userId, inputs, ...row }: ScoreRow, guard = sql`1`): Statement {
  const { changedAt: _, calculated: __, ...set } = row
  return updateScore(deps, userId, inputs, set, guard)
}

/**
 * Writes a change of the score's inputs and starts its recalculation, in one transaction. Returns the outcome of each
 * write.
 */
export function changeInputs(deps: Deps, userId: string, writes: Statement[]): Promise<unknown[]> {
  return startSystemJob(deps, recalculateJob, {
    userId,
    subjectId: userId,
    input: {},
    when: sql`1`,
    writes: [...writes, bumpInputs(deps, userId, iso(deps.now()))],
  })
}
