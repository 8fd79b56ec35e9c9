import { expect, test } from "vitest"
import { startStripe } from "./stripe"

type World = Awaited<ReturnType<typeof startStripe>>

/** Waits until the given number of webhooks has arrived, and a moment longer to detect extra ones. */
async function typesReceived(world: World, count: number): Promise<string[]> {
  await expect.poll(() => world.received.length).toBeGreaterThanOrEqual(count)
  await new Promise((resolve) => setTimeout(resolve, 150))
  return world.received.map(({ type }) => type)
}

/** Starts a world with one price whose own events have already been delivered. */
async function begin(options = {}) {
  const world = await startStripe(options)
  const price = (await world.addPrice("starter_monthly", 1000)).id
  await typesReceived(world, 1)
  world.received.length = 0
  return { world, price }
}

const paidTypes = [
  "customer.created",
  "invoice.created",
  "charge.succeeded",
  "invoice.paid",
  "invoice.payment_succeeded",
  "customer.subscription.created",
  "checkout.session.completed",
]

test("events are signed, delivered in order, and can be read again", async () => {
  const { world, price } = await begin()
  await using _ = world
  const { session, subscription } = await world.subscribe(price)
  expect(await typesReceived(world, 7)).toEqual(paidTypes)
  const [last] = world.received.slice(-1)
  expect(last?.data.object).toMatchObject({ id: session.id, status: "complete", subscription: subscription.id })
  expect(await world.stripe.events.retrieve(last?.id ?? "")).toMatchObject({ id: last?.id, data: last?.data })
  const { data } = await world.stripe.events.list({ types: ["invoice.paid"] })
  expect(data).toHaveLength(1)
})

test("a rejected webhook is redelivered at growing intervals", async () => {
  const { world } = await begin()
  await using _ = world
  world.listener.answers.push(500, 503)
  await world.stripe.customers.create({ email: "a@example.com" })
  expect(await typesReceived(world, 3)).toEqual(Array(3).fill("customer.created"))
  expect(new Set(world.received.map(({ id }) => id)).size).toBe(1)
})

test("webhooks are duplicated, reordered, delayed and dropped while API calls succeed", async () => {
  const { world, price } = await begin()
  await using _ = world
  await world.behave("stripe", "duplicate", { times: 1 })
  await world.stripe.customers.create({ email: "a@example.com" })
  await world.stripe.customers.create({ email: "b@example.com" })
  expect(await typesReceived(world, 3)).toHaveLength(3)
  expect(world.received[0]?.id).toBe(world.received[1]?.id)
  expect(world.received[2]?.id).not.toBe(world.received[1]?.id)

  world.received.length = 0
  await world.behave("stripe", "reorder", { ms: 8000 })
  await world.subscribe(price)
  expect(await typesReceived(world, 7)).toEqual(paidTypes.toReversed())

  world.received.length = 0
  await world.behave("stripe", "delay", { ms: 600 })
  const before = Date.now()
  await world.stripe.customers.create({ email: "c@example.com" })
  await typesReceived(world, 1)
  expect(Date.now() - before).toBeGreaterThan(550)

  world.received.length = 0
  await world.behave("stripe", "drop")
  const dropped = await world.stripe.customers.create({ email: "d@example.com" })
  await world.behave("stripe", "ok")
  await world.stripe.customers.create({ email: "e@example.com" })
  expect(await typesReceived(world, 1)).toHaveLength(1)
  const { data } = await world.stripe.events.list({ type: "customer.created", limit: 2 })
  expect(data.map((event) => Object(event.data.object).id)).toContain(dropped.id)
})

test("a subscription can be advanced: past due, unpaid, paid again, refunded, ended", async () => {
  const { world, price } = await begin()
  await using _ = world
  const { customer, subscription } = await world.subscribe(price, "along@example.com")
  const status = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).status
  const charges = async () => (await world.call("GET", "/control/stripe/charges")).json()
  await typesReceived(world, 7)
  world.received.length = 0

  expect(await world.advance(subscription.id, "past_due")).toMatchObject({ status: 200 })
  expect(await status()).toBe("past_due")
  expect(await typesReceived(world, 3)).toEqual([
    "invoice.created",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ])
  expect(world.received[2]?.data.previous_attributes).toMatchObject({ status: "active" })
  await world.advance(subscription.id, "unpaid")
  expect(await status()).toBe("unpaid")
  expect(await charges()).toHaveLength(1)

  await world.advance(subscription.id, "renewed")
  expect(await status()).toBe("active")
  await world.advance(subscription.id, "renewed")
  expect(await charges()).toMatchObject([
    { amount: 1000, customer: customer.id, customer_email: "along@example.com" },
    { amount: 1000 },
    { amount: 1000 },
  ])

  await world.advance(subscription.id, "refunded")
  expect(await charges()).toMatchObject([{ refunded: false }, { refunded: false }, { refunded: true }])
  expect((await world.stripe.refunds.list({ limit: 1 })).data).toMatchObject([{ amount: 1000 }])
  expect(await status()).toBe("active")

  await world.advance(subscription.id, "canceled")
  expect(await status()).toBe("canceled")
  expect((await typesReceived(world, 12)).slice(-1)).toEqual(["customer.subscription.deleted"])
  expect(await world.advance(subscription.id, "renewed")).toMatchObject({ status: 409 })
  expect(await world.advance("sub_nobody", "renewed")).toMatchObject({ status: 404 })
  expect(await world.advance(subscription.id, "sideways")).toMatchObject({ status: 422 })
  expect((await world.call("GET", "/control/stripe/subscriptions")).json()).toMatchObject([
    { id: subscription.id, customer_email: "along@example.com", status: "canceled" },
  ])
})

test("hosted pages have one origin, whatever host name the sandbox was called by", async () => {
  await using world = await startStripe()
  const price = (await world.addPrice("starter_monthly", 1000)).id
  const { customer, session, subscription } = await world.subscribe(price)
  await fetch(`${world.origin.replace("127.0.0.1", "localhost")}/control/stripe/advance`, {
    method: "POST",
    body: JSON.stringify({ subscription: subscription.id, to: "past_due" }),
  })
  const [invoice] = (await world.stripe.invoices.list({ customer: customer.id, status: "open" })).data
  expect(new URL(invoice?.hosted_invoice_url ?? "").origin).toBe(new URL(session.url ?? "").origin)
})
