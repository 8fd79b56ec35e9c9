import { bitsOf, hasBit } from "./bloom-filter"
import filter from "./breached-passwords.json"

let bits: Uint8Array | undefined

/**
 * Whether a password is among the common ones of 8 and more characters known from breaches. A Bloom filter: it never
 * misses one of its list and wrongly refuses about one password in a thousand.
 */
export function isBreached(password: string): boolean {
  bits ??= Uint8Array.from(atob(filter.bits), (char) => char.charCodeAt(0))
  const known = bits
  return bitsOf(password.toLowerCase(), filter.size, filter.hashes).every((at) => hasBit(known, at))
}
