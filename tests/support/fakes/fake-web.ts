import { readFileSync } from "node:fs"
import { type FeedAnswer, type Shelf, type Web, type WebEntry, WebFailure } from "../../../app/domain/kernel/web"

/** A feed entry. */
export function entry(title: string, more: Partial<WebEntry> = {}): WebEntry {
  const url = `https://news.example.com/${title.toLowerCase().replace(/\W+/g, "-")}`
  const rest = { publishedAt: null, imageUrl: null, iconUrl: null, media: null }
  return { url, title, summary: `About ${title}.`, source: "Example News", ...rest, ...more }
}

export function feed(...entries: WebEntry[]): FeedAnswer {
  return { status: "ok", entries, etag: null, lastModified: null }
}

export const aPicture = new Uint8Array(readFileSync(new URL("../../../public/apple-touch-icon.png", import.meta.url)))

/** A fake web with the given feeds by URL; a feed function may throw. All other URLs fail. */
export function fakeWeb(feeds: Record<string, () => FeedAnswer | Promise<FeedAnswer>>, more: Partial<Web> = {}) {
  const asked: string[] = []
  const web: Web = {
    async readFeed(url) {
      asked.push(url)
      const answer = feeds[url]
      if (!answer) throw new Error(`The fake web has no answer for ${url}.`)
      return answer()
    },
    search: null,
    fetchPicture: async () => null,
    readPage: () => Promise.reject(new WebFailure("not_found")),
    refusalOf: () => null,
    sources: (shelf: Shelf) => (shelf === "Technology" ? Object.keys(feeds) : []),
    ...more,
  }
  return { web, asked }
}
