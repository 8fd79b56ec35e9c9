import { resolve4, resolve6 } from "node:dns/promises"
import ipaddr from "ipaddr.js"

/** The addresses that a name resolves to; empty where it has none or nobody answers. */
export type ResolveName = (host: string) => Promise<string[]>

export const resolveName: ResolveName = async (host) => {
  const found = await Promise.allSettled([resolve4(host), resolve6(host)])
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []))
}

/** True for an address on the public internet: not private, loopback, link-local, reserved, or one of these in IPv6 form. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast"
}
