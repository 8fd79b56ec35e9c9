const megabyte = 1_000_000
const size = 50 * megabyte
const chunk = new TextEncoder().encode(`${"<p>and so on</p>".repeat(4000)}\n`)

/** A 50 MB body that starts like the requested content and never completes it. Generated while it is read. */
export function oversized(head: string | Uint8Array, contentType: string): Response {
  let left = size
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(typeof head === "string" ? new TextEncoder().encode(head) : head),
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= chunk.length
      controller.enqueue(chunk)
    },
  })
  return new Response(body, { headers: { "content-type": contentType } })
}

/** The first half of an answer. */
export function half(text: string): string {
  return text.slice(0, Math.floor(text.length / 2))
}
