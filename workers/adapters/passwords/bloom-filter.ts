/**
 * FNV-1a over UTF-16 code units, starting from the given value. Two start values give sufficiently independent hashes.
 */
function fnv1a(text: string, start: number): number {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}

/** The bit positions of a text in a filter of `size` bits, by double hashing. */
export function bitsOf(text: string, size: number, count: number): number[] {
  const a = fnv1a(text, 0x811c9dc5)
  const b = fnv1a(text, 0x9747b28c) | 1
  return Array.from({ length: count }, (_, i) => (a + i * (b >>> 0)) % size)
}

export const hasBit = (bits: Uint8Array, at: number) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0
