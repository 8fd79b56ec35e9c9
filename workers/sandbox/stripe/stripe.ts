import { json } from "../respond"
import type { Service } from "../service"
import { answerApi } from "./api"
import { controlStripe } from "./control"
import { hostedPage } from "./page"
import { webhookModes } from "./provider"

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
    const { search: query, pathname } = url
    const origin = ownOrigin(url)
    return stripe.work(origin, (books) => {
      if (pathname.startsWith(pages)) return hostedPage(books, request, pathname.slice(pages.length), body, origin)
      const { method, headers } = request
      const path = apiPath(url)
      if (!path.startsWith("/v1/")) return json(404, { error: { message: `The sandbox plays no ${pathname}.` } })
      return answerApi(books, stripe.replays, { method, path, query, body, headers, origin }, mode)
    })
  },

  control: ({ request, url, body, stripe }, name) =>
    stripe.work(ownOrigin(url), (books) => controlStripe(books, request.method, name, body, ownOrigin(url))),
}

/**
 * The addresses of hosted pages name the sandbox as the product knows it, by whatever name it was called: the product
 * lets its forms lead to that origin and to no other.
 */
const ownOrigin = ({ origin }: URL) => origin.replace(/^http:\/\/localhost(?=:|$)/, "http://127.0.0.1")

const apiPath = (url: URL) => url.pathname.replace(/^\/stripe/, "")
