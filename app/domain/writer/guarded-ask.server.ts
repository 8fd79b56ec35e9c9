import { and, eq, sql } from "drizzle-orm"
import { iso, later, second } from "../clock"
import { breakers, counters } from "../database/schema.server"
import type { Deps } from "../deps"
import { FinalError, NotYet } from "../jobs/definition.server"
import type { AskModel } from "./ask-model"
import { ProviderError } from "./provider-error"

/** Failures in a row, over all users, after which jobs wait instead of asking. */
const failuresToOpen = 8
/** How long they wait before one asks again. */
const openFor = 10 * second
const provider = "openai"

/**
 * The provider behind its two guards: a breaker (while the provider keeps failing, jobs wait for it), and a cap of
 * calls per user and day that counts attempts. Null where no provider is set up.
 */
export function guardedAsk(deps: Deps, userId: string): AskModel | null {
  const { ask } = deps
  if (!ask) return null
  return async (request) => {
    await refuseWhileOpen(deps)
    await countCall(deps, userId)
    try {
      const answer = await ask(request)
      await deps.db
        .update(breakers)
        .set({ failures: 0 })
        .where(and(eq(breakers.name, provider), sql`failures > 0`))
      return answer
    } catch (error) {
      if (error instanceof ProviderError && error.retryable) await countBreak(deps)
      throw error
    }
  }
}

async function refuseWhileOpen(deps: Deps): Promise<void> {
  const [breaker] = await deps.db.select().from(breakers).where(eq(breakers.name, provider))
  if (breaker && breaker.openUntil > iso(deps.now())) throw new NotYet(new Date(breaker.openUntil))
}

async function countBreak(deps: Deps): Promise<void> {
  const until = later(deps.now(), openFor)
  await deps.db
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

async function countCall(deps: Deps, userId: string): Promise<void> {
  const today = iso(deps.now()).slice(0, 10)
  const [counter] = await deps.db
    .update(counters)
    .set({
      aiDay: today,
      aiAttempts: sql`case when ${counters.aiDay} = ${today} then ${counters.aiAttempts} + 1 else 1 end`,
    })
    .where(eq(counters.userId, userId))
    .returning({ attempts: counters.aiAttempts })
  if ((counter?.attempts ?? 0) > deps.settings.aiCallsPerDay) {
    throw new FinalError("too_many_requests", "You have reached today's number of AI calls. Please try again tomorrow.")
  }
}
