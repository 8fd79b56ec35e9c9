/** What an address is checked against. */
export interface AddressRules {
  /** Hosts that are ourselves. */
  ownHosts: readonly string[]
  /** Origins that pass although they are not public: a sandbox on this machine. */
  allowedOrigins: readonly string[]
}

export type CheckedAddress = { url: URL; refusal: null } | { url: null; refusal: AddressRefusal }
type AddressRefusal = "malformed" | "scheme" | "credentials" | "port" | "number" | "local" | "own"

/** Top-level names that are never public (RFC 6761, RFC 6762, RFC 8375, RFC 7686, RFC 9476), and common local ones. */
const localEndings = /\.(localhost|local|internal|intranet|lan|corp|home|private|home\.arpa|test|invalid|onion|alt)$/

/**
 * Whether an address that came from outside may be fetched: http or https, on its usual port, a public name of two
 * or more labels, no credentials, not ourselves. Names only: an IP address in whatever notation (`0x7f.1` and
 * `2130706433` are `127.0.0.1` to every URL parser) is refused, and so is a name's final dot.
 */
export function checkAddress(text: string, rules: AddressRules): CheckedAddress {
  const url = parse(text)
  if (!url) return refuse("malformed")
  if (url.username || url.password) return refuse("credentials")
  if (rules.allowedOrigins.some((allowed) => parse(allowed)?.origin === url.origin)) return { url, refusal: null }
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse("scheme")
  if (!["", "80", "443"].includes(url.port)) return refuse("port")
  const host = url.hostname
  if (isNumber(host)) return refuse("number")
  if (!host.includes(".") || host.endsWith(".") || localEndings.test(host)) return refuse("local")
  if (rules.ownHosts.some((own) => own.toLowerCase() === host)) return refuse("own")
  return { url, refusal: null }
}

/** The URL parser has already turned every notation of an IPv4 address into four decimal numbers. */
function isNumber(host: string): boolean {
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
