import { DomainError } from "../kernel/errors"
import { type FailureReason, reasonOfRefusal } from "../wording/failure-reason"
import { RetryLater } from "./retry-later"

/** The failure as its job stores it: a word for callers and the reason for its user. */
export interface Failure {
  errorCode: string
  reason: FailureReason
}

export const crashed: Failure = { errorCode: "internal", reason: { code: "crashed" } }
export const unreadable: Failure = { errorCode: "internal", reason: { code: "unreadable" } }

/** The failure that an error ends its job with. A refusal of the domain is kept; any other error is ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return { errorCode: error.code, reason: reasonOfRefusal(error) }
  if (!(error instanceof RetryLater)) return crashed
  const { cause: reason, after } = error
  return { errorCode: "upstream_failed", reason: after ? { code: "waited_too_long", cause: reason } : reason }
}

/** For the log: it holds nothing of what was worked on. */
export function reasonWord(error: unknown): string {
  if (error instanceof DomainError) return error.code
  return error instanceof Error ? error.name : "unknown"
}
