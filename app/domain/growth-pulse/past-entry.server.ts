import { sql } from "drizzle-orm"
import { reflectionEvidence } from "../evidence/record-evidence.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { Cadence } from "../users/actor"
import { addAnswer } from "../users/figures.server"
import { analyseByRules, columnsOf, countedAnswer } from "./entry-analysis.server"
import { insertEntry } from "./repository.server"
import type { SubmitResponse } from "./schema"
import { localPeriod } from "./streak"

/**
 * An answer of an earlier day as it would stand by now: the entry with its analysis, its evidence and the figures.
 * `deps` are those of that day. Several are written oldest first, since the streak counts them in that order. Takes
 * no unit of the plan's limit.
 */
export function pastEntry(
  deps: Deps,
  user: { userId: string; timeZone: string; cadence: Cadence },
  answer: SubmitResponse,
): Statement[] {
  const analysis = analyseByRules(answer.response)
  const entry = { userId: user.userId, id: deps.newId(), ...answer, createdAt: iso(deps.now()) }
  const always = sql`1`
  const period = localPeriod(deps.now(), user.timeZone, user.cadence)
  return [
    insertEntry(deps, { ...entry, ...columnsOf(analysis) }, always),
    ...reflectionEvidence(deps, entry, always),
    addAnswer(deps, user.userId, countedAnswer(answer.response, analysis, { period, asNow: always })),
  ]
}
