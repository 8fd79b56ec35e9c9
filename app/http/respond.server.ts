import type { Deps } from "../domain/kernel/deps"
import type { Endpoint } from "./endpoint.server"
import type { Reply } from "./reply"

/** What a call answered, as HTTP says it: status, headers, a version as `ETag`, and JSON unless it is a stream. */
export function respond({ status }: Endpoint, reply: Reply): Response {
  const headers = new Headers(reply.headers)
  if (reply.version !== undefined) headers.set("ETag", `"${reply.version}"`)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  const init = { status: reply.status ?? status, headers }
  if (reply.stream) return new Response(reply.stream, init)
  return reply.value === null ? new Response(null, init) : Response.json(reply.value, init)
}

/** The answer with a tag of what it says; 304 without a body where the caller has just that (RFC 9110, 13.1.2). */
export async function withTag(deps: Deps, request: Request, response: Response): Promise<Response> {
  const body = await response.text()
  const tag = `W/"${(await deps.hash(body)).slice(0, 32)}"`
  const headers = new Headers(response.headers)
  headers.set("ETag", tag)
  const held = (request.headers.get("If-None-Match") ?? "").split(",").map((one) => one.trim().replace(/^(W\/)?/, "W/"))
  if (held.includes(tag)) {
    headers.delete("Content-Type")
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { status: response.status, headers })
}
