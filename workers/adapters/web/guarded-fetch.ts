import { type AddressRules, checkAddress } from "../../../app/domain/kernel/public-address"
import { WebFailure, type WebFailureCode } from "../../../app/domain/kernel/web"
import { secondsOf } from "../retry-after"
import { isPublicAddress, type ResolveName } from "./public-name"

export interface FetchRequest {
  url: string
  /** Media types, for the `Accept` header. */
  accept: string
  /** The limit of the decompressed body. A longer body is abandoned. */
  maxBytes: number
  headers?: Record<string, string>
  /** Headers for this URL's origin only, such as an API key. They are dropped on a redirect to another origin. */
  ownHeaders?: Record<string, string>
  /** The operator configured this URL, so it is not checked itself. Its redirects are. */
  isTrusted?: boolean
  /** Resolves host names before the request. A name that resolves to a non-public address is refused. */
  resolve?: ResolveName
  /** Statuses that have a specific meaning for this call. */
  meaning?: Readonly<Record<number, WebFailureCode>>
}

export interface Fetched {
  /** 200 to 299, or 304 for a conditional request. */
  status: number
  /** The final address, after redirects. */
  url: string
  headers: Headers
  bytes: Uint8Array
}

/** The time limit in milliseconds for the whole exchange: redirects, headers and body. */
const timeLimit = 8000
const maxRedirects = 3
const userAgent = "Throughline/1.0 (reads public pages and feeds on behalf of its users)"

/**
 * Fetches a URL that came from outside, with SSRF protection: every URL in the redirect chain is checked, the time is
 * limited, and a body that exceeds the limit is abandoned. Throws `WebFailure`.
 */
export async function guardedFetch(rules: AddressRules, wanted: FetchRequest): Promise<Fetched> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), timeLimit)
  try {
    const { response, url } = await follow(rules, wanted, control.signal)
    try {
      refuseStatus(response, wanted.meaning ?? {})
      const bytes =
        response.status === 304 ? new Uint8Array() : await readBody(response, wanted.maxBytes, control.signal)
      return { status: response.status, url, headers: response.headers, bytes }
    } catch (error) {
      cancelBody(response)
      throw error
    }
  } catch (error) {
    if (error instanceof WebFailure) throw error
    throw new WebFailure(control.signal.aborted ? "timeout" : "unreachable")
  } finally {
    clearTimeout(timer)
    // Closes a connection that is still open.
    control.abort()
  }
}

async function follow(rules: AddressRules, wanted: FetchRequest, signal: AbortSignal) {
  let url = wanted.url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (hop > 0 || !wanted.isTrusted) {
      const checked = checkAddress(url, rules)
      if (!checked.url) throw new WebFailure("refused_address", null, checked.refusal)
      url = checked.url.href
      if (wanted.resolve && !rules.allowedOrigins.includes(checked.url.origin))
        await refusePrivate(wanted.resolve, checked.url.hostname, signal)
    }
    const own = new URL(url).origin === new URL(wanted.url).origin ? wanted.ownHeaders : {}
    const headers = { Accept: wanted.accept, "User-Agent": userAgent, ...wanted.headers, ...own }
    const response = await fetch(url, { headers, redirect: "manual", signal })
    const target = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get("Location") : null
    if (target === null) return { response, url }
    cancelBody(response)
    url = resolve(target, url)
  }
  throw new WebFailure("redirects")
}

/**
 * The runtime resolves the name again when it connects, so this is one of two guards: the platform also refuses private
 * addresses.
 */
async function refusePrivate(resolveName: ResolveName, host: string, signal: AbortSignal): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new WebFailure("timeout")))
  })
  const addresses = await Promise.race([resolveName(host), late])
  if (addresses.length === 0) throw new WebFailure("unreachable")
  if (!addresses.every(isPublicAddress)) throw new WebFailure("refused_address", null, "private")
}

function resolve(target: string, from: string): string {
  try {
    return new URL(target, from).href
  } catch {
    throw new WebFailure("malformed")
  }
}

function refuseStatus({ status, headers }: Response, meaning: Readonly<Record<number, WebFailureCode>>): void {
  if ((status >= 200 && status < 300) || status === 304) return
  const own = meaning[status]
  if (own) throw new WebFailure(own)
  const retryAfter = secondsOf(headers.get("Retry-After"))
  if (status === 429) throw new WebFailure("busy", retryAfter)
  if (status === 404 || status === 410) throw new WebFailure("not_found")
  throw new WebFailure("failed", status === 503 ? retryAfter : null)
}

async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const promised = Number(response.headers.get("Content-Length") ?? 0)
  // A compressed body is larger than its Content-Length, never smaller.
  if (promised > maxBytes) throw new WebFailure("too_large")
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener("abort", stop)
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (signal.aborted) throw new WebFailure("timeout")
    if (done) break
    length += value.length
    if (length > maxBytes) {
      stop()
      throw new WebFailure("too_large")
    }
    chunks.push(value)
  }
  return joined(chunks, length)
}

function joined(chunks: Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** Cancels an unread body. Otherwise it occupies one of the six connections that a request may have. */
function cancelBody(response: Response): void {
  if (!response.body?.locked) void response.body?.cancel().catch(() => undefined)
}
