import type { Deps } from "../../domain/kernel/deps"
import type { Endpoint } from "./endpoint.server"
import type { Reply } from "./reply"

/** Turns an answer into an HTTP response: status, headers, the version as `ETag`, and JSON unless it is a stream. */
export function respond({ status }: Endpoint, reply: Reply): Response {
  const headers = new Headers(reply.headers)
  if (reply.version !== undefined) headers.set("ETag", `"${reply.version}"`)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  const init = { status: reply.status ?? status, headers }
  if (reply.stream) return new Response(reply.stream, init)
  return reply.value === null ? new Response(null, init) : Response.json(reply.value, init)
}

/** Adds an entity tag, or responds with 304 if the caller already has that content (RFC 9110, 13.1.2). */
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
