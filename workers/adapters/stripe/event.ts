import type Stripe from "stripe"
import type * as z from "zod"
import { type PaymentEvent, PaymentsError } from "../../../app/domain/kernel/payments"
import { Charge, Event } from "./shapes"

/** The tolerated clock skew of a message in seconds, in either direction. */
const tolerance = 300

/** Verifies the signature and the age of a webhook and returns its event. */
export async function readEvent(
  stripe: Stripe,
  secret: string | null,
  body: string,
  signature: string | null,
  now: Date,
): Promise<PaymentEvent> {
  // The SDK rejects timestamps that are too old, but not ones in the future.
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature ?? "")?.[1] ?? Number.NaN)
  const isNear = signedAt - now.getTime() / 1000 <= tolerance
  if (!secret || !signature || !isNear) throw new PaymentsError("signature")
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, secret, tolerance, undefined, now.getTime())
    .catch(() => {
      throw new PaymentsError("signature")
    })
  const { id, type, created, data } = Event.parse(event)
  return { id, type, createdAt: created, customerId: await customerOf(stripe, data.object) }
}

/** A customer event names the customer by its own id; a dispute names only its charge. */
async function customerOf(stripe: Stripe, about: z.output<typeof Event>["data"]["object"]): Promise<string | null> {
  if (about.object === "customer") return about.id ?? null
  if (about.object !== "dispute" || !about.charge) return about.customer ?? null
  return Charge.parse(await stripe.charges.retrieve(about.charge)).customer ?? null
}
