/**
 * The headers of every response. `nonce` is the nonce of the page's own scripts. `formTargets` are the origins that a
 * form may redirect to: the payment provider's hosted pages. `tracker` is the origin of the operator's marketing
 * tracker, present only if the visitor consented.
 */
export function securityHeaders(
  nonce: string,
  formTargets: readonly string[] = [],
  tracker: string | null = null,
): [string, string][] {
  const withTracker = (sources: string) => (tracker ? `${sources} ${tracker}` : sources)
  const csp = [
    "default-src 'self'",
    withTracker(`script-src 'self' 'nonce-${nonce}'`),
    "style-src 'self' 'unsafe-inline'",
    withTracker("img-src 'self' data:"),
    "font-src 'self'",
    withTracker("connect-src 'self'"),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ")
  return [
    ["Content-Security-Policy", csp],
    ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ]
}
