import type { Presented } from "../../domain/account/session.server"
import type { Deps } from "../../domain/kernel/deps"
import type { DomainError } from "../../domain/kernel/errors"
import type { Actor } from "../../domain/users/actor"
import type { CostClass } from "../costs/costs"
import type { SentForm } from "../input/body-limit"

/** The context that the worker's entry passes to every loader, action and API call. */
export type RequestContext = {
  deps: Deps
  /** The nonce in the content security policy of this response. */
  nonce: string
  requestId: string
  /** The caller's network, for rate limiting; null if no trustworthy header names it. */
  address: string | null
  /** Counts a request in one of the platform's rate limiters. Resolves to false if the key is over its rate. */
  take(binding: `RATE_${string}`, key: string): Promise<boolean>
  /** The request's cost class, once known. */
  cost?: CostClass
  isUserCounted?: true
  /** The refusal, if the caller is over its rate. */
  refused?: DomainError
  /** The session token as presented; null for a visitor. */
  token: Presented | null
  /** The session, read at most once per request. */
  actor?: Promise<Actor | null>
  /** The form sent to a page; null for reads and API calls. */
  form: SentForm | null
  /** A page upload that has not been read yet; null for all other requests. */
  upload: Request | null
  /** Headers that the entry adds to the response. */
  responseHeaders: Headers
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
