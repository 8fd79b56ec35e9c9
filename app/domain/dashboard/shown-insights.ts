import type { Deps } from "../deps"
import type { FeedItem } from "../feed/rules"
import { tried } from "./attempt"

/** About two lines of a card; the article itself says the rest. */
const summaryLength = 180

/** An article as its card shows it; without `card` it could not be read, and its place says so. */
export type ShownInsight = ReturnType<typeof shownInsights>[number]

/** Makes cards of a feed's articles. One that cannot be read does not take the others along. */
export function shownInsights(log: Deps["log"], items: readonly FeedItem[], dateOf: (iso: string) => string | null) {
  return items.map((item) => ({ id: item.id, card: tried(log, `insight ${item.id}`, () => cardOf(item, dateOf)) }))
}

function cardOf(item: FeedItem, dateOf: (iso: string) => string | null) {
  const { id, type, title, source, imageUrl, iconUrl, reason, parts, isRead, isSaved, feedback, muted } = item
  return {
    id,
    type,
    title,
    summary: shortened(item.summary, summaryLength),
    url: outwardUrl(item.url),
    source,
    imageUrl,
    iconUrl,
    match: item.relevanceScore,
    why: reason,
    parts: parts.map(({ label, points }) => ({ label, points })),
    isRead,
    isSaved,
    feedback,
    muted,
    date: item.publishedAt && dateOf(item.publishedAt),
  }
}

/** The address of an article, if it is one that a browser may be sent to. */
export function outwardUrl(text: string): string {
  const { protocol, href } = new URL(text)
  if (protocol !== "https:" && protocol !== "http:") throw new Error("This address does not lead to a web page.")
  return href
}

/** A text cut after a whole word, with an ellipsis where something is missing. */
export function shortened(text: string, length: number): string {
  const clean = text.trim()
  if (clean.length <= length) return clean
  const cut = clean.slice(0, length)
  const end = cut.lastIndexOf(" ")
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, "")}…`
}
