import type { FeedItem } from "../feed/personal/rules"
import type { Deps } from "../kernel/deps"
import { tried } from "./attempt"

/** About three lines of a card; the article itself says the rest. */
const summaryLength = 140

/** Makes cards of a feed's articles. One that cannot be read is null, and does not take the others along. */
export function shownInsights(log: Deps["log"], items: readonly FeedItem[]) {
  return items.map((item) => ({ id: item.id, card: tried(log, `insight ${item.id}`, () => cardOf(item)) }))
}

/** The same with what only a page of its own has room for: the parts of the match, and the day of publication. */
export function explainedInsights(log: Deps["log"], items: readonly FeedItem[], dateOf: (iso: string) => string) {
  const explained = (item: FeedItem) => ({
    ...cardOf(item),
    parts: item.parts.map(({ label, points }) => ({ label, points })),
    date: item.publishedAt && dateOf(item.publishedAt),
  })
  return items.map((item) => ({ id: item.id, card: tried(log, `insight ${item.id}`, () => explained(item)) }))
}

function cardOf(item: FeedItem) {
  const { id, type, title, source, imageUrl, iconUrl, isRead, isSaved, feedback, muted } = item
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
    why: item.reason,
    isRead,
    isSaved,
    feedback,
    muted,
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
