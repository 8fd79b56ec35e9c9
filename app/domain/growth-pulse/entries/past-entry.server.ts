import { sql } from "drizzle-orm"
import { agreedLines } from "../../achievements/review/propose-lines.server"
import type { ProfileFacts } from "../../career/schema"
import { reflectionEvidence } from "../../evidence/record-evidence.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import type { Cadence } from "../../users/actor"
import { addAnswer } from "../../users/figures.server"
import { insertEntry } from "../repository.server"
import type { SubmitResponse } from "../schema"
import { localPeriod } from "../streak"
import { analyzeByRules, columnsOf, countedAnswer } from "./entry-analysis.server"
import { linesOfEntry } from "./lines-of-entry.server"

interface Author {
  userId: string
  timeZone: string
  cadence: Cadence
  profile?: ProfileFacts
}

/**
 * The statements for a reflection of an earlier day in its final state: entry with analysis, evidence, achievements and
 * figures. `deps` must be those of that day. Write several of them oldest first, because the streak depends on the
 * order. Uses no unit. With `hasLooked`, the achievements are agreed.
 */
export function pastEntry(deps: Deps, user: Author, answer: SubmitResponse, hasLooked = false): Statement[] {
  const analysis = analyzeByRules(answer.response)
  const ids = { userId: user.userId, id: deps.newId(), evidenceId: deps.newId() }
  const told = { ...ids, ...answer, createdAt: iso(deps.now()), lines: [], followUps: [], followUp: null, version: 1 }
  const entry = { ...told, ...columnsOf(analysis) }
  const always = sql`1`
  const period = localPeriod(deps.now(), user.timeZone, user.cadence)
  const read = { entry, lines: [], profile: user.profile ?? null }
  const { columns, rows, writes } = linesOfEntry(deps, read, user.timeZone)
  return [
    insertEntry(deps, { ...entry, ...columns }, always),
    reflectionEvidence(deps, entry, entry, always),
    ...(hasLooked ? agreedLines(deps, rows, always) : writes(always)),
    addAnswer(deps, user.userId, countedAnswer(answer.response, analysis, { period, asNow: always })),
  ]
}
