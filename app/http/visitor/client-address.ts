import { DomainError } from "../../domain/kernel/errors"

/**
 * The client network used for counting and rate limiting: the full IPv4 address, or the first 64 bits of an IPv6
 * address, because one subscriber controls every address below that prefix. Null if no trustworthy header names it.
 * Cloudflare sets `CF-Connecting-IP` on every request and overwrites any value that the client sent.
 */
export function clientAddress(request: Request): string | null {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "")
}

/**
 * The caller's network, for actions that must be rate limited. Refuses with `unavailable` if the network is unknown:
 * with a single shared counter, one caller could lock out everyone else.
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

/** The eight groups of an IPv6 address without leading zeros; null if the text is not an IPv6 address. */
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
