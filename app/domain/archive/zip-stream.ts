import { Zip, ZipDeflate } from "fflate"
import { othersTurn } from "./slice.server"

export interface ArchiveFile {
  name: string
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The same content makes the same bytes: no file carries the time at which the archive was made. */
const fileTime = new Date(2000, 0, 1)

/** Bytes that are packed at a stretch, and what a file counts for besides its content. */
const bytesAtOnce = 64 * 1024
const bytesOfFile = 8 * 1024

/**
 * Files as one ZIP, made and handed on piece by piece: only the piece at hand is in memory. Others have their turn
 * while it is made, however large a piece is and however many files there are.
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
        await othersTurn()
      }
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
