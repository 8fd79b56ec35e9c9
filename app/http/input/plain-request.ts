import { drain, isRead } from "./body-limit"

/** Remix compares these two headers and fails if they differ. Our own cross-site check has already run. */
const comparedHeaders = ["Origin", "X-Forwarded-Host"]
const ofBody = ["Content-Type", "Content-Length", "Transfer-Encoding"]

/**
 * A copy of the request without the parts that make Remix fail: the body of a read, which has no meaning (RFC 9110,
 * 9.3.1), headers that it compares, and the query parameter of its older data requests.
 */
export async function plainRequest(request: Request): Promise<Request> {
  const url = new URL(request.url)
  const hasBody = isRead(request) && request.body !== null
  const isOlder = url.searchParams.has("_data")
  if (!hasBody && !isOlder && !comparedHeaders.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  for (const name of hasBody ? [...comparedHeaders, ...ofBody] : comparedHeaders) headers.delete(name)
  if (isOlder) url.searchParams.delete("_data")
  if (!hasBody) return new Request(isOlder ? new Request(url, request) : request, { headers })
  await drain(request)
  return new Request(url, { method: request.method, headers, signal: request.signal })
}
