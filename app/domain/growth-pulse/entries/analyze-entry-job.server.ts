import { sql } from "drizzle-orm"
import * as z from "zod"
import { guardedAsk } from "../../ai/guarded-ask.server"
import { modelLease } from "../../ai/provider-failure"
import { rolesOf } from "../../career/held-roles"
import { findPerson } from "../../evidence/ledger.server"
import { defineJob } from "../../jobs/definition.server"
import type { Deps } from "../../kernel/deps"
import { ProviderError } from "../../kernel/provider-error"
import { runQuery } from "../../kernel/query.server"
import { userUnchanged } from "../../users/accounts.server"
import { addAnswer } from "../../users/figures.server"
import { refusal } from "../../wording/failure-reason"
import { providerAnalysis } from "../../writer/provider/provider-analysis"
import { contactOf } from "../../writer/writer-for.server"
import { entryUnchanged, updateEntry } from "../repository.server"
import { localPeriod } from "../streak"
import { type Analysis, analyzeByRules, columnsOf, countedAnswer } from "./entry-analysis.server"
import { type FoundReflection, findReflection, linesOfEntry, type Worded } from "./lines-of-entry.server"
import { findEntry } from "./list-entries.server"

const Input = z.object({ timeZone: z.string(), cadence: z.enum(["daily", "weekly"]) })

/** Extracts keywords and STAR parts from an answer, proposes its achievements, and updates the user's figures. */
export const analyzeEntryJob = defineJob({
  type: "growth-pulse.analyze",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps: Deps, job, { timeZone, cadence }) {
    const found = await runQuery(deps.db, findReflection(deps, job.userId, job.subjectId))
    if (!found) throw refusal("not_found", { code: "reflection_gone" })
    const { entry } = found
    // The reflection was edited in the meantime, and the edit has analyzed it.
    if (entry.analysedBy !== null) return { writes: () => [], notice: null }
    const { worded, ...analysis } = await analyze(deps, found, job.attempts)
    const lines = linesOfEntry(deps, found, timeZone, worded)
    const stands = entryUnchanged(entry)
    const period = localPeriod(new Date(entry.createdAt), timeZone, cadence)
    const counted = { period, asNow: userUnchanged(job.userId, { timeZone, cadence }) }
    return {
      writes: (guard) => {
        const holds = sql`${guard} and ${stands}`
        return [
          ...lines.writes(holds),
          addAnswer(deps, job.userId, countedAnswer(entry.response, analysis, counted), holds),
          updateEntry(deps, entry, { ...columnsOf(analysis), ...lines.columns }, holds),
        ]
      },
      notice: null,
    }
  },
  onFailure: () => ({ writes: () => [], notice: null }),
  result: findEntry,
})

type Read = Analysis & { worded: Worded | null }

/** Uses the provider if configured; after a failed attempt, the rules analyze the answer instead. */
async function analyze(deps: Deps, { entry, profile }: FoundReflection, attempts: number): Promise<Read> {
  const byRules = { ...analyzeByRules(entry.response), worded: null }
  const ask = guardedAsk(deps, entry.userId, "analysis")
  if (!ask || attempts > 0) return byRules
  const person = await runQuery(deps.db, findPerson(deps, entry.userId))
  if (!person || person.aiOff.includes("analysis")) return byRules
  const { question, response } = entry
  try {
    const roles = rolesOf(profile?.experience ?? "")
    const found = await providerAnalysis(ask, contactOf(person), { question, response, roles })
    const { keywords, quality, ...worded } = found
    return { keywords, quality, by: deps.settings.aiModel, worded }
  } catch (error) {
    deps.log("analysis.by_rules", { reason: error instanceof ProviderError ? error.outcome : "unavailable" })
    return byRules
  }
}
