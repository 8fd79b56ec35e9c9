import { sql } from "drizzle-orm"
import * as z from "zod"
import { modelLease } from "../../ai/provider-failure"
import { defineJob } from "../../jobs/definition.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { query, runTogether } from "../../kernel/query.server"
import type { Notice } from "../../notifications/schema"
import { refusal } from "../../wording/failure-reason"
import { rubricVersion } from "../rubric/criteria"
import { findCalculated } from "../score/calculate.server"
import { storeScore } from "../score/recalculate-job.server"
import { bumpInputs } from "../score/repository.server"
import { judge } from "./judge.server"
import { findAnalysis } from "./list-analyses.server"
import { deleteUnanalyzed, selectAnalysis, updateAnalysis } from "./repository.server"

/**
 * Analyzes a text by the rubric and then, in a second slice, recalculates the score, so that a caller waiting for the
 * analysis finds the matching score. A text that is already analyzed keeps its result.
 */
export const analyzeContentJob = defineJob({
  type: "influence.analyze",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: z.object({}),
  async run(deps: Deps, job) {
    const { userId, subjectId } = job
    const stored = query([selectAnalysis(deps, userId, subjectId)], ([row]) => row)
    const [row, scores] = await runTogether(deps.db, stored, findCalculated(deps, [userId]))
    if (!row) throw refusal("not_found", { code: "text_gone" })
    if (row.score !== null) {
      const [score] = scores()
      const isOwn = row.analyzedAt !== null && row.analyzedAt >= job.createdAt
      const notice: Notice = {
        words: { code: "text_analyzed", score: row.score },
        href: `/influence-score?analysis=${subjectId}`,
      }
      return { writes: (guard) => (score ? [storeScore(deps, score, guard)] : []), notice: isOwn ? notice : null }
    }
    const judged = await judge(deps, row, job.attempts)
    const set = { ...judged, rubricVersion, analyzedAt: iso(deps.now()) }
    return {
      progress: (guard) => [
        updateAnalysis(deps, row, set, sql`${guard} and score is null`),
        bumpInputs(deps, userId, iso(deps.now()), guard),
      ],
    }
  },
  onFailure: (deps, { userId, subjectId }, _input, reason) => ({
    writes: (guard) => [deleteUnanalyzed(deps, userId, subjectId, guard)],
    notice: { words: { code: "text_not_analyzed", failure: reason }, href: "/influence-score?analyze=1" },
  }),
  result: findAnalysis,
})
