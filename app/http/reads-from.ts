import { readBookmark } from "./cookies.server"
import { bearerToken } from "./cross-site"

/**
 * The first replica a request may read from: the primary, any replica, or one that has reached a bookmark. Unsafe
 * methods start at the primary, and so does every request with an API token: a token revoked a moment ago must not work
 * at a replica that lags behind. Pages are read from the nearest replica that has the caller's own last change, as
 * their cookie says.
 */
export function readsFrom(request: Request): string {
  const isSafe = request.method === "GET" || request.method === "HEAD"
  if (!isSafe || bearerToken(request) !== null) return "first-primary"
  return readBookmark(request) || "first-unconstrained"
}
