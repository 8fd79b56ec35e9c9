import fc from "fast-check"
import type { RawRequest } from "./raw"

/** Targets of malformed requests: pages, calls, page data, pictures and unknown paths. */
const paths = [
  "/",
  "/privacy",
  "/auth/login",
  "/auth/login.data",
  "/auth/register",
  "/auth/demo",
  "/auth/logout",
  "/theme",
  "/onboarding",
  "/dashboard",
  "/dashboard.data",
  "/_root.data",
  "/growth-pulse",
  "/content",
  "/content/some-id",
  "/content/some-id/download",
  "/evidence",
  "/billing",
  "/billing?success=true",
  "/settings",
  "/settings/import",
  "/import",
  "/settings/export",
  "/insights",
  "/insights/some-id",
  "/inbox",
  "/media/some-key",
  "/api/auth/me",
  "/api/auth/login",
  "/api/auth/register",
  "/api/content/some-id",
  "/api/content/generate",
  "/api/content/history",
  "/api/content-feed",
  "/api/evidence/check",
  "/api/growth-pulse/response",
  "/api/jobs/some-id",
  "/api/jobs/some-id/events",
  "/api/notifications/read-all",
  "/api/settings",
  "/api/users/import",
  "/api/billing/plans",
  "/api/billing/webhook",
  "/api/events",
  "/api/health",
  "/api",
  "/no-such-page",
  "/favicon.svg",
]

const tails = [
  "",
  "/",
  "//",
  "?",
  "?%",
  "?a=%00",
  "?a=%ff%fe",
  "?_data=root",
  "?_data=routes/api",
  "?_routes=%00",
  "?index",
  "?limit=-1&cursor=%00",
  "%00",
  "%",
  "%zz",
  "%2e%2e%2f",
  "/..",
  "/%c0%af",
  ".data",
  ".data?_routes=",
  "#x",
  ";x=y",
  "?".padEnd(6000, "x"),
  "/".padEnd(6000, "y"),
]

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "SEARCH"]

const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json;",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "application/x-www-form-urlencoded; charset=utf-7",
  "application/x-www-form-urlencoded; charset=",
  "application/x-www-form-urlencoded; charset=\u00ff",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=b; charset=utf-16",
  "text/plain",
  "text/html; charset=nonsense",
  ";;;",
  "\u00ff",
  "",
]

const bodies = [
  "",
  "null",
  "[]",
  "0",
  '"x"',
  "{",
  '{"email":"a@example.com","password":"\\u0000"}',
  '{"__proto__":{"a":1}}',
  "a=b",
  "intent=next&title=%00",
  "%",
  "a=%ff%zz",
  "&&&==",
  "\u0000\u0001\u00ff",
  "\u00ff\u00fe[\u0000]\u0000",
  '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: x/\u00ff\r\n\r\nPK\r\n--b--\r\n',
  "--b\r\n",
]

const cookieNames = ["__Host-session", "__Host-bookmark", "__Host-toast", "__Host-theme", "x"]
const cookieValues = [
  "",
  "%00",
  "%",
  "%zz",
  "%ff",
  "\u00ff",
  "=",
  '"',
  "%0d%0aSet-Cookie:%20x=y",
  "a%20b",
  "%F0%9F%98%80",
  "null",
  "%7B%7D",
  "%7B%22title%22%3A%22%00%22%7D",
  "0",
  "x".repeat(4000),
]

const oddHeaders = [
  "Authorization: Bearer",
  "Authorization: Bearer \u00ff",
  "Authorization: Bearer tl_%00",
  "Authorization: Basic x",
  "Prefer: wait=99999999999999999999",
  "Prefer: wait=-1, respond-async",
  "Idempotency-Key: ",
  "Idempotency-Key: \u00ff",
  "If-None-Match: W/,*,\u00ff",
  "If-Match: \u00ff",
  "Accept: \u00ff",
  "Accept-Encoding: ;q=x",
  "Accept-Language: *;q=,,,",
  "Origin: null",
  "Origin: ://",
  "Sec-Fetch-Site: \u00ff",
  "Stripe-Signature: t=,v1=",
  "User-Agent: \u00ff",
  "Range: bytes=9-1,x",
  "X-Forwarded-For: x",
  "X-Forwarded-Host: \u00ff",
  "Content-Encoding: gzip",
  "Content-Length: 0",
  "Transfer-Encoding: chunked",
  "Upgrade: websocket",
  `X-Long: ${"z".repeat(6000)}`,
]

const cookie = fc
  .tuple(fc.constantFrom(...cookieNames), fc.constantFrom(...cookieValues))
  .map(([name, value]) => `Cookie: ${name}=${value}`)

/**
 * A malformed request. Each part is drawn separately and most are valid, so that each malformation also occurs alone.
 */
export const oddRequest: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.constantFrom(...methods, "GET", "GET", "GET", "POST", "POST", "POST"),
    path: fc.constantFrom(...paths),
    tail: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constantFrom(...tails) }),
    type: fc.option(fc.constantFrom(...types), { freq: 2 }),
    body: fc.option(fc.constantFrom(...bodies), { freq: 2 }),
    cookies: fc.array(cookie, { maxLength: 2 }),
    headers: fc.uniqueArray(fc.constantFrom(...oddHeaders), { maxLength: 2 }),
  })
  .map(({ method, path, tail, type, body, cookies, headers }) => {
    const chunked = headers.includes("Transfer-Encoding: chunked")
    const framed = headers.filter((header) => body === null || header !== "Content-Length: 0")
    if (body !== null && !chunked) framed.push(`Content-Length: ${body.length}`)
    if (type !== null) framed.push(`Content-Type: ${type}`)
    const sent = body ?? ""
    const inChunks = sent === "" ? "0\r\n\r\n" : `${sent.length.toString(16)}\r\n${sent}\r\n0\r\n\r\n`
    const lengths = chunked ? framed.filter((header) => !header.startsWith("Content-Length")) : framed
    return { method, path: path + tail, headers: [...lengths, ...cookies], body: chunked ? inChunks : sent }
  })
