import { sql } from "drizzle-orm"
import * as z from "zod"
import { modelLease } from "../ai/provider-failure"
import { defineJob } from "../jobs/definition.server"
import { iso } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import { refusal } from "../wording/failure-reason"
import { findAnalysisBySubject, findStoredAnalysis } from "./list-analyses.server"
import { readSource } from "./read-source.server"
import { unlessOwn, updateAnalysis } from "./repository.server"
import { postingFacts, readingVersion } from "./rules"
import { columnsOfReading } from "./stored-reading"

/** Reads a posting again after its text was corrected. Facts that the person set themselves stay. */
export const readAgainJob = defineJob({
  type: "job-analysis.read-again",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: z.object({}),
  async run(deps, job) {
    const row = await runQuery(deps.db, findStoredAnalysis(deps, job.userId, job.subjectId))
    if (!row) throw refusal("not_found", { code: "posting_gone" })
    const { posting, readBy } = await readSource(deps, job.userId, row.text, job.attempts)
    const own = Object.fromEntries(row.ownFacts.map((fact) => [fact, row[fact]]))
    const { words, ...read } = columnsOfReading(posting, own)
    const facts = Object.fromEntries(postingFacts.map((fact) => [fact, unlessOwn(fact, read[fact])]))
    const { skills, requirements, isEnglish } = read
    const set = {
      ...facts,
      ...{ skills, requirements, isEnglish, words, readBy },
      promptVersion: readingVersion,
      updatedAt: iso(deps.now()),
    }
    return {
      writes: (guard) => [updateAnalysis(deps, job.userId, row.id, undefined, set, sql`${guard}`)],
      notice: null,
    }
  },
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "posting_failed", failure: reason }, href: "/job-analysis" },
  }),
  result: findAnalysisBySubject,
})
