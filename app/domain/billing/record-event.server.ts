import { eq, sql } from "drizzle-orm"
import { startSystemJob } from "../jobs/start-system-job.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { type PaymentEvent, PaymentsError } from "../kernel/payments"
import { insertWhen } from "../kernel/query.server"
import { accountOfCustomer, paymentsOf } from "./sync-account.server"
import { syncJob } from "./sync-job.server"
import { billingAccounts, billingEvents } from "./tables.server"

/** Events that may change a subscription's state. */
const relevantEvents = new Set([
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
])

/**
 * Receives a webhook event. Refuses with `bad_signature` if the provider's signature is invalid or not recent, and with
 * `not_configured` without a provider.
 */
export async function receiveEvent(deps: Deps, body: string, signature: string | null): Promise<void> {
  const payments = paymentsOf(deps)
  try {
    await recordEvent(deps, await payments.readEvent(body, signature, deps.now()))
  } catch (error) {
    // Signed but not parseable: redelivery would not help.
    if (error instanceof PaymentsError && error.failure === "schema") return deps.log("billing.event_unreadable")
    if (!(error instanceof PaymentsError)) throw error
    // Resolving the customer may call the provider; if that fails, the provider redelivers the event.
    if (error.failure !== "signature")
      throw new DomainError("upstream_failed", "This event cannot be processed right now.")
    throw new DomainError("bad_signature", "This event is not signed by the payment provider.")
  }
}

/**
 * Records an event and schedules a reading of its customer. The event's content is not used, because it may be stale,
 * repeated or superseded. Writes nothing for a repeated event, an unknown customer or a deleted user.
 */
async function recordEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const { id, type, customerId, createdAt } = event
  if (!relevantEvents.has(type) || !customerId) return
  const account = deps.db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(accountOfCustomer(customerId))
  const [known] = await account
  if (!known) return
  const { userId } = known
  const isNew = sql`not exists (select 1 from ${billingEvents} where ${eq(billingEvents.id, id)}) and exists ${account}`
  await startSystemJob(deps, syncJob, {
    userId,
    subjectId: customerId,
    input: { customerId },
    when: isNew,
    writes: [insertWhen(deps.db, billingEvents, { id, type, userId, createdAt, receivedAt: iso(deps.now()) }, isNew)],
  })
}
