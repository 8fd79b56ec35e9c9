import { readBookmark } from "./cookies.server"
import { bearerToken } from "./cross-site"

/**
 * The D1 session constraint or bookmark of a request. Unsafe methods start at the primary, and so does every request
 * with an API token, because a token that was just revoked must not work at a lagging replica. Pages read from the
 * nearest replica that already has the caller's own last write, which their cookie names.
 */
export function readsFrom(request: Request): string {
  const isSafe = request.method === "GET" || request.method === "HEAD"
  if (!isSafe || bearerToken(request) !== null) return "first-primary"
  return readBookmark(request) || "first-unconstrained"
}
