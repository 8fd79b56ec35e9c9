/**
 * Responds with a filled template: a script-free page that only our own pages may frame and that loads only our own
 * fonts.
 */
export function templateResponse(html: string, headers: Record<string, string> = {}): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-popups allow-modals",
  ].join("; ")
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
      ...headers,
    },
  })
}
