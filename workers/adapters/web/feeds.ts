import type { AddressRules } from "../../../app/domain/kernel/public-address"
import { type FeedAnswer, type FeedVersion, WebFailure } from "../../../app/domain/kernel/web"
import { decodeText } from "./decode-text"
import { guardedFetch } from "./guarded-fetch"

const maxBytes = 2_000_000
const accept =
  "application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1"

/**
 * Reads a feed in any supported format with a conditional request. `isTrusted` marks a feed that the operator
 * configured.
 */
export async function readFeed(
  rules: AddressRules,
  url: string,
  known: FeedVersion,
  isTrusted: boolean,
): Promise<FeedAnswer> {
  const headers = {
    ...(known.etag ? { "If-None-Match": known.etag } : {}),
    ...(known.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
  }
  const got = await guardedFetch(rules, { url, accept, maxBytes: maxBytes, headers, isTrusted })
  if (got.status === 304) return { ...known, status: "unchanged", entries: [] }
  const text = decodeText(got.bytes, got.headers.get("Content-Type") ?? "")
  // Imported lazily: the parser is heavy and most requests do not need it.
  const { entriesOf } = await import("./feed-entries")
  const entries = entriesOf(text, got.url)
  if (!entries) throw new WebFailure("malformed")
  return {
    status: "ok",
    entries,
    etag: shortOf(got.headers.get("ETag")),
    lastModified: shortOf(got.headers.get("Last-Modified")),
  }
}

function shortOf(header: string | null): string | null {
  return header && header.length <= 300 ? header : null
}
