import { eq, sql } from "drizzle-orm"
import { iso, later, second } from "../clock"
import { batch, type Statement } from "../database/query.server"
import { breakers, counters, users } from "../database/schema.server"
import type { Deps } from "../deps"
import { reasonOf } from "../error-text"
import { FinalError, NotYet } from "../jobs/definition.server"
import { recordAiRun } from "../settings/ai-runs.server"
import type { AiPurpose } from "../settings/schema"
import type { AskModel } from "./ask-model"
import { ProviderError } from "./provider-error"

/** Failures in a row, over all users, after which jobs wait instead of asking. */
const failuresToOpen = 8
/** How long they wait before one asks again. */
const openFor = 10 * second
const provider = "openai"

/**
 * The provider behind its guards: a breaker (while the provider keeps failing, jobs wait for it), the user's own
 * switch for this purpose, and a cap of calls per user and day that counts attempts. Every call that is made is
 * written down for the user to read. Null where no provider is set up.
 */
export function guardedAsk(deps: Deps, userId: string, purpose: AiPurpose): AskModel | null {
  const { ask } = deps
  if (!ask) return null
  return async (request) => {
    await refuseWhileOpen(deps)
    await countCall(deps, userId, purpose)
    const run = { userId, purpose, request, startedAt: deps.now() }
    try {
      const answer = await ask(request)
      await note(deps, [forgetBreaks(deps), recordAiRun(deps, { ...run, answer, outcome: "ok" })])
      return answer
    } catch (error) {
      const known = error instanceof ProviderError ? error : null
      const record = recordAiRun(deps, { ...run, answer: null, outcome: known?.outcome ?? "failed" })
      await note(deps, known?.retryable ? [countBreak(deps), record] : [record])
      throw error
    }
  }
}

/** What is noted about a call never costs the work itself. */
async function note(deps: Deps, statements: Statement[]): Promise<void> {
  await batch(deps.db, statements).catch((error: unknown) => {
    deps.log("ai.unrecorded", { reason: reasonOf(error) })
  })
}

async function refuseWhileOpen(deps: Deps): Promise<void> {
  const [breaker] = await deps.db.select().from(breakers).where(eq(breakers.name, provider))
  if (breaker && breaker.openUntil > iso(deps.now())) throw new NotYet(new Date(breaker.openUntil))
}

const forgetBreaks = ({ db }: Deps) =>
  db.update(breakers).set({ failures: 0 }).where(sql`${breakers.name} = ${provider} and failures > 0`)

function countBreak(deps: Deps): Statement {
  const until = later(deps.now(), openFor)
  return deps.db
    .insert(breakers)
    .values({ name: provider, failures: 1 })
    .onConflictDoUpdate({
      target: breakers.name,
      set: {
        failures: sql`${breakers.failures} + 1`,
        openUntil: sql`case when ${breakers.failures} + 1 >= ${failuresToOpen} then ${until} else ${breakers.openUntil} end`,
      },
    })
}

/** Counts the call and reads the user's switch in one statement, just before anything is sent. */
async function countCall(deps: Deps, userId: string, purpose: AiPurpose): Promise<void> {
  const today = iso(deps.now()).slice(0, 10)
  const [counter] = await deps.db
    .update(counters)
    .set({
      aiDay: today,
      aiAttempts: sql`case when ${counters.aiDay} = ${today} then ${counters.aiAttempts} + 1 else 1 end`,
    })
    .where(eq(counters.userId, userId))
    .returning({
      attempts: counters.aiAttempts,
      off: sql<number>`${purpose} in (select value from json_each((select ${users.aiOff} from ${users} where ${users.id} = ${userId})))`,
    })
  if (!counter) throw new FinalError("not_found", "This account no longer exists.")
  // Switched off since the work began: it is put back and done anew, without the provider.
  if (counter.off) throw new NotYet(deps.now())
  if (counter.attempts > deps.settings.aiCallsPerDay) {
    throw new FinalError("too_many_requests", "You have reached today's number of AI calls. Please try again tomorrow.")
  }
}
