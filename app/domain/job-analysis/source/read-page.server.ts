import type { Deps } from "../../kernel/deps"
import { type DomainError, invalidField } from "../../kernel/errors"
import { type FetchedPage, WebFailure, type WebFailureCode } from "../../kernel/web"
import { stripHtml } from "../../language/html-to-text"
import { type Cause, refusal } from "../../wording/failure-reason"
import { addressTexts } from "../../wording/page-fault"
import { condensePage } from "./condense-page"

/** A page with fewer characters shows a notice or an empty frame. */
const leastText = 150
/** The number of characters of a page that are searched for its text. */
const looked = 200_000

/** Refuses a URL that can never be fetched with `invalid`, before any work is started. */
export function requirePublicAddress(deps: Deps, url: string): void {
  const refused = deps.web.refusalOf(url)
  if (refused) throw invalidField("source", addressTexts[refused])
}

/**
 * A posting's page as HTML or text, for `readPosting`. Refuses with `invalid` if the page cannot be read and with
 * `upstream_failed` if its site does not respond, each with a reason that suggests an alternative.
 */
export async function readPostingPage(deps: Deps, url: string): Promise<string> {
  const { text } = await pageAt(deps, url)
  const page = condensePage(text)
  const isDescribed = /application\/ld\+json/i.test(page) && /JobPosting/.test(page)
  if (!isDescribed && stripHtml(page, looked).length < leastText) throw refusal("invalid", { code: "page_empty" })
  return page
}

async function pageAt(deps: Deps, url: string): Promise<FetchedPage> {
  try {
    return await deps.web.readPage(url)
  } catch (error) {
    throw error instanceof WebFailure ? refused(error) : error
  }
}

const causes: Record<Exclude<WebFailureCode, "refused_address">, Exclude<Cause["code"], "page_address">> = {
  timeout: "page_timeout",
  unreachable: "page_unreachable",
  busy: "page_busy",
  failed: "page_failed",
  key_refused: "page_failed",
  not_found: "page_gone",
  too_large: "page_too_large",
  redirects: "page_redirects",
  not_text: "page_not_text",
  malformed: "page_not_text",
}
const theirs = new Set<WebFailureCode>(["timeout", "unreachable", "busy", "failed"])

function refused({ code, refusal: why }: WebFailure): DomainError {
  if (code === "refused_address") return refusal("invalid", { code: "page_address", refusal: why ?? "malformed" })
  return refusal(theirs.has(code) ? "upstream_failed" : "invalid", { code: causes[code] } as Cause)
}
