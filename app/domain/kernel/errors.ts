/** Error codes of the domain, as sent on the wire. Only `app/http` maps them to a status. */
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

/** A refusal with a sentence for the user. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields?: FieldErrors
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number
  /** For `method_not_allowed`: the allowed methods. */
  readonly allow?: string
  /** Stored when the refusal ends background work: a code with parameters from `wording/`. */
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
