import { json } from "../respond"
import type { Service } from "../service"
import { answerApi } from "./api"
import { controlStripe } from "./control"
import { hostedPage } from "./page"
import { webhookModes } from "./provider"

const pages = "/stripe/checkout/"

/** The part of Stripe that the app uses: the API, the hosted pages and the webhooks. */
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
 * The origin of the hosted pages: always the host name that the product knows, whatever name was called, because the
 * product's form-action policy allows only that origin.
 */
const ownOrigin = ({ origin }: URL) => origin.replace(/^http:\/\/localhost(?=:|$)/, "http://127.0.0.1")

const apiPath = (url: URL) => url.pathname.replace(/^\/stripe/, "")
