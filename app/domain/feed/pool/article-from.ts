import type { WebEntry } from "../../kernel/web"
import { clip, stripHtml } from "../../language/html-to-text"
import { termsOf } from "../../language/words/stems"
import { typeOf } from "./article-type"
import { canonicalUrl, siteOf, titleKeyOf, urlKeyOf } from "./canonical-url"
import type { FeedType } from "./rules"

/** An article as found. */
export interface FoundArticle {
  url: string
  urlKey: string
  titleKey: string
  type: FeedType
  title: string
  summary: string
  /** The name of the publication, and its host. */
  source: string
  host: string
  terms: string[]
  origin: ArticleOrigin
  publishedAt: string | null
  /** The claimed URLs of its picture and of the site's icon. */
  imageUrl: string | null
  iconUrl: string | null
}

/** An article to be added to the pool, with the keys of its stored pictures. */
export interface NewArticle extends FoundArticle {
  id: string
  imageKey: string | null
  iconKey: string | null
}
export type ArticleOrigin = "feed" | "search" | "starter"

/** In characters. */
const longestTitle = 200
const longestSummary = 400
const longestSource = 80
/** Characters of an entry's HTML that are read. */
const maxHtml = 20_000

/** Builds an article from a feed entry or search result; null without a valid URL or title. */
export function articleFrom(entry: WebEntry, origin: ArticleOrigin, now: Date): FoundArticle | null {
  const url = canonicalUrl(entry.url)
  const urlKey = urlKeyOf(entry.url)
  const title = clip(stripHtml(entry.title, maxHtml), longestTitle)
  if (!url || !urlKey || !title) return null
  const { host } = new URL(url)
  const summary = clip(withoutCallsToAction(stripHtml(entry.summary, maxHtml)), longestSummary)
  const source = clip(stripHtml(entry.source, maxHtml), longestSource) || siteOf(host)
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

/** Strips calls to action that feeds append to summaries. */
function withoutCallsToAction(text: string): string {
  return text
    .replace(/\s*(The post .{1,300} (first )?appeared (first )?on .{1,100}|(Continue|Keep) reading\b.{0,200})$/i, "")
    .replace(/\s*(\[…\]|\[\.\.\.\]|Read more\W*)$/i, "…")
}

/** Clamps future dates to now; null for an invalid date. */
function publishedAt(text: string | null, now: Date): string | null {
  const time = text ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time) || time < 0) return null
  return new Date(Math.min(time, now.getTime())).toISOString()
}
