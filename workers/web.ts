import { sourcesFor } from "../app/domain/feed/pool/sources"
import { checkAddress } from "../app/domain/kernel/public-address"
import type { Web } from "../app/domain/kernel/web"
import { readFeed } from "./adapters/web/feeds"
import { readPage } from "./adapters/web/pages"
import { fetchPicture } from "./adapters/web/pictures"
import { resolveName } from "./adapters/web/public-name"
import { braveSearch } from "./adapters/web/search"
import type { Variables } from "./env"

/** Opens the web client with the operator's settings. */
export function openWeb(set: Variables): Web {
  const rules = { ownHosts: set.OWN_HOSTS, allowedOrigins: set.PAGE_READER_ALLOW }
  // Locally, only sources that are named explicitly are contacted.
  const sources = set.FEED_SOURCES ?? (set.ENVIRONMENT === "local" ? {} : null)
  // Evaluated when a feed is read, because every request opens the client and few read a feed.
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
