import * as z from "zod"
import { defineJob, FinalError, NotYet, type Outcome } from "../jobs/definition.server"
import { minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { PaymentsError, type PaymentsFailure } from "../kernel/payments"
import { findSubscription } from "./get-subscription.server"
import { accountOfCustomer, syncAccount } from "./sync-account.server"

/** What passes by itself is waited for, and does not count as a failure of the job. */
const passing: PaymentsFailure[] = ["unavailable", "rate-limited"]
/** From 5 seconds, twice as long each time, to two minutes: an outage of half an hour is waited out. */
const waitFor = (waits: number) => Math.min(5 * second * 2 ** waits, 2 * minute)

const nothing: Outcome = { writes: () => [], notice: null }

/** Reads a customer again at the provider. It writes under the number of its reading, not under the job's claim. */
export const syncJob = defineJob({
  input: z.object({ customerId: z.string() }),
  quiet: true,
  async run(deps: Deps, { waits }, { customerId }) {
    try {
      await syncAccount(deps, accountOfCustomer(customerId))
    } catch (error) {
      if (error instanceof PaymentsError && passing.includes(error.failure)) {
        throw new NotYet(new Date(deps.now().getTime() + waitFor(waits)), "The payment provider cannot be reached.")
      }
      if (error instanceof DomainError) throw new FinalError(error.code, error.message)
      throw error
    }
    return nothing
  },
  // The daily reconciliation reads whoever could not be read here.
  giveUp: () => nothing,
  answer: (deps, who) => findSubscription(deps, who),
})
