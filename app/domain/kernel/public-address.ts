/** Rules that an address is checked against. */
export interface AddressRules {
  /** The product's own hosts. */
  ownHosts: readonly string[]
  /** Origins allowed although they are not public, such as a sandbox on this machine. */
  allowedOrigins: readonly string[]
}

export type CheckedAddress = { url: URL; refusal: null } | { url: null; refusal: AddressRefusal }
export const addressRefusals = [
  "malformed",
  "scheme",
  "credentials",
  "port",
  "number",
  "local",
  "own",
  "private",
] as const
/** `private`: a public name that resolves to a non-public address, which is detected only when it is fetched. */
export type AddressRefusal = (typeof addressRefusals)[number]

/** Top-level names that are never public (RFC 6761, RFC 6762, RFC 8375, RFC 7686, RFC 9476), and common local names. */
const localEndings = /\.(localhost|local|internal|intranet|lan|corp|home|private|home\.arpa|test|invalid|onion|alt)$/

/**
 * Checks whether an address from an outside source may be fetched: http or https, on its default port, a public name of
 * two or more labels, no credentials, not one of our hosts. Names only: an IP address in any notation (`0x7f.1` and
 * `2130706433` are `127.0.0.1` to every URL parser) is refused, and so is a name with a trailing dot.
 */
export function checkAddress(text: string, rules: AddressRules): CheckedAddress {
  const url = parse(text)
  if (!url) return refuse("malformed")
  if (url.username || url.password) return refuse("credentials")
  if (rules.allowedOrigins.some((allowed) => parse(allowed)?.origin === url.origin)) return { url, refusal: null }
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse("scheme")
  if (!["", "80", "443"].includes(url.port)) return refuse("port")
  const host = url.hostname
  if (isIpAddress(host)) return refuse("number")
  if (!host.includes(".") || host.endsWith(".") || localEndings.test(host)) return refuse("local")
  if (rules.ownHosts.some((own) => own.toLowerCase() === host)) return refuse("own")
  return { url, refusal: null }
}

/** The URL parser has already normalized every IPv4 notation to four decimal numbers. */
function isIpAddress(host: string): boolean {
  return host.startsWith("[") || /^[\d.]+$/.test(host)
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function refuse(refusal: AddressRefusal): CheckedAddress {
  return { url: null, refusal }
}
