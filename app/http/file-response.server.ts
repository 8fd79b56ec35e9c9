/** The headers of a file to be saved, never shown: whatever is in it, the browser runs nothing of it. */
export function fileHeaders(name: string, contentType: string): [name: string, value: string][] {
  return [
    ["Content-Type", contentType],
    ["Content-Disposition", `attachment; filename="${name}"`],
    ["Content-Security-Policy", "default-src 'none'; sandbox"],
    ["Cache-Control", "private, no-store"],
  ]
}

/** A file as a page answers it. */
export function fileResponse(
  body: ReadableStream<Uint8Array>,
  name: string,
  contentType: string,
  bytes: number,
): Response {
  return new Response(body, { headers: [...fileHeaders(name, contentType), ["Content-Length", String(bytes)]] })
}

/** A text to be saved. */
export function textFile(text: string, name: string, contentType: string): Response {
  const bytes = new TextEncoder().encode(text)
  return fileResponse(new Blob([bytes]).stream(), name, contentType, bytes.length)
}

/** Pieces as a body: each is made when the reader is ready for it. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
