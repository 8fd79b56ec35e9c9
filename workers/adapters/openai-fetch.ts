/** Larger answers than the longest document needs are not read to their end. */
const mostBytes = 2_000_000

export class AnswerTooLarge extends Error {}

/**
 * Fetches an answer whole, so that the caller's time limit covers its body too, and at most `limit` bytes of it, so
 * that a provider gone wild cannot fill the worker's memory. A redirect is not followed, since a key would go with it:
 * it is answered as it came, which no caller takes for an answer.
 */
export async function fetchWhole(input: string | URL | Request, init?: RequestInit, limit = mostBytes) {
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
