/** Draws a distinct image for each name: hills in front of a sky, as a small PNG of eight colors. */
export async function drawing(name: string, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const seed = crc(new TextEncoder().encode(name))
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colorAt(x / width, y / height, seed)
  }
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", joined([number(width), number(height), Uint8Array.of(8, 3, 0, 0, 0)])),
    chunk("PLTE", palette(seed)),
    chunk("IDAT", await deflated(rows)),
    chunk("IEND", new Uint8Array()),
  ])
}

function colorAt(x: number, y: number, seed: number): number {
  for (let hill = 0; hill < 4; hill++) {
    const bend = 2 + ((seed >>> (hill * 3)) % 5)
    const top = 0.85 - hill * 0.16 + 0.12 * Math.sin(x * bend + hill * 2 + (seed % 7))
    if (y > top) return hill
  }
  const [sunX, sunY] = [0.2 + (seed % 61) / 100, 0.25]
  return (x - sunX) ** 2 * 3 + (y - sunY) ** 2 < 0.012 ? 5 : y > 0.35 ? 6 : 7
}

function palette(seed: number): Uint8Array {
  const hue = seed % 360
  const tones = [18, 30, 42, 54, 54, 92, 80, 86].map((light, i) =>
    rgb((hue + i * 14) % 360, i === 5 ? 0.9 : 0.35, light / 100),
  )
  return joined(tones)
}

/** Converts hue (degrees), saturation and lightness (0 to 1) to RGB. */
function rgb(hue: number, saturation: number, light: number): Uint8Array {
  const reach = saturation * Math.min(light, 1 - light)
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return Uint8Array.of(part(0), part(8), part(4))
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data])
  return joined([number(data.length), body, number(crc(body))])
}

/** CRC-32 as PNG specifies it (ISO 3309). */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

const number = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
