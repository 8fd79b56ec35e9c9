import * as z from "zod"
import { defineJob, type JobOutcome } from "../jobs/definition.server"
import { RetryLater } from "../jobs/retry-later"
import { minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError, type PaymentsFailure } from "../kernel/payments"
import { findSubscription } from "./get-subscription.server"
import { accountOfCustomer, syncAccount } from "./sync-account.server"

/** Transient failures: the job waits, and the failure does not count as an attempt. */
const transient: PaymentsFailure[] = ["unavailable", "rate-limited"]
/** From 5 seconds, doubling up to two minutes: enough to wait out an outage of half an hour. */
const waitAfter = (waits: number) => Math.min(5 * second * 2 ** waits, 2 * minute)

const nothing: JobOutcome = { writes: () => [], notice: null }

/** Rereads a customer from the provider. Its writes are guarded by the reading number instead of the job's claim. */
export const syncJob = defineJob({
  type: "billing.sync",
  queue: "jobs",
  leaseSeconds: 30,
  input: z.object({ customerId: z.string() }),
  quiet: true,
  async run(deps: Deps, { waits }, { customerId }) {
    try {
      await syncAccount(deps, accountOfCustomer(customerId))
    } catch (error) {
      if (error instanceof PaymentsError && transient.includes(error.failure)) {
        throw new RetryLater(new Date(deps.now().getTime() + waitAfter(waits)), { code: "payments_unreachable" })
      }
      throw error
    }
    return nothing
  },
  // The daily reconciliation covers readings that failed here.
  onFailure: () => nothing,
  result: (deps, who) => findSubscription(deps, who),
})
