import type { Call } from "./call"

/** The answer with a tag of what it says; 304 without a body where the caller has just that (RFC 9110, 13.1.2). */
export async function withTag({ deps, request }: Call, response: Response): Promise<Response> {
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
