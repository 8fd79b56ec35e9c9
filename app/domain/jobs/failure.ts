import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { ProviderError } from "../kernel/provider-error"
import { FinalError, NotYet } from "./definition.server"

/** What a failed job keeps of its failure: a word for callers and a sentence for its user. */
export interface Failure {
  errorCode: string
  error: string
}

export const crashed: Failure = {
  errorCode: "internal",
  error: "This work kept failing on our side. Nothing was counted; please try again.",
}

export const unreadable: Failure = {
  errorCode: "internal",
  error: "This work was recorded in a form that is no longer understood. Nothing was counted; please start it again.",
}

/** Until when something outside is to be waited for; null where the failure is the work's own. */
export function waitFor(deps: Deps, error: unknown): Date | null {
  if (error instanceof NotYet) return error.until
  if (!(error instanceof ProviderError) || !error.isOutage) return null
  return new Date(deps.now().getTime() + (error.retryAfter ?? 0) * 1000)
}

/** Whether another try would fail in the same way. */
export function isFinal(error: unknown): boolean {
  return error instanceof FinalError || (error instanceof ProviderError && !error.retryable)
}

export function failureOf(error: unknown): Failure {
  if (error instanceof NotYet || (error instanceof ProviderError && error.isOutage)) {
    const lasted = "This lasted for as long as we keep trying. Nothing was counted; please try again later."
    return { errorCode: "upstream_failed", error: `${error.message} ${lasted}` }
  }
  if (error instanceof ProviderError) return { errorCode: "upstream_failed", error: error.message }
  if (error instanceof FinalError || error instanceof DomainError)
    return { errorCode: error.code, error: error.message }
  return crashed
}

/** For the log: it holds nothing of what was worked on. */
export function reasonWord(error: unknown): string {
  if (error instanceof ProviderError) return error.outcome
  return error instanceof Error ? error.name : "unknown"
}
