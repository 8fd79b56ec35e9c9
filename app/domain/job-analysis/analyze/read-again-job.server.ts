import * as z from "zod"
import { modelLease } from "../../ai/provider-failure"
import { defineJob } from "../../jobs/definition.server"
import type { ClaimedJob } from "../../jobs/schema"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { runQuery, together } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import type { AnalysisRow } from "../analysis-row"
import { findAnalysisBySubject, findStoredAnalysis } from "../list-analyses.server"
import { findRecord, matchColumns } from "../match-record.server"
import { unlessOwn, updateAnalysis } from "../repository.server"
import { postingFacts, readingVersion } from "../rules"
import { readSource } from "./read-source.server"
import { columnsOfReading } from "./stored-reading"

/** `reads` is false if only the person's record has changed: the posting is matched again without another reading. */
const Input = z.object({ reads: z.boolean().default(true) })

/** Reads a posting again after its text was corrected, and matches it. Facts set by the user stay. */
export const readAgainJob = defineJob({
  type: "job-analysis.read-again",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps, job, { reads }) {
    const needed = together(findStoredAnalysis(deps, job.userId, job.subjectId), findRecord(deps, job.userId))
    const [row, record] = await runQuery(deps.db, needed)
    if (!row || !record) throw refusal("not_found", { code: "posting_gone" })
    const read = reads ? await readColumns(deps, job, row) : row
    const set = { ...(reads ? read : {}), ...matchColumns(deps, { ...read, notMine: row.notMine }, record) }
    return {
      writes: (guard) => [updateAnalysis(deps, job.userId, row.id, undefined, written(set), guard)],
      notice: null,
    }
  },
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "posting_failed", failure: reason }, href: "/job-analysis" },
  }),
  result: findAnalysisBySubject,
})

async function readColumns(deps: Deps, job: ClaimedJob, row: AnalysisRow) {
  const { posting, readBy } = await readSource(deps, job.userId, row.text, job.attempts)
  const own = Object.fromEntries(row.ownFacts.map((fact) => [fact, row[fact]]))
  const updatedAt = iso(deps.now())
  return { ...columnsOfReading(posting, own), readBy, promptVersion: readingVersion, updatedAt }
}

/** The columns to write: a fact only if its owner has not set it in the meantime. */
function written(set: Partial<AnalysisRow>) {
  const facts = postingFacts.filter((fact) => fact in set)
  return { ...set, ...Object.fromEntries(facts.map((fact) => [fact, unlessOwn(fact, set[fact] ?? null)])) }
}
