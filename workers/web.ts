import { sourcesFor } from "../app/domain/feed/pool/sources"
import { checkAddress } from "../app/domain/kernel/public-address"
import type { Web } from "../app/domain/kernel/web"
import { readFeed } from "./adapters/feeds"
import { readPage } from "./adapters/pages"
import { fetchPicture } from "./adapters/pictures"
import { resolveName } from "./adapters/public-name"
import { braveSearch } from "./adapters/search"
import type { Variables } from "./env"

/** The web as the product reads it, with the operator's settings. */
export function openWeb(set: Variables): Web {
  const rules = { ownHosts: set.OWN_HOSTS, allowedOrigins: set.PAGE_READER_ALLOW }
  // Locally nobody is asked who was not named.
  const sources = set.FEED_SOURCES ?? (set.ENVIRONMENT === "local" ? {} : null)
  // Looked up when a feed is read: every request opens the web, and hardly any reads from it.
  const isTrusted = (url: string) => Object.values(set.FEED_SOURCES ?? {}).some((urls) => urls?.includes(url))
  return {
    readFeed: (url, known) => readFeed(rules, url, known, isTrusted(url)),
    search: set.BRAVE_SEARCH_API_KEY
      ? braveSearch({ apiKey: set.BRAVE_SEARCH_API_KEY, base: set.SEARCH_API_BASE.replace(/\/+$/, ""), rules })
      : null,
    fetchPicture: (url) => fetchPicture(rules, url),
    readPage: (url) => readPage(rules, url, resolveName),
    refusalOf: (url) => checkAddress(url, rules).refusal,
    sources: (shelf) => sourcesFor(shelf, sources),
  }
}
