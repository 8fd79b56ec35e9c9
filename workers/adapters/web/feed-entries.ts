import { parseFeed } from "feedsmith"
import type { WebEntry } from "../../../app/domain/kernel/web"
import { firstPicture, pictureOf } from "./feed-pictures"

/** The number of entries read from one feed. */
const maxEntries = 30

type Parsed = ReturnType<typeof parseFeed<string>>
type Rss = Extract<Parsed, { format: "rss" }>["feed"]
type Atom = Extract<Parsed, { format: "atom" }>["feed"]
type Rdf = Extract<Parsed, { format: "rdf" }>["feed"]
type JsonFeed = Extract<Parsed, { format: "json" }>["feed"]

/** The entries of a feed in any supported format, with absolute URLs; null if the text is not a feed. */
export function entriesOf(text: string, feedUrl: string): WebEntry[] | null {
  const parsed = parse(text)
  if (!parsed) return null
  const found = entriesIn(parsed)
  const whole = (url: string | null) => (url ? absolute(url, feedUrl) : null)
  return found.flatMap((entry) => {
    const url = whole(entry.url)
    return url ? [{ ...entry, url, imageUrl: whole(entry.imageUrl), iconUrl: whole(entry.iconUrl) }] : []
  })
}

function parse(text: string): Parsed | null {
  try {
    return parseFeed(text, { maxItems: maxEntries })
  } catch {
    return null
  }
}

function entriesIn(parsed: Parsed): WebEntry[] {
  switch (parsed.format) {
    case "rss":
      return rss(parsed.feed)
    case "atom":
      return atom(parsed.feed)
    case "rdf":
      return rdf(parsed.feed)
    case "json":
      return json(parsed.feed)
  }
}

function rss(feed: Rss): WebEntry[] {
  return (feed.items ?? []).map((item) => {
    const html = item.content?.encoded ?? item.description ?? ""
    const enclosures = item.enclosures ?? []
    return {
      url: item.link ?? (item.guid?.isPermaLink === false ? "" : (item.guid?.value ?? "")),
      title: item.title ?? "",
      summary: item.description ?? item.itunes?.summary ?? html,
      source: feed.title ?? "",
      publishedAt: item.pubDate ?? item.dc?.dates?.[0] ?? null,
      imageUrl: pictureOf(item.media, enclosures) ?? item.itunes?.image ?? firstPicture(html),
      iconUrl: feed.image?.url ?? null,
      media: mediaOf(enclosures.map(({ type }) => type)),
    }
  })
}

function atom(feed: Atom): WebEntry[] {
  return (feed.entries ?? []).map((entry) => {
    const html = entry.content?.value ?? ""
    const links = entry.links ?? []
    const enclosures = links.filter(({ rel }) => rel === "enclosure").map(({ href, type }) => ({ url: href, type }))
    return {
      url: links.find(({ rel }) => !rel || rel === "alternate")?.href ?? "",
      title: entry.title?.value ?? "",
      summary: entry.summary?.value ?? entry.media?.groups?.[0]?.description?.value ?? html,
      source: feed.title?.value ?? "",
      publishedAt: entry.published ?? entry.updated ?? null,
      imageUrl: pictureOf(entry.media, enclosures) ?? firstPicture(html),
      iconUrl: feed.icon ?? null,
      media: entry.yt?.videoId ? "video" : mediaOf(enclosures.map(({ type }) => type)),
    }
  })
}

function rdf(feed: Rdf): WebEntry[] {
  return (feed.items ?? []).map((item) => ({
    url: item.link ?? "",
    title: item.title ?? "",
    summary: item.description ?? item.content?.encoded ?? "",
    source: feed.title ?? "",
    publishedAt: item.dc?.dates?.[0] ?? null,
    imageUrl: pictureOf(item.media, []) ?? firstPicture(item.content?.encoded ?? item.description ?? ""),
    iconUrl: null,
    media: null,
  }))
}

function json(feed: JsonFeed): WebEntry[] {
  return (feed.items ?? []).map((item) => ({
    url: item.url ?? item.external_url ?? "",
    title: item.title ?? "",
    summary: item.summary ?? item.content_html ?? item.content_text ?? "",
    source: feed.title ?? "",
    publishedAt: item.date_published ?? item.date_modified ?? null,
    imageUrl: item.image ?? item.banner_image ?? firstPicture(item.content_html ?? ""),
    iconUrl: feed.favicon ?? feed.icon ?? null,
    media: mediaOf((item.attachments ?? []).map(({ mime_type }) => mime_type)),
  }))
}

function mediaOf(types: (string | undefined)[]): WebEntry["media"] {
  if (types.some((type) => type?.startsWith("audio/"))) return "audio"
  return types.some((type) => type?.startsWith("video/")) ? "video" : null
}

function absolute(url: string, base: string): string | null {
  try {
    return new URL(url.trim(), base).href
  } catch {
    return null
  }
}
