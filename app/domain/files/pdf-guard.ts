import { Unzlib } from "fflate"
import { PdfFault } from "./pdf-fault"
import { type RawStream, rawStreams } from "./pdf-streams"

/** Maximum unpacked size of all streams in bytes. */
const maxUnpacked = 20 * 1024 * 1024
/** Maximum unpacked size in bytes of everything except pictures: text, fonts and objects, which the parser reads. */
const maxParsed = 8 * 1024 * 1024

/** Maximum number of objects outside of streams. 30 pages with the tags of every line have a few thousand. */
const maxObjects = 30_000

/**
 * Refuses a PDF that would cost the parser too much: each stream is first unpacked here, within a bound. Throws
 * `PdfFault`. A stream that cannot be bounded (compressed twice, encrypted) is refused.
 */
export function guardPdf(bytes: Uint8Array): void {
  if (!latin1(bytes.subarray(0, 1024)).includes("%PDF-")) throw new PdfFault("pdf_none")
  if (hasMoreObjects(bytes, maxObjects)) throw new PdfFault("pdf_too_large")
  const text = latin1(bytes)
  if (/\/(?:E|#45)(?:n|#6e)(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)\s*(?:\d|<<)/i.test(text))
    throw new PdfFault("pdf_encrypted")
  let all = 0
  let parsed = 0
  for (const stream of rawStreams(bytes, text)) {
    const size = unpackedSize(stream, maxUnpacked - all)
    all += size
    if (!isPicture(stream)) parsed += size
    if (all > maxUnpacked || parsed > maxParsed) throw new PdfFault("pdf_too_large")
  }
}

/** Counts the beginnings of objects, which the parser reads one by one where a file has no table of them. */
function hasMoreObjects(bytes: Uint8Array, most: number): boolean {
  const [d, o, b, j] = [0x64, 0x6f, 0x62, 0x6a]
  let count = 0
  for (let at = bytes.indexOf(j); at >= 0; at = bytes.indexOf(j, at + 1)) {
    const isObject = bytes[at - 1] === b && bytes[at - 2] === o && bytes[at - 3] !== d
    if (isObject && ++count > most) return true
  }
  return false
}

const isPicture = ({ dictionary }: RawStream) => /\/Subtype\s*\/Image\b/.test(dictionary)
/** The maximum expansion factor of run-length encoding. */
const maxRunLengthRatio = 64

function unpackedSize({ dictionary, data }: RawStream, most: number): number {
  const filters = filtersIn(dictionary)
  const packed = filters.filter((name) => /^(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)$/.test(name))
  if (packed.length > 1 || packed.some((name) => name.startsWith("LZW"))) throw new PdfFault("pdf_unsupported")
  if (packed.length === 0) return data.length
  if (packed[0]?.startsWith("R")) return data.length * maxRunLengthRatio
  const [first = ""] = filters
  const inner = /^A(?:SCII)?85/.test(first) ? fromAscii85(data) : /^A(?:SCIIHex|Hx)/.test(first) ? fromHex(data) : data
  return inflatedSize(inner, most)
}

function filtersIn(dictionary: string): string[] {
  const [, list = ""] = /\/(?:Filter|F)\s*(\[[^\]]{0,300}\]|\/\w+)/.exec(dictionary) ?? []
  return [...list.matchAll(/\/(\w+)/g)].map(([, name = ""]) => name)
}

/** Compressed bytes inflated at once; they expand to at most about 2 MB. */
const compressedChunk = 2 * 1024

/**
 * The unpacked size of a stream, as far as it can be unpacked: the parser stops at the same byte. The runtime's
 * DecompressionStream is unusable: in workerd, it reports a line break after the end as an error before it has returned
 * any data.
 */
function inflatedSize(data: Uint8Array, most: number): number {
  let size = 0
  const unpacker = new Unzlib((piece) => {
    size += piece.length
  })
  try {
    for (let at = 0; at < data.length && size <= most; at += compressedChunk)
      unpacker.push(data.subarray(at, at + compressedChunk))
  } catch {
    // Trailing bytes or damaged data.
  }
  return size
}

function fromHex(data: Uint8Array): Uint8Array {
  const digits = latin1(data)
    .replace(/>[\s\S]*$/, "")
    .replace(/[^0-9a-f]/gi, "")
  return Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}

function fromAscii85(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length * 4 + 4)
  let length = 0
  let group: number[] = []
  for (const byte of data) {
    if (byte === 0x7e) break
    if (byte === 0x7a && group.length === 0) length += 4
    else if (byte >= 0x21 && byte <= 0x75 && group.push(byte - 0x21) === 5) {
      length += put(out, length, group, 4)
      group = []
    }
  }
  const rest = group.length - 1
  if (rest > 0) length += put(out, length, [...group, 84, 84, 84, 84].slice(0, 5), rest)
  return out.subarray(0, length)
}

function put(out: Uint8Array, at: number, group: number[], count: number): number {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0)
  for (let byte = 0; byte < count; byte++) out[at + byte] = Math.floor(value / 256 ** (3 - byte)) & 255
  return count
}

/** Decodes bytes to a string with one character per byte. */
function latin1(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join("")
}
