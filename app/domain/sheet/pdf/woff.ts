import { unzlibSync } from "fflate"

const headerLength = 44
const entryLength = 20

/** Bytes after the last table: the parser reads the bounds of an empty glyph beyond its end. */
const slack = 64

/**
 * Unpacks a WOFF 1.0 file to the plain font inside, which parses faster and is what PDF embeds. Other files are
 * returned unchanged.
 */
export function plainFont(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < headerLength || view.getUint32(0) !== 0x774f4646) return file
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const place = headerLength + at * entryLength
    const [offset, packed, length] = [view.getUint32(place + 4), view.getUint32(place + 8), view.getUint32(place + 12)]
    const bytes = file.subarray(offset, offset + packed)
    const whole = packed < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes
    return { tag: view.getUint32(place), checksum: view.getUint32(place + 16), bytes: whole }
  })
  const start = 12 + 16 * count
  const padded = (length: number) => (length + 3) & ~3
  const plain = new Uint8Array(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0) + slack)
  const out = new DataView(plain.buffer)
  const power = 2 ** Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, power * 16)
  out.setUint16(8, Math.log2(power))
  out.setUint16(10, (count - power) * 16)
  let at = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const place = 12 + 16 * index
    out.setUint32(place, tag)
    out.setUint32(place + 4, checksum)
    out.setUint32(place + 8, at)
    out.setUint32(place + 12, bytes.length)
    plain.set(bytes, at)
    at += padded(bytes.length)
  })
  return plain
}
