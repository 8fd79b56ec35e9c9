import type { ErrorCode } from "../../domain/kernel/errors"

/** Maps each error code to its HTTP status. This is the only such table. */
export const statuses: Record<ErrorCode, number> = {
  bad_json: 400,
  bad_signature: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden_origin: 403,
  limit_reached: 403,
  pro_required: 403,
  upgrade_required: 403,
  insufficient_scope: 403,
  reauthenticate: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  not_configured: 503,
  unavailable: 503,
}
