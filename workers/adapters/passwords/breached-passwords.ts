import { bitsOf, hasBit } from "./bloom-filter"

interface Filter {
  size: number
  hashes: number
  bits: Uint8Array
}

let known: Filter | undefined

/** Imported lazily, when a password is first chosen: no other request needs the filter. */
async function load(): Promise<Filter> {
  const { size, hashes, bits } = (await import("./breached-passwords.json")).default
  return { size, hashes, bits: Uint8Array.from(atob(bits), (char) => char.charCodeAt(0)) }
}

/**
 * Whether a password is one of the 100,000 most common in known breaches. Uses a Bloom filter: no listed password is
 * missed, and about one unlisted password in a thousand is refused by mistake.
 */
export async function isBreached(password: string): Promise<boolean> {
  known ??= await load()
  const { size, hashes, bits } = known
  return bitsOf(password.toLowerCase(), size, hashes).every((at) => hasBit(bits, at))
}
