import { RetryLater } from "../jobs/retry-later"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import type { AskModel } from "../kernel/model"
import { ProviderError } from "../kernel/provider-error"
import { batch, type Statement } from "../kernel/query.server"
import type { AiPurpose } from "../users/ai-purpose"
import { countAiCall } from "../users/counters.server"
import { refusal } from "../wording/failure-reason"
import { recordAiRun } from "./ai-runs.server"
import { close, countFailure, type Permit, returnPermit, takePermit } from "./breaker.server"

/**
 * The provider with its guards: a circuit breaker (jobs wait while the provider keeps failing), the user's setting for
 * this purpose, and a cap on attempts per user and day. Every call is recorded for the user. Null if no provider is
 * configured.
 */
export function guardedAsk(deps: Deps, userId: string, purpose: AiPurpose): AskModel | null {
  const { ask } = deps
  if (!ask) return null
  return async (request) => {
    const permit = await takePermit(deps)
    try {
      await countCall(deps, userId, purpose)
    } catch (error) {
      await recordSafely(deps, returnPermit(deps, permit))
      throw error
    }
    const run = { userId, purpose, request, startedAt: deps.now() }
    try {
      const answer = await ask(request)
      await recordSafely(deps, [close(deps), recordAiRun(deps, { ...run, answer, outcome: "ok" })])
      return answer
    } catch (error) {
      const known = error instanceof ProviderError ? error : null
      const record = recordAiRun(deps, { ...run, answer: null, outcome: known?.outcome ?? "failed" })
      await recordSafely(deps, [...breakerUpdate(deps, permit, known), record])
      throw error
    }
  }
}

/** Updates the breaker after a call: a provider that responds, however badly, is up. */
function breakerUpdate(deps: Deps, permit: Permit, error: ProviderError | null): Statement[] {
  if (!error) return returnPermit(deps, permit)
  return [error.isOutage ? countFailure(deps, permit, error.retryAfter) : close(deps)]
}

/** Failing to record a call must not fail the work itself. */
async function recordSafely(deps: Deps, statements: Statement[]): Promise<void> {
  await batch(deps.db, statements).catch((error: unknown) => {
    deps.log("ai.unrecorded", { reason: reasonOf(error) })
  })
}

/** Counts the call and reads the user's switch in one statement, just before anything is sent. */
async function countCall(deps: Deps, userId: string, purpose: AiPurpose): Promise<void> {
  const today = iso(deps.now()).slice(0, 10)
  const [counter] = await countAiCall(deps, userId, purpose, today)
  if (!counter) throw refusal("not_found", { code: "account_gone" })
  // The user switched it off after the work started: requeue the job to run without the provider.
  if (counter.off) throw new RetryLater(deps.now(), { code: "ai_switched_off" })
  if (counter.attempts > deps.settings.aiCallsPerDay) {
    throw refusal("too_many_requests", { code: "ai_calls_used" })
  }
}
