const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Whether an unsafe request may pass the cross-site check. Browsers send the initiator in `Sec-Fetch-Site`, older ones
 * in `Origin`. A request with neither header does not come from a browser and has no ambient cookie. Bearer calls are
 * exempt because they have no ambient authority. `X-Forwarded-*` headers are ignored.
 */
export function mayPass(request: Request): boolean {
  if (safeMethods.has(request.method)) return true
  if (bearerToken(request) !== null) return true
  const { pathname, origin } = new URL(request.url)
  if (pathname === "/api/billing/webhook") return true
  const site = request.headers.get("Sec-Fetch-Site")
  if (site !== null) return site === "same-origin"
  const from = request.headers.get("Origin")
  return from === null || from === origin
}

/** The bearer token of a request; null if there is no Authorization header. */
export function bearerToken(request: Request): string | null {
  const header = request.headers.get("Authorization")
  if (header === null) return null
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? ""
}
