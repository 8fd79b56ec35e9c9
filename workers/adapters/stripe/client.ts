import Stripe from "stripe"
import { fetchWhole } from "../openai/fetch"

export interface StripeSettings {
  secretKey: string
  /** Null refuses every event, because a forged event could not be told from a real one. */
  webhookSecret: string | null
  /** The base URL of the API, if it is not Stripe's own; may have a path. */
  apiBase: string | null
}

/**
 * The timeout in milliseconds of one attempt. With the SDK's one retry, a call takes at most about 13 seconds, which is
 * less than a job's lease.
 */
const timeout = 6000

/** Creates the SDK client over `fetch`, for Stripe or the configured API base URL. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = new URL(apiBase ?? "https://api.stripe.com")
  const path = base.pathname.replace(/\/$/, "")
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === "http:" ? 80 : 443),
    protocol: base.protocol === "http:" ? "http" : "https",
    // The SDK supports no path prefix, so it is inserted here.
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
