import { json } from "./respond"
import type { Service } from "./services"
import { answerApi } from "./stripe-api"
import { controlStripe } from "./stripe-control"
import { hostedPage } from "./stripe-page"
import { webhookModes } from "./stripe-provider"

const pages = "/stripe/checkout/"

/** Stripe as far as the app uses it: the API, the hosted pages and the webhooks. */
export const stripe: Service = {
  name: "stripe",
  modes: [...webhookModes, "stored-500"],
  isPage: ({ url }) => url.pathname.startsWith(pages),

  isConcerned({ request, url, stripe }, mode) {
    if (mode !== "stored-500") return !webhookModes.includes(mode)
    const key = request.method === "POST" ? request.headers.get("idempotency-key") : null
    return stripe.replays.isNextBroken(key, apiPath(url))
  },

  answer({ request, url, body, stripe }, mode) {
    const { origin, search: query, pathname } = url
    return stripe.work(origin, (books) => {
      if (pathname.startsWith(pages)) return hostedPage(books, request, pathname.slice(pages.length), body, origin)
      const { method, headers } = request
      const path = apiPath(url)
      if (!path.startsWith("/v1/")) return json(404, { error: { message: `The sandbox plays no ${pathname}.` } })
      return answerApi(books, stripe.replays, { method, path, query, body, headers, origin }, mode)
    })
  },

  control: ({ request, url, body, stripe }, name) =>
    stripe.work(url.origin, (books) => controlStripe(books, request.method, name, body, url.origin)),
}

const apiPath = (url: URL) => url.pathname.replace(/^\/stripe/, "")
