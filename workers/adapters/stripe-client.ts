import Stripe from "stripe"
import { fetchWhole } from "./openai-fetch"

export interface StripeSettings {
  secretKey: string
  /** Without one no event can be told from a forged one, so none is taken. */
  webhookSecret: string | null
  /** The base address of Stripe's API, if not Stripe's own; may carry a path. */
  apiBase: string | null
}

/** Milliseconds for one try; with the one that the SDK repeats, a call takes at most about 13 seconds, less than a job holds its claim. */
const timeout = 6000

/** The SDK over `fetch`, at Stripe or wherever its API is said to be. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = new URL(apiBase ?? "https://api.stripe.com")
  const path = base.pathname.replace(/\/$/, "")
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === "http:" ? 80 : 443),
    protocol: base.protocol === "http:" ? "http" : "https",
    // The SDK knows no path before its own: it is put in here.
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      fetchWhole(under(path, input instanceof Request ? input.url : `${input}`), init),
    ),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function under(path: string, url: string): string {
  const target = new URL(url)
  target.pathname = path + target.pathname
  return target.href
}
