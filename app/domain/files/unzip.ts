import { Inflate } from "fflate"
import { type Cause, wordCause } from "../wording/failure-reason"

/** A file in a ZIP, still compressed. */
export interface PackedFile {
  name: string
  method: number
  packed: Uint8Array
}

/** Thrown if the archive cannot be read. `fault` contains the reason for its owner. */
export class UnreadableArchive extends Error {
  readonly fault: Cause
  constructor(fault: Cause) {
    super(wordCause(fault))
    this.name = "UnreadableArchive"
    this.fault = fault
  }
}

const notAZip = () => new UnreadableArchive({ code: "archive_no_zip" })

/** Lists the files of a ZIP, at most `most`, without unpacking. Reads only within the given bytes. */
export function listFiles(zip: Uint8Array, most: number): PackedFile[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > most) throw new UnreadableArchive({ code: "archive_many_files" })
  const decoder = new TextDecoder()
  const files: PackedFile[] = []
  let at = view.getUint32(end + 16, true)
  try {
    for (let i = 0; i < count; i++) {
      if (view.getUint32(at, true) !== 0x02014b50) throw notAZip()
      const nameLength = view.getUint16(at + 28, true)
      const name = decoder.decode(zip.subarray(at + 46, at + 46 + nameLength))
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
      const method = isEncrypted ? -1 : view.getUint16(at + 10, true)
      const packed = contentAt(zip, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true))
      files.push({ name, method, packed })
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    throw error instanceof RangeError ? notAZip() : error
  }
  return files
}

function endOfDirectory(view: DataView): number {
  const shortest = 22
  const longestComment = 0xffff
  const from = view.byteLength - shortest
  for (let at = from; at >= 0 && at >= from - longestComment; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw notAZip()
}

function contentAt(zip: Uint8Array, view: DataView, header: number, size: number): Uint8Array {
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  if (start + size > zip.length) throw notAZip()
  return zip.subarray(start, start + size)
}

/** The number of bytes that may still be unpacked. A file's declared size is not trusted. */
export interface Budget {
  left: number
}

/**
 * Compressed bytes inflated at once: even at the maximum ratio of about 1,000, the result is processed within
 * milliseconds.
 */
const compressedChunk = 2 * 1024

/** Unpacks a file in chunks and stops when the budget is used up. */
export function* unpacked({ method, packed }: PackedFile, budget: Budget): Generator<Uint8Array> {
  if (method === 0) return yield spent(budget, packed)
  if (method !== 8) throw new UnreadableArchive({ code: "archive_packing" })
  const made: Uint8Array[] = []
  const inflate = new Inflate((chunk) => made.push(chunk))
  for (let at = 0; at < packed.length || at === 0; at += compressedChunk) {
    try {
      inflate.push(packed.subarray(at, at + compressedChunk), at + compressedChunk >= packed.length)
    } catch {
      throw notAZip()
    }
    for (const chunk of made.splice(0)) yield spent(budget, chunk)
  }
}

function spent(budget: Budget, chunk: Uint8Array): Uint8Array {
  budget.left -= chunk.length
  if (budget.left < 0) throw new UnreadableArchive({ code: "archive_too_large" })
  return chunk
}
