import { resolve4, resolve6 } from "node:dns/promises"
import ipaddr from "ipaddr.js"

/** Resolves a host name to its addresses; empty if it has none or the resolver does not answer. */
export type ResolveName = (host: string) => Promise<string[]>

export const resolveName: ResolveName = async (host) => {
  const found = await Promise.allSettled([resolve4(host), resolve6(host)])
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []))
}

/**
 * Whether an address is on the public internet: not private, loopback, link-local or reserved, nor one of those in IPv6
 * form.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast"
}
