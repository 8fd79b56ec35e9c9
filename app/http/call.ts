import type { Caller } from "../domain/account/caller"
import type { Idempotency } from "../domain/jobs/start-job.server"

/** What a protocol knows of a call besides its input and who makes it: data, so that any protocol can say it. */
export interface Call {
  /** Where the call comes from, for the record of what concerns an account's safety. */
  caller: Caller
  /** The address under which the product is reached, for links that lead back to it. */
  origin: string
  /** The key under which a repeated call does nothing twice; null without one, and for calls that do not take one. */
  idempotency: Idempotency | null
  /** The media types that the caller asks for, as they were named; empty where none was. */
  accepts: string
  patience: Patience
}

/** How long the caller of background work wants to wait for its result. */
export interface Patience {
  /** Null for as long as the call waits by itself. */
  seconds: number | null
  /** Wants the job answered and not its result. */
  async: boolean
}
