import { Zip, ZipDeflate } from "fflate"

export interface ArchiveFile {
  name: string
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The same content makes the same bytes: no file carries the time at which the archive was made. */
const fileTime = new Date(2000, 0, 1)

/** Files as one ZIP, made and handed on piece by piece: only the piece at hand is in memory. */
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
  for await (const { name, pieces } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = fileTime
    zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === "string" ? encoder.encode(piece) : piece)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
