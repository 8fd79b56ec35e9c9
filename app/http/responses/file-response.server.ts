/** Headers of a download: the browser saves the file and never renders it, so no content in it can run. */
export function fileHeaders(name: string, contentType: string): [name: string, value: string][] {
  const plainName = name.replace(/[^A-Za-z0-9_.-]/g, "_")
  const wholeName = plainName === name ? "" : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return [
    ["Content-Type", contentType],
    ["Content-Disposition", `attachment; filename="${plainName}"${wholeName}`],
    ["Content-Security-Policy", "default-src 'none'; sandbox"],
    ["Cache-Control", "private, no-store"],
  ]
}

/** A file as a page response. */
export function fileResponse(
  body: ReadableStream<Uint8Array>,
  name: string,
  contentType: string,
  bytes: number,
): Response {
  return new Response(body, { headers: [...fileHeaders(name, contentType), ["Content-Length", String(bytes)]] })
}

/** A text as a download. */
export function textFile(text: string, name: string, contentType: string): Response {
  const bytes = new TextEncoder().encode(text)
  return fileResponse(new Blob([bytes]).stream(), name, contentType, bytes.length)
}

/** A stream of chunks, each produced when the reader is ready. */
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
