import type { AddressRules } from "../../../app/domain/kernel/public-address"
import { type FetchedPage, WebFailure } from "../../../app/domain/kernel/web"
import { decodeText } from "./decode-text"
import { guardedFetch } from "./guarded-fetch"
import type { ResolveName } from "./public-name"

const maxBytes = 1_000_000
const accept = "text/html, application/xhtml+xml, text/plain;q=0.9"

/** Fetches a page that a user named. Accepts HTML and plain text only, whatever the URL's extension. */
export async function readPage(rules: AddressRules, url: string, resolve: ResolveName): Promise<FetchedPage> {
  const got = await guardedFetch(rules, { url, accept, maxBytes: maxBytes, resolve })
  const type = got.headers.get("Content-Type") ?? ""
  if (!/^\s*(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i.test(type)) throw new WebFailure("not_text")
  const text = decodeText(got.bytes, type)
  // Binary content with a text media type.
  if (text.slice(0, 2000).includes("\0") || /^\s*%PDF-/.test(text)) throw new WebFailure("not_text")
  return { url: got.url, text }
}
