import { type GazetteStory, storiesAbout } from "./gazette"
import { half, oversized } from "./oversized"
import { json } from "./respond"
import type { SandboxCall, Service } from "./service"

/** The part of Brave's search API that the app uses: web and news results, for any query. */
export const search: Service = {
  name: "search",
  modes: ["cut", "huge", "malformed", "wrong-schema"],
  answer(call, mode) {
    const [, kind] = /^\/search\/res\/v1\/(web|news)\/search$/.exec(call.url.pathname) ?? []
    if (!kind) return problem(404, "NOT_FOUND", "There is no such resource.")
    if (!call.request.headers.get("x-subscription-token")) {
      return problem(422, "SUBSCRIPTION_TOKEN_INVALID", "The provided subscription token is invalid.")
    }
    const query = call.url.searchParams.get("q")?.trim() ?? ""
    if (!query || query.length > 400) return problem(422, "VALIDATION", "Unable to validate request parameter(s).")
    const text = JSON.stringify(kind === "web" ? web(call, query) : news(call, query))
    const contentType = "application/json"
    if (mode === "huge") return oversized(half(text), contentType)
    if (mode === "wrong-schema") return json(200, { type: "search", web: { results: "none" }, results: [{ page: 1 }] })
    const sent = mode === "cut" ? half(text) : mode === "malformed" ? text.replaceAll('"', "'") : text
    return new Response(sent, { headers: { "content-type": contentType, "x-ratelimit-limit": "1, 2000" } })
  },
}

const webResults = 3

function web(call: SandboxCall, query: string) {
  const results = storiesAbout(query, call.store.now(), webResults)
  return {
    type: "search",
    query: { original: query, more_results_available: false },
    web: {
      type: "search",
      family_friendly: true,
      results: results.map((story) => result(call, story, "search_result")),
    },
  }
}

function news(call: SandboxCall, query: string) {
  const results = storiesAbout(query, call.store.now(), webResults + 2).slice(webResults)
  return {
    type: "news",
    query: { original: query },
    results: results.map((story) => result(call, story, "news_result")),
  }
}

function result({ url }: SandboxCall, story: GazetteStory, type: string) {
  return {
    type,
    title: story.title,
    url: `${url.origin}/pages/${story.slug}?utm_source=search`,
    description: `${story.summary.replace("Sandbox", "<strong>Sandbox</strong>")}`,
    page_age: story.publishedAt.toISOString().slice(0, 19),
    profile: { name: "Sandbox Gazette: Found on the web", url: url.origin, long_name: url.host, img: "" },
    meta_url: { scheme: "http", hostname: url.hostname, favicon: `${url.origin}/pages/icon-search.png`, path: "" },
    thumbnail: { src: `${url.origin}/pages/picture-${story.slug}.png` },
    language: "en",
    family_friendly: true,
  }
}

function problem(status: number, code: string, detail: string): Response {
  return json(status, { type: "ErrorResponse", error: { id: "sandbox", status, code, detail } })
}
