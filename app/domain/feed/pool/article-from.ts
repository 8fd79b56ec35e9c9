import type { WebEntry } from "../../kernel/web"
import { clip, stripHtml } from "../../language/html-to-text"
import { termsOf } from "../../language/stems"
import { typeOf } from "./article-type"
import { canonicalUrl, siteOf, titleKeyOf, urlKeyOf } from "./canonical-url"
import type { FeedType } from "./rules"

/** An article as it was found. */
export interface FoundArticle {
  url: string
  urlKey: string
  titleKey: string
  type: FeedType
  title: string
  summary: string
  /** The name of where it stands, and the host. */
  source: string
  host: string
  terms: string[]
  origin: Origin
  publishedAt: string | null
  /** Where its picture and the icon of its site are said to be. */
  imageUrl: string | null
  iconUrl: string | null
}

/** An article on its way into the pool, with the keys of what was kept of its pictures. */
export interface NewArticle extends FoundArticle {
  id: string
  imageKey: string | null
  iconKey: string | null
}
export type Origin = "feed" | "search" | "starter"

/** Characters. */
const longestTitle = 200
const longestSummary = 400
const longestSource = 80
/** Of an entry's HTML, what is read. */
const readHtml = 20_000

/** An article made of an entry of a feed or a search; null for what has no address or no title. */
export function articleFrom(entry: WebEntry, origin: Origin, now: Date): FoundArticle | null {
  const url = canonicalUrl(entry.url)
  const urlKey = urlKeyOf(entry.url)
  const title = clip(stripHtml(entry.title, readHtml), longestTitle)
  if (!url || !urlKey || !title) return null
  const { host } = new URL(url)
  const summary = clip(withoutCalls(stripHtml(entry.summary, readHtml)), longestSummary)
  const source = clip(stripHtml(entry.source, readHtml), longestSource) || siteOf(host)
  return {
    url,
    urlKey,
    titleKey: titleKeyOf(title, source, host),
    type: typeOf({ url, title, summary, media: entry.media }),
    title,
    summary: summary === title ? "" : summary,
    source,
    host: siteOf(host),
    terms: termsOf(`${title} ${summary}`),
    origin,
    publishedAt: publishedAt(entry.publishedAt, now),
    imageUrl: entry.imageUrl,
    iconUrl: entry.iconUrl,
  }
}

/** Without what feeds add to the end of a text to bring readers to the site. */
function withoutCalls(text: string): string {
  return text
    .replace(/\s*(The post .{1,300} (first )?appeared (first )?on .{1,100}|(Continue|Keep) reading\b.{0,200})$/i, "")
    .replace(/\s*(\[…\]|\[\.\.\.\]|Read more\W*)$/i, "…")
}

/** Nothing is published in the future, and what is no date is none. */
function publishedAt(text: string | null, now: Date): string | null {
  const time = text ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time) || time < 0) return null
  return new Date(Math.min(time, now.getTime())).toISOString()
}
