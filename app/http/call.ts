import type { Idempotency } from "../domain/jobs/start-job.server"
import type { Deps } from "../domain/kernel/deps"
import type { RequestContext } from "./context.server"

/** A call on its way: what a command may look at besides its input. */
export interface Call {
  deps: Deps
  request: Request
  context: RequestContext
  /** From the `Idempotency-Key` header; null without one, and for calls that do not take one. */
  idempotency: Idempotency | null
}
