import type Stripe from "stripe"
import type * as z from "zod"
import { type PaymentEvent, PaymentsError } from "../../app/domain/kernel/payments"
import { Charge, Event } from "./stripe-shapes"

/** Seconds by which a message may be from before now, or from after it. */
const tolerance = 300

/** The event of a webhook, once its signature is verified as Stripe's and recent. */
export async function readEvent(
  stripe: Stripe,
  secret: string | null,
  body: string,
  signature: string | null,
  now: Date,
): Promise<PaymentEvent> {
  // The SDK refuses what is too old, not what is dated ahead.
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

/** A customer is named by its own id, a dispute by its charge alone. */
async function customerOf(stripe: Stripe, about: z.output<typeof Event>["data"]["object"]): Promise<string | null> {
  if (about.object === "customer") return about.id ?? null
  if (about.object !== "dispute" || !about.charge) return about.customer ?? null
  return Charge.parse(await stripe.charges.retrieve(about.charge)).customer ?? null
}
