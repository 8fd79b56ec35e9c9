import type { Presented } from "../domain/account/session.server"
import type { Actor, Deps } from "../domain/deps"
import type { SentForm } from "./body-limit"

/** What the worker's entry hands to every loader, action and API call. */
export type RequestContext = {
  deps: Deps
  /** For the content security policy of this one response. */
  nonce: string
  requestId: string
  /** The caller's network, for counting and limiting; null where nothing trustworthy says it. */
  address: string | null
  /** The session's token as presented; null for a visitor. */
  token: Presented | null
  /** The session, once read: read at most once per request. */
  actor?: Promise<Actor | null>
  /** The form that was sent to a page; null for reads and API calls. */
  form: SentForm | null
  /** Headers that the entry adds to the response. */
  responseHeaders: Headers
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
