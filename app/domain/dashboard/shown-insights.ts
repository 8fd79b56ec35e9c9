import { isMatch } from "../feed/personal/reason"
import type { FeedItem } from "../feed/personal/rules"
import type { Deps } from "../kernel/deps"
import { cutText } from "../language/cut-text"
import { tryOrNull } from "./optional-part"

/** Maximum length of a card's summary in characters, about three lines. The article has the rest. */
const summaryLength = 140

/** Cards of the insights that match their reader. One that fails is null and does not affect the others. */
export function shownInsights(log: Deps["log"], items: readonly FeedItem[]) {
  return items
    .filter(isMatch)
    .map((item) => ({ id: item.id, card: tryOrNull(log, `insight ${item.id}`, () => cardOf(item)) }))
}

/** Cards with the details that only the insights page shows: the parts of the match and the publication date. */
export function explainedInsights(log: Deps["log"], items: readonly FeedItem[], dateOf: (iso: string) => string) {
  const explained = (item: FeedItem) => ({
    ...cardOf(item),
    parts: item.parts.map(({ label, points }) => ({ label, points })),
    date: item.publishedAt && dateOf(item.publishedAt),
  })
  return items.map((item) => ({ id: item.id, card: tryOrNull(log, `insight ${item.id}`, () => explained(item)) }))
}

function cardOf(item: FeedItem) {
  const { id, type, title, source, imageUrl, iconUrl, isRead, isSaved, feedback, muted } = item
  return {
    id,
    type,
    title,
    summary: cutText(item.summary.trim(), summaryLength),
    url: outwardUrl(item.url),
    source,
    imageUrl,
    iconUrl,
    match: isMatch(item) ? item.relevanceScore : null,
    why: item.reason,
    isRead,
    isSaved,
    feedback,
    muted,
  }
}

/** Validates that an article's URL is safe for a browser to open. Throws if it is not. */
export function outwardUrl(text: string): string {
  const { protocol, href } = new URL(text)
  if (protocol !== "https:" && protocol !== "http:") throw new Error("This URL is neither http nor https.")
  return href
}
