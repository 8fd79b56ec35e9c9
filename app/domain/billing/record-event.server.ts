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

/** Events after which a subscription may stand otherwise than it did. */
const eventsThatMatter = new Set([
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
 * Takes an event as it came in. Refuses with `bad_signature` one that the provider did not sign, or not about now, and
 * with `not_configured` where there is no provider.
 */
export async function receiveEvent(deps: Deps, body: string, signature: string | null): Promise<void> {
  const payments = paymentsOf(deps)
  try {
    await recordEvent(deps, await payments.readEvent(body, signature, deps.now()))
  } catch (error) {
    // Signed and yet not understood: sending it again would not mend it.
    if (error instanceof PaymentsError && error.failure === "schema") return deps.log("billing.event_unreadable")
    if (!(error instanceof PaymentsError)) throw error
    // Whose a signed event is may take a question, which the provider could not answer: it will send the event again.
    if (error.failure !== "signature") throw new DomainError("upstream_failed", "This event could not be read now.")
    throw new DomainError("bad_signature", "This event is not signed by the payment provider.")
  }
}

/**
 * Takes down an event of the provider and has its customer read again. What the event says is not believed: it may be
 * old, repeated, or overtaken. Nothing is written for a repeated one, an unknown customer or a user who is gone.
 */
async function recordEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const { id, type, customerId, createdAt } = event
  if (!eventsThatMatter.has(type) || !customerId) return
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
