import { zlibSync } from "fflate"
import type { Canvas } from "./canvas"

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Encodes a picture as a PNG with three bytes per pixel. */
export function writePng({ width, height, pixels }: Canvas): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2], 8)
  const chunks = [chunkOf("IHDR", head), chunkOf("IDAT", zlibSync(rows, { level: 4 })), chunkOf("IEND")]
  const file = new Uint8Array(signature.length + chunks.reduce((sum, { length }) => sum + length, 0))
  file.set(signature)
  let at = signature.length
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

function chunkOf(name: string, bytes: Uint8Array = new Uint8Array()): Uint8Array {
  const chunk = new Uint8Array(bytes.length + 12)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, bytes.length)
  chunk.set(new TextEncoder().encode(name), 4)
  chunk.set(bytes, 8)
  view.setUint32(bytes.length + 8, checksum(chunk.subarray(4, bytes.length + 8)))
  return chunk
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The CRC-32 at the end of each PNG chunk. */
const checksum = (bytes: Uint8Array) =>
  (bytes.reduce((value, byte) => (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
