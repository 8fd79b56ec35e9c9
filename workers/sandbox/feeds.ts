import { weekOf } from "../../app/domain/feed/pool/rules"
import { atom, type Channel, jsonFeed, rdf, rss } from "./feed-formats"
import { gazetteName, storiesOf } from "./gazette"
import { subjects } from "./gazette-subjects"
import { half, oversized } from "./oversized"
import { json } from "./respond"
import type { SandboxCall, Service } from "./service"

const formats = { rss, atom, rdf, json: jsonFeed }
/** The format of each feed; feeds not listed are RSS 2.0. */
const formatOf: Record<string, keyof typeof formats> = {
  finance: "atom",
  media: "atom",
  legal: "atom",
  government: "rdf",
  other: "json",
}

/** The feeds of the Sandbox Gazette: one per industry and `general`, with new stories each week. */
export const feeds: Service = {
  name: "feeds",
  modes: ["cut", "huge", "malformed", "loop"],
  isPage: ({ request }) => request.headers.get("sec-fetch-mode") === "navigate",
  answer(call, mode) {
    const [, name] = /^\/feeds\/([a-z-]+)\.(?:xml|rdf|json)$/.exec(call.url.pathname) ?? []
    if (!name || !subjects[name]) {
      return json(404, { error: { message: `The feeds are: ${Object.keys(subjects).join(", ")}.` } })
    }
    return feed(call, name, mode)
  },
}

function feed({ request, url, store }: SandboxCall, name: string, mode: string): Response {
  const now = store.now()
  const channel: Channel = {
    name: gazetteName(name),
    origin: url.origin,
    self: url.href,
    icon: `${url.origin}/pages/icon-${name}.png`,
    stories: storiesOf(name, now),
  }
  const { text, contentType } = formats[formatOf[name] ?? "rss"](channel)
  switch (mode) {
    case "cut":
      return answer(half(text), contentType)
    case "huge":
      return oversized(half(text), contentType)
    case "malformed":
      return answer(text.replaceAll(/<\/(item|entry|title)>|"items":/g, "<oops"), contentType)
    case "loop":
      return new Response(null, { status: 302, headers: { location: url.href } })
    default: {
      const etag = `"${weekOf(now)}-${channel.stories.length}"`
      if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } })
      return answer(text, contentType, { etag })
    }
  }
}

function answer(text: string, contentType: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { headers: { "content-type": contentType, ...headers } })
}
