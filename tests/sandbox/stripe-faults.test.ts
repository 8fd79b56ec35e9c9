import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { periodEnd } from "../../workers/sandbox/stripe/periods"
import { startStripe } from "./stripe"

let world: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  world = await startStripe()
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => world.behave("stripe", "ok"))

test("a repeated key returns the first response, and another body under it is refused", async () => {
  const { stripe } = world
  const once = { idempotencyKey: "once" }
  const first = await stripe.customers.create({ email: "a@example.com" }, once)
  const again = await stripe.customers.create({ email: "a@example.com" }, once)
  expect(again.id).toBe(first.id)
  await expect(stripe.customers.create({ email: "b@example.com" }, once)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  })
  const other = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "twice" })
  expect(other.id).not.toBe(first.id)
})

test("a stored 500 is replayed for its key even after recovery, and a new key works", async () => {
  const { stripe } = world
  const create = (key: string) => stripe.customers.create({ email: "s@example.com" }, { idempotencyKey: key })
  await world.behave("stripe", "stored-500", { times: 1 })
  expect((await stripe.customers.list({ email: "s@example.com" })).data).toHaveLength(0)
  await expect(create("stored-1")).rejects.toMatchObject({ statusCode: 500 })
  await expect(create("stored-1")).rejects.toMatchObject({ statusCode: 500 })
  expect(await create("stored-2")).toMatchObject({ email: "s@example.com" })
  expect((await stripe.customers.list({ email: "s@example.com" })).data).toHaveLength(1)

  await world.behave("stripe", "stored-500")
  await expect(create("stored-3")).rejects.toMatchObject({ statusCode: 500 })
  expect(await create("stored-4")).toMatchObject({ email: "s@example.com" })
})

test("a failing call has no effect, and the SDK's own retry runs it once", async () => {
  await world.behave("stripe", "500", { times: 1 })
  await world.client(2).customers.create({ email: "retry@example.com" })
  await world.behave("stripe", "refuse", { times: 1 })
  await expect(world.stripe.customers.create({ email: "retry@example.com" })).rejects.toMatchObject({
    type: "StripeConnectionError",
  })
  expect((await world.stripe.customers.list({ email: "retry@example.com" })).data).toHaveLength(1)
  await world.behave("stripe", "429", { times: 1 })
  await expect(world.stripe.customers.list()).rejects.toMatchObject({ statusCode: 429 })
})

test("API faults do not affect the hosted page and the control calls", async () => {
  const price = (await world.addPrice("faults", 1000)).id
  const customer = await world.stripe.customers.create({ email: "page@example.com" })
  const session = await world.openSession(price, customer.id)
  await world.behave("stripe", "500")
  expect(await world.press(session.url, "pay")).toMatchObject({ status: 303 })
  expect((await world.call("GET", "/control/stripe/subscriptions")).json()).toMatchObject([{ status: "active" }])
})

test("a period ends on its anchor's day, clamped to the end of the month without losing it", () => {
  const monthly = { interval: "month", interval_count: 1, usage_type: "licensed" } as const
  const at = (text: string) => Date.parse(text) / 1000
  const anchor = at("2027-01-31T10:20:30Z")
  const first = periodEnd(anchor, anchor, monthly)
  expect(first).toBe(at("2027-02-28T10:20:30Z"))
  expect(periodEnd(anchor, first, monthly)).toBe(at("2027-03-31T10:20:30Z"))
  const leapDay = at("2028-02-29T00:00:00Z")
  expect(periodEnd(leapDay, leapDay, { ...monthly, interval: "year" })).toBe(at("2029-02-28T00:00:00Z"))
})
