import { DomainError } from "../kernel/errors"
import { RetryLater } from "./retry-later"

/** The failure as its job stores it: a word for callers and a sentence for its user. */
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

/** The failure that an error ends its job with. A sentence of the domain is kept; any other error is ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return { errorCode: error.code, error: error.message }
  if (!(error instanceof RetryLater)) return crashed
  const lasted = error.after
    ? " This lasted for as long as we keep trying. Nothing was counted; please try again later."
    : ""
  return { errorCode: "upstream_failed", error: `${error.message}${lasted}` }
}

/** For the log: it holds nothing of what was worked on. */
export function reasonWord(error: unknown): string {
  if (error instanceof DomainError) return error.code
  return error instanceof Error ? error.name : "unknown"
}
