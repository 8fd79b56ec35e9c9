import { RetryLater } from "../jobs/retry-later"
import { second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { ProviderError } from "../kernel/provider-error"
import { refusal } from "../wording/failure-reason"

/**
 * Maps a provider failure to the job engine's terms: an outage is waited for, a refusal is final, and a bad answer is a
 * failed attempt. Any other error is returned unchanged.
 */
export function asJobError(deps: Pick<Deps, "now" | "log">, error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  deps.log("ai.failed", { reason: error.outcome })
  const cause = { code: "ai_failed", outcome: error.outcome } as const
  if (!error.retryable) return refusal("upstream_failed", cause)
  const after = new Date(deps.now().getTime() + (error.retryAfter ?? 0) * second)
  return new RetryLater(error.isOutage ? after : null, cause)
}

/**
 * The lease in seconds of a job that calls the provider. It exceeds the longest call, so that no call outlives the
 * lease.
 */
export function modelLease({ ask, settings }: Pick<Deps, "ask" | "settings">): number {
  return (ask ? settings.aiTimeoutSeconds : 0) + 15
}
