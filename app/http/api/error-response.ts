import { DomainError } from "../../domain/kernel/errors"
import { statuses } from "./statuses"

/** Converts a refusal to an API response, or to plain text for a page that cannot be rendered. */
export function errorResponse(request: Request, error: unknown, requestId: string): Response {
  const known =
    error instanceof DomainError
      ? error
      : new DomainError("internal", "Something went wrong on our side. Please try again.")
  const status = statuses[known.code]
  const headers = new Headers({ "Cache-Control": "private, no-store" })
  if (known.retryAfter !== undefined) headers.set("Retry-After", String(known.retryAfter))
  if (known.allow !== undefined) headers.set("Allow", known.allow)
  if (!new URL(request.url).pathname.startsWith("/api")) {
    headers.set("Content-Type", "text/plain; charset=utf-8")
    return new Response(`${status} ${known.message}\n`, { status, headers })
  }
  const body = {
    error: known.message,
    message: known.message,
    code: known.code,
    ...(known.code === "invalid" ? { fields: known.fields ?? {} } : {}),
    requestId,
  }
  return Response.json(body, { status, headers })
}
