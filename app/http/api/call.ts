import type { Caller } from "../../domain/account/caller"
import type { Idempotency } from "../../domain/jobs/start-job.server"

/** The context of a call without its input and its caller, as plain data that any protocol can provide. */
export interface Call {
  /** The caller's origin, recorded with security events. */
  caller: Caller
  /** The product's origin, for links back to it. */
  origin: string
  /** The idempotency key; null if the caller sent none or the call does not accept one. */
  idempotency: Idempotency | null
  /** The media types of the Accept header; empty if there is none. */
  accepts: string
  patience: WaitPreference
}

/** How long the caller of background work wants to wait for its result. */
export interface WaitPreference {
  /** Null means the call's own default. */
  seconds: number | null
  /** The caller wants the job itself instead of its result. */
  async: boolean
}
