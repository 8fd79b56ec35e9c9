export interface Picture {
  contentType: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "image/x-icon"
  /** In pixels. For files with several images, the largest one. */
  width: number
  height: number
}

/**
 * Maximum side length in pixels, because larger pictures exhaust a browser's memory. Very small ones are tracking
 * pixels.
 */
const longestSide = 6000
const maxPixels = 16_000_000
const smallestPicture = 40
const smallestIcon = 8
const largestIcon = 1024

/** Maximum size of an icon. */
const maxIconBytes = 150_000

/**
 * Identifies a picture by its own first bytes, ignoring the declared type. Null unless it is a picture of a displayable
 * size.
 */
export function pictureIn(bytes: Uint8Array): Picture | null {
  const picture = rasterIn(bytes)
  if (!picture || picture.contentType === "image/x-icon") return null
  const { width, height } = picture
  const fits = Math.max(width, height) <= longestSide && width * height <= maxPixels
  return fits && Math.min(width, height) >= smallestPicture ? picture : null
}

/** Identifies a site icon, which may also be an ICO file with several images. */
export function iconIn(bytes: Uint8Array): Picture | null {
  const picture = bytes.length <= maxIconBytes ? rasterIn(bytes) : null
  if (!picture) return null
  const { width, height } = picture
  return Math.min(width, height) >= smallestIcon && Math.max(width, height) <= largestIcon ? picture : null
}

function rasterIn(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return png(view) ?? gif(view) ?? jpeg(view) ?? webp(view) ?? icon(view)
  } catch {
    // The file ends within its header.
    return null
  }
}

function png(view: DataView): Picture | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || ascii(view, 12, 4) !== "IHDR") return null
  return { contentType: "image/png", width: view.getUint32(16), height: view.getUint32(20) }
}

function gif(view: DataView): Picture | null {
  if (!/^GIF8[79]a$/.test(ascii(view, 0, 6))) return null
  return { contentType: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Walks the segments until one contains the size (SOF0 to SOF15, except DHT, JPG and DAC). */
function jpeg(view: DataView): Picture | null {
  if (view.getUint16(0) !== 0xffd8 || view.getUint8(2) !== 0xff) return null
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { contentType: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else if (marker === 0xda || marker === 0xd9) return null
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
}

function webp(view: DataView): Picture | null {
  if (ascii(view, 0, 4) !== "RIFF" || ascii(view, 8, 4) !== "WEBP") return null
  const size = webpSize(view)
  return size && { contentType: "image/webp", ...size }
}

function webpSize(view: DataView): { width: number; height: number } | null {
  switch (ascii(view, 12, 4)) {
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case "VP8L": {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case "VP8X":
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
    default:
      return null
  }
}

/** A side of 256 pixels is encoded as 0. */
function icon(view: DataView): Picture | null {
  const count = view.getUint16(4, true)
  if (view.getUint32(0, true) !== 0x00010000 || count < 1 || count > 20 || view.byteLength < 6 + 16 * count) return null
  const sides = Array.from({ length: count }, (_, i) => view.getUint8(6 + 16 * i) || 256)
  return { contentType: "image/x-icon", width: Math.max(...sides), height: Math.max(...sides) }
}

function ascii(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join("")
}
