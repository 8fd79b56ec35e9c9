import type { Deps } from "../../kernel/deps"
import { type DomainError, invalidField } from "../../kernel/errors"
import { type FetchedPage, WebFailure, type WebFailureCode } from "../../kernel/web"
import { stripHtml } from "../../language/html-to-text"
import { type Cause, refusal } from "../../wording/failure-reason"
import { addressTexts } from "../../wording/page-fault"
import { condensePage } from "./condense-page"

/** Below so many characters a page shows a notice or an empty frame. */
const leastText = 150
/** Characters of a page that are looked at for its text. */
const looked = 200_000

/** Refuses with `invalid` an address that would never be fetched, before any work is started. */
export function requirePublicAddress(deps: Deps, url: string): void {
  const refused = deps.web.refusalOf(url)
  if (refused) throw invalidField("source", addressTexts[refused])
}

/**
 * The page of a posting, as HTML or text that `readPosting` reads. Refuses with `invalid` where the page cannot be read
 * and with `upstream_failed` where its site does not answer, each with a reason that says what to do instead.
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
