import { DomainError } from "../kernel/errors"
import { type FailureReason, reasonOfRefusal } from "../wording/failure-reason"
import { RetryLater } from "./retry-later"

/** A failure as stored with its job: an error code for callers and a reason for the user. */
export interface Failure {
  errorCode: string
  reason: FailureReason
}

export const crashed: Failure = { errorCode: "internal", reason: { code: "crashed" } }
export const unreadable: Failure = { errorCode: "internal", reason: { code: "unreadable" } }

/** Maps an error to the failure stored with its job. A domain refusal is kept; any other error is an internal one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return { errorCode: error.code, reason: reasonOfRefusal(error) }
  if (!(error instanceof RetryLater)) return crashed
  const { cause: reason, after } = error
  return { errorCode: "upstream_failed", reason: after ? { code: "waited_too_long", cause: reason } : reason }
}

/** For the log: contains none of the job's content. */
export function reasonWord(error: unknown): string {
  if (error instanceof DomainError) return error.code
  return error instanceof Error ? error.name : "unknown"
}
