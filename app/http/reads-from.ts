import { readBookmark } from "./cookies.server"
import { bearerToken } from "./cross-site"

/**
 * Where a request reads first: at the primary, at any replica, or at one that has got as far as a bookmark. A change
 * begins at the primary, and so does whatever comes with a token of the API: one that was revoked a moment ago must not
 * work at a replica that has not heard of it. Pages are read from the nearest replica that has the caller's own last
 * change, as their cookie says.
 */
export function readsFrom(request: Request): string {
  const isSafe = request.method === "GET" || request.method === "HEAD"
  if (!isSafe || bearerToken(request) !== null) return "first-primary"
  return readBookmark(request) || "first-unconstrained"
}
