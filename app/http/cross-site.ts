const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Whether an unsafe request may pass. A browser says where a request comes from in `Sec-Fetch-Site`, older ones in
 * `Origin`; a request with neither does not come from a browser and carries no cookie of one. Bearer calls carry no
 * ambient authority, so they are exempt. `X-Forwarded-*` is never looked at.
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

/** The bearer token of a request; null where there is no such header. */
export function bearerToken(request: Request): string | null {
  const header = request.headers.get("Authorization")
  if (header === null) return null
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? ""
}
