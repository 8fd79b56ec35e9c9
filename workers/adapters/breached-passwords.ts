import { bitsOf, hasBit } from "./bloom-filter"

interface Filter {
  size: number
  hashes: number
  bits: Uint8Array
}

let known: Filter | undefined

/** Loaded when a password is chosen for the first time: no other request needs it. */
async function load(): Promise<Filter> {
  const { size, hashes, bits } = (await import("./breached-passwords.json")).default
  return { size, hashes, bits: Uint8Array.from(atob(bits), (char) => char.charCodeAt(0)) }
}

/**
 * Whether a password is among the 100,000 most common ones known from breaches. A Bloom filter: it never misses one
 * of its list and wrongly refuses about one password in a thousand.
 */
export async function isBreached(password: string): Promise<boolean> {
  known ??= await load()
  const { size, hashes, bits } = known
  return bitsOf(password.toLowerCase(), size, hashes).every((at) => hasBit(bits, at))
}
