import { type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { runQuery } from "../database/query.server"
import { counters } from "../database/schema.server"
import type { Deps } from "../deps"
import { findPerson } from "../evidence/ledger.server"
import { defineJob, FinalError } from "../jobs/definition.server"
import { guardedAsk } from "../writer/guarded-ask.server"
import { providerAnalysis } from "../writer/provider-analysis"
import { ProviderError } from "../writer/provider-error"
import { contactOf } from "../writer/writer-for.server"
import { type AchievementQuality, achievementQuality } from "./achievement-quality"
import { keywords } from "./keywords"
import { findEntry } from "./list-entries.server"
import { type EntryRow, selectEntry, updateCounters, updateEntry } from "./repository.server"
import { localPeriod } from "./streak"

const Input = z.object({ timeZone: z.string(), cadence: z.enum(["daily", "weekly"]) })

interface Analysis {
  keywords: string[]
  quality: AchievementQuality
  by: string
}

/** Finds keywords and the parts of the achievement in an answer, and adds it to the user's figures. */
export const analyzeEntryJob = defineJob({
  input: Input,
  async run(deps: Deps, job, { timeZone, cadence }) {
    const [entry] = await selectEntry(deps, job.userId, job.subjectId)
    if (!entry) throw new FinalError("not_found", "This reflection no longer exists.")
    const analysis = await analyse(deps, entry, job.attempts)
    const period = localPeriod(new Date(entry.createdAt), timeZone, cadence)
    return {
      writes: (guard) => [
        updateEntry(deps, job.userId, entry.id, columnsOf(analysis), guard),
        updateCounters(deps, job.userId, figuresWith(entry.response, analysis, period), guard),
      ],
      notice: null,
    }
  },
  giveUp: () => ({ writes: () => [], notice: null }),
  answer: (deps, who, subjectId) => findEntry(deps, who, subjectId),
})

/** By the provider where there is one. A provider that fails does not cost the user the analysis: rules make it then. */
async function analyse(deps: Deps, entry: EntryRow, attempts: number): Promise<Analysis> {
  const byRules = { keywords: keywords(entry.response), quality: achievementQuality(entry.response), by: "built-in" }
  const ask = guardedAsk(deps, entry.userId)
  if (!ask || attempts > 0) return byRules
  const person = await runQuery(deps.db, findPerson(deps, entry.userId))
  if (!person) return byRules
  try {
    const found = await providerAnalysis(ask, contactOf(person), entry.question, entry.response)
    return { keywords: found.keywords, quality: found.quality, by: deps.settings.aiModel }
  } catch (error) {
    deps.log("analysis.by_rules", { reason: error instanceof ProviderError ? error.outcome : "unavailable" })
    return byRules
  }
}

function columnsOf({ keywords, quality, by }: Analysis): Partial<EntryRow> {
  const { situation, task, action, result } = quality
  return {
    keywords,
    quality: quality.quality,
    impactArticulated: quality.impactArticulated,
    star: JSON.stringify({ situation, task, action, result }),
    analysedBy: by,
  }
}

/** The user's running figures with one more answer, which fell in `period`. */
function figuresWith(response: string, { quality }: Analysis, period: number) {
  const streak: SQL = sql`case
    when ${counters.streak} = 0 then 1
    when ${counters.streakPeriod} >= ${period} then ${counters.streak}
    when ${counters.streakPeriod} = ${period - 1} then ${counters.streak} + 1
    else 1 end`
  return {
    answered: sql`${counters.answered} + 1`,
    impactful: sql`${counters.impactful} + ${quality.impactArticulated ? 1 : 0}`,
    withNumbers: sql`${counters.withNumbers} + ${/\d/.test(response) ? 1 : 0}`,
    withPeople: sql`${counters.withPeople} + ${peopleWords.test(response) ? 1 : 0}`,
    streak,
    streakPeriod: sql`max(${counters.streakPeriod}, ${period})`,
  }
}

const peopleWords = /\b(team|colleagues?|clients?|customers?|patients?|students?|pupils?|manager|we|us|they|with)\b/i
