import { Zip, ZipDeflate } from "fflate"
import { yieldToOthers } from "../../kernel/yield-to-others"

export interface ArchiveFile {
  name: string
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** A fixed time makes the same content produce the same bytes. */
const fileTime = new Date(2000, 0, 1)

/** Bytes compressed without yielding, and the overhead counted per file. */
const bytesAtOnce = 64 * 1024
const bytesOfFile = 8 * 1024

/**
 * Streams files as one ZIP; only the current chunk is in memory. Yields to other work regardless of the size of chunks
 * and the number of files.
 */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const made: Uint8Array[] = []
  let failure: unknown = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else if (chunk.length > 0) made.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    return made.splice(0)
  }
  let packed = 0
  for await (const { name, pieces } of files) {
    packed += bytesOfFile
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = fileTime
    zip.add(file)
    for await (const piece of pieces) {
      const bytes = typeof piece === "string" ? encoder.encode(piece) : piece
      for (let at = 0; at < bytes.length; at += bytesAtOnce) {
        const part = bytes.subarray(at, at + bytesAtOnce)
        file.push(part)
        yield* take()
        packed += part.length
        if (packed < bytesAtOnce) continue
        packed = 0
        await yieldToOthers()
      }
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
