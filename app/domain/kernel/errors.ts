/** Every refusal of the domain, as its word on the wire. Only `app/http` turns one into a status. */
export const errorCodes = [
  "bad_json",
  "bad_signature",
  "unauthenticated",
  "invalid_credentials",
  "forbidden_origin",
  "limit_reached",
  "pro_required",
  "upgrade_required",
  "insufficient_scope",
  "reauthenticate",
  "not_found",
  "method_not_allowed",
  "email_taken",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "invalid",
  "too_many_requests",
  "internal",
  "upstream_failed",
  "not_configured",
  "unavailable",
] as const
export type ErrorCode = (typeof errorCodes)[number]

export type FieldErrors = Record<string, string[]>

/** A refusal with a sentence for the person who reads it. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields?: FieldErrors
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
  /** For `method_not_allowed`: the methods that are. */
  readonly allow?: string
  /** What is stored of the refusal where it ends work in the background: a code with parameters, of `wording/`. */
  readonly reason?: { code: string }

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number; allow?: string; reason?: { code: string } } = {},
  ) {
    super(message)
    this.name = "DomainError"
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.allow = more.allow
    this.reason = more.reason
  }
}

export function invalidField(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { fields: { [field]: [message] } })
}

export function notFound(what = "This"): DomainError {
  return new DomainError("not_found", `${what} does not exist, or it is not yours.`)
}
