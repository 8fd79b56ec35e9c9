/**
 * FNV-1a, 32 bits. Distributes texts evenly, for picking one of a few options and for change detection. Not for
 * secrets.
 */
export function textHash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
