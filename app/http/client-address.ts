import { DomainError } from "../domain/kernel/errors"

/**
 * The network that a request came from, for counting and limiting: an IPv4 address as it is, an IPv6 address by its
 * first 64 bits, because a single line is given all the addresses below them. Null where nothing trustworthy says it:
 * Cloudflare sets `CF-Connecting-IP` on every request and overwrites one that a client sent.
 */
export function clientAddress(request: Request): string | null {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "")
}

/**
 * The caller's network, for what must not be open to endless tries. Refuses with `unavailable` where it is not known:
 * one count for everybody would let a single caller shut out all others.
 */
export function requireAddress({ address }: { address: string | null }): string {
  if (address !== null) return address
  throw new DomainError(
    "unavailable",
    "Sign-in is unavailable because the server cannot see where requests come from. It must run behind Cloudflare.",
  )
}

function networkOf(address: string): string | null {
  const text = address.trim().toLowerCase()
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped) return mapped.split(".").every((part) => Number(part) < 256) ? mapped : null
  const groups = groupsOf(text)
  return groups && `${groups.slice(0, 4).join(":")}::/64`
}

/** The eight groups of an IPv6 address without leading zeros; null if it is not one. */
function groupsOf(text: string): string[] | null {
  const [head = "", tail, ...more] = text.split("::")
  if (more.length > 0 || !text.includes(":")) return null
  const before = head === "" ? [] : head.split(":")
  const after = tail ? tail.split(":") : []
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
