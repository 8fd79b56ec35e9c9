import type { Presented } from "../domain/account/session.server"
import type { Deps } from "../domain/kernel/deps"
import type { DomainError } from "../domain/kernel/errors"
import type { Actor } from "../domain/users/actor"
import type { SentForm } from "./body-limit"
import type { CostClass } from "./costs"

/** What the worker's entry hands to every loader, action and API call. */
export type RequestContext = {
  deps: Deps
  /** For the content security policy of this one response. */
  nonce: string
  requestId: string
  /** The caller's network, for counting and limiting; null where nothing trustworthy says it. */
  address: string | null
  /** Counts a request in one of the platform's rate limiters; false where its key has used up its rate. */
  take(binding: `RATE_${string}`, key: string): Promise<boolean>
  /** What the request costs, once that is known. */
  cost?: CostClass
  isUserCounted?: true
  /** Why it is not answered, where its caller sends too many. */
  refused?: DomainError
  /** The session's token as presented; null for a visitor. */
  token: Presented | null
  /** The session, once read: read at most once per request. */
  actor?: Promise<Actor | null>
  /** The form that was sent to a page; null for reads and API calls. */
  form: SentForm | null
  /** A request to a page that carries a file, not read yet; null for all others. */
  upload: Request | null
  /** Headers that the entry adds to the response. */
  responseHeaders: Headers
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
