import type { JobOutcome } from "../../jobs/definition.server"
import type { ClaimedJob } from "../../jobs/schema"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { runQuery } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import { findRecord, matchColumns } from "../match-record.server"
import { insertAnalysis } from "../repository.server"
import { readingVersion, type SourceKind } from "../rules"
import { readSource } from "./read-source.server"
import { columnsOfReading } from "./stored-reading"

interface Source {
  kind: SourceKind
  /** The URL, the file name, or a fixed text for a pasted posting. */
  source: string
  /** Plain text or HTML. */
  content: string
}

/** The outcome of a job that has obtained a posting's content: reads it and stores a new analysis. */
export async function analyzed(deps: Deps, job: ClaimedJob, { kind, source, content }: Source): Promise<JobOutcome> {
  const { posting, readBy } = await readSource(deps, job.userId, content, job.attempts)
  const record = await runQuery(deps.db, findRecord(deps, job.userId))
  if (!record) throw refusal("not_found", { code: "account_gone" })
  const columns = columnsOfReading(posting)
  const now = iso(deps.now())
  const row = {
    ...{ userId: job.userId, id: job.subjectId, sourceKind: kind, source, readBy, promptVersion: readingVersion },
    ...columns,
    ...matchColumns(deps, columns, record),
    text: posting.text,
    statusDates: { saved: now.slice(0, 10) },
    ...{ createdAt: now, updatedAt: now },
  }
  return {
    writes: (guard) => [insertAnalysis(deps, row, guard)],
    notice: {
      words: { code: "posting_ready", title: row.title, company: row.company },
      href: `/job-analysis/${job.subjectId}`,
    },
  }
}
