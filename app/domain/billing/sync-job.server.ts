import * as z from "zod"
import { defineJob, type Outcome } from "../jobs/definition.server"
import { RetryLater } from "../jobs/retry-later"
import { minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError, type PaymentsFailure } from "../kernel/payments"
import { findSubscription } from "./get-subscription.server"
import { accountOfCustomer, syncAccount } from "./sync-account.server"

/** What passes by itself is waited for, and does not count as a failure of the job. */
const passing: PaymentsFailure[] = ["unavailable", "rate-limited"]
/** From 5 seconds, twice as long each time, to two minutes: an outage of half an hour is waited out. */
const waitAfter = (waits: number) => Math.min(5 * second * 2 ** waits, 2 * minute)

const nothing: Outcome = { writes: () => [], notice: null }

/** Reads a customer again at the provider. It writes under the number of its reading, not under the job's claim. */
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
      if (error instanceof PaymentsError && passing.includes(error.failure)) {
        throw new RetryLater(new Date(deps.now().getTime() + waitAfter(waits)), { code: "payments_unreachable" })
      }
      throw error
    }
    return nothing
  },
  // The daily reconciliation reads whoever could not be read here.
  onFailure: () => nothing,
  result: (deps, who) => findSubscription(deps, who),
})
