import fc from "fast-check"
import { expect, test } from "vitest"
import { aPicture } from "../../../../tests/support/fakes/fake-web"
import { cpuOf } from "../../../../tests/support/server/cpu"
import { iconIn, pictureIn } from "./picture"

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)))
const be32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const le16 = (n: number) => [n & 255, n >>> 8]

const png = (width: number, height: number) => bytes("\x89PNG\r\n\x1a\n", be32(13), "IHDR", be32(width), be32(height))
const gif = (width: number, height: number) => bytes("GIF89a", le16(width), le16(height))
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 6],
    "JFIF",
    [0xff, 0xc4, 0, 3, 0],
    [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0, 0],
  )
const webp = (width: number, height: number) =>
  bytes("RIFF", be32(0), "WEBPVP8X", be32(0), be32(0), [
    (width - 1) & 255,
    (width - 1) >> 8,
    0,
    (height - 1) & 255,
    (height - 1) >> 8,
    0,
  ])
const ico = (side: number) => bytes([0, 0, 1, 0, 1, 0, side, side], Array<number>(14).fill(0))

test.each([
  ["image/png", png],
  ["image/gif", gif],
  ["image/jpeg", jpeg],
  ["image/webp", webp],
] as const)("%s is identified by its first bytes, with its size", (contentType, make) => {
  expect(pictureIn(make(640, 360))).toEqual({ contentType, width: 640, height: 360 })
  expect(pictureIn(make(1, 1))).toBeNull()
  expect(pictureIn(make(20_000, 20))).toBeNull()
  expect(pictureIn(make(5900, 5900))).toBeNull()
})

test("real pictures are recognized, including both simple WebP formats", () => {
  expect(pictureIn(aPicture)).toMatchObject({ contentType: "image/png", width: 180 })
  const lossy = bytes("RIFF", be32(0), "WEBPVP8 ", be32(0), [0, 0, 0, 0x9d, 0x01, 0x2a], le16(320), le16(180))
  expect(pictureIn(lossy)).toEqual({ contentType: "image/webp", width: 320, height: 180 })
  const lossless = bytes("RIFF", be32(0), "WEBPVP8L", be32(0), [0x2f, 0x3f, 0xc1, 0x2c, 0x00])
  expect(pictureIn(lossless)).toEqual({ contentType: "image/webp", width: 320, height: 180 })
})

test("an icon may be small or an ICO file, a picture may not", () => {
  expect(iconIn(ico(16))).toEqual({ contentType: "image/x-icon", width: 16, height: 16 })
  expect(pictureIn(ico(0))).toBeNull()
  expect(iconIn(png(16, 16))).toMatchObject({ width: 16 })
  expect(iconIn(png(2000, 2000))).toBeNull()
})

test.each([
  "",
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "<!doctype html><script>alert(1)</script>",
  "%PDF-1.7",
  "\x89PNG\r\n\x1a\n",
  "GIF89a",
  "\xff\xd8\xff",
  "RIFF\0\0\0\0WEBP",
  "BM",
])("%j is not a picture", (text) => {
  expect(pictureIn(bytes(text))).toBeNull()
  expect(iconIn(bytes(text))).toBeNull()
})

test("the check neither throws nor runs long on any file, whatever its first bytes", async () => {
  const beginnings = [png(9, 9), gif(9, 9), jpeg(9, 9), webp(9, 9), ico(9), new Uint8Array()]
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.nat(40), fc.uint8Array({ maxLength: 400 }), (head, kept, tail) => {
      const file = Uint8Array.from([...head.slice(0, kept), ...tail])
      const seen = [pictureIn(file), iconIn(file)]
      for (const one of seen) if (one) expect(one.width).toBeGreaterThan(0)
    }),
  )
  const large = new Uint8Array(1_000_000).fill(0xff).fill(0xd8, 1, 2)
  expect(await cpuOf(() => pictureIn(large), 200)).toBeLessThan(200)
})
