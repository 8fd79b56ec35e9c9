/** The response limit in bytes, above what the longest document needs. */
const maxBytes = 2_000_000

export class AnswerTooLarge extends Error {}

/**
 * Buffers the whole response, so that the caller's timeout covers the body too, up to `limit` bytes, so that a
 * misbehaving provider cannot fill the worker's memory. Redirects are not followed, because the API key would be sent
 * along; callers treat a redirect response as a failure.
 */
export async function fetchWhole(input: string | URL | Request, init?: RequestInit, limit = maxBytes) {
  const response = await fetch(input, { ...init, redirect: "manual" })
  const { status, headers } = response
  if (!response.body) return new Response(null, { status, headers })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new AnswerTooLarge(`More than ${limit} bytes`)
    }
    chunks.push(new Uint8Array(next.value))
  }
  return new Response(await new Blob(chunks).arrayBuffer(), { status, headers })
}
