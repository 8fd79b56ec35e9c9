import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { cancelSubscription, resumeSubscription } from "../../app/domain/billing/cancel-subscription.server"
import { wantedPrices } from "../../app/domain/billing/offers"
import { receiveEvent } from "../../app/domain/billing/record-event.server"
import { inWords } from "../support/world/in-words"
import { startBilling } from "./billing"

const starter = { tier: "starter", isAnnual: false } as const
const pro = { tier: "pro", isAnnual: false } as const
const proAnnual = { tier: "pro", isAnnual: true } as const

let billing: Awaited<ReturnType<typeof startBilling>>
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing[Symbol.asyncDispose]())
beforeEach(() => billing.behave("ok"))

/** Waits until webhooks and their jobs have given the user the plan. */
async function expectPlan(userId: string, tier: string) {
  await expect
    .poll(async () => {
      await billing.world.runJobs()
      return (await billing.world.actor(userId)).tier
    })
    .toBe(tier)
}

test.each(["500", "429", "refuse", "stored-500"])(
  "while every call is answered %s, nothing is charged, and afterwards the user pays once",
  async (mode) => {
    const user = await billing.world.addUser()
    await billing.behave(mode)
    await expect(billing.buy(user, pro)).rejects.toMatchObject({ code: "upstream_failed" })
    await expect(billing.buy(user, pro)).rejects.toMatchObject({ code: "upstream_failed" })
    if (mode !== "stored-500") await billing.behave("ok")
    const url = await billing.buyInTheEnd(user, pro)
    await billing.behave("ok")
    expect(await billing.pay(url)).toBe(303)
    await billing.refresh(user)
    expect((await billing.world.actor(user.userId)).tier).toBe("pro")
    expect(await billing.charges(user)).toMatchObject([{ amount: 1900 }])
    expect(await billing.pay(url)).toBe(409)
    await expect(billing.buy(user, pro)).rejects.toMatchObject({ code: "conflict" })
    expect(await billing.charges(user)).toHaveLength(1)
  },
)

test.each([1, 2, 3, 4, 5, 6])(
  "a failure of only the first %i calls leaves one customer and one checkout",
  async (times) => {
    const user = await billing.world.addUser()
    await billing.behave("stored-500", { times })
    const urls = await Promise.all([1, 2, 3].map(() => billing.buyInTheEnd(user, starter)))
    await billing.behave("ok")
    const statuses = []
    for (const url of new Set([...urls, await billing.buy(user, starter)])) statuses.push(await billing.pay(url))
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(await billing.charges(user)).toHaveLength(1)
  },
)

test("a hanging provider times out, and the next click pays", async () => {
  const user = await billing.world.addUser()
  await billing.behave("hang")
  const before = Date.now()
  await expect(billing.buy(user, pro)).rejects.toMatchObject({ code: "upstream_failed" })
  expect(Date.now() - before).toBeLessThan(60_000)
  await billing.behave("ok")
  expect(await billing.pay(await billing.buy(user, pro))).toBe(303)
  expect(await billing.charges(user)).toHaveLength(1)
})

test.each(["ok", "duplicate", "reorder", "delay"])(
  "with webhooks that arrive %s, the plan is active, announced once and charged once",
  async (mode) => {
    const user = await billing.world.addUser()
    const url = await billing.buy(user, pro)
    await billing.behave(mode)
    expect(await billing.pay(url)).toBe(303)
    await expectPlan(user.userId, "pro")
    await billing.world.finishJobs()
    expect(await billing.charges(user)).toHaveLength(1)
    const told = await billing.world.rows("select words from notifications where user_id = ?", user.userId)
    expect(inWords(told)).toMatchObject([{ title: "Your Pro plan is active" }])
  },
)

test("if webhooks are lost, the return from the hosted page activates the plan", async () => {
  const user = await billing.world.addUser()
  const url = await billing.buy(user, proAnnual)
  await billing.behave("drop")
  await billing.pay(url)
  await billing.world.runJobs()
  expect((await billing.world.actor(user.userId)).tier).toBe("free")
  await billing.refresh(user)
  expect((await billing.world.actor(user.userId)).tier).toBe("pro")
  expect(await billing.charges(user)).toMatchObject([{ amount: 19_000 }])
})

test("a plan change is confirmed on the provider's page and charges only the difference", async () => {
  const user = await billing.world.addUser()
  await billing.pay(await billing.buy(user, starter))
  await billing.refresh(user)
  expect(await billing.pay(await billing.buy(user, pro))).toBe(303)
  await billing.refresh(user)
  expect((await billing.world.actor(user.userId)).tier).toBe("pro")
  expect(await billing.subscriptions(user)).toMatchObject([{ status: "active" }])
  const amounts = (await billing.charges(user)).map(({ amount }) => Number(amount))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1900)
})

test("a failed payment, its late payment, a cancellation, a renewal and a refund are each read correctly", async () => {
  const user = await billing.world.addUser()
  await billing.pay(await billing.buy(user, pro))
  await billing.refresh(user)
  const stored = async () =>
    (await billing.world.rows("select * from billing_accounts where user_id = ?", user.userId))[0]
  await billing.advance(user, "past_due")
  await billing.refresh(user)
  expect(await stored()).toMatchObject({ status: "past_due", past_due_since: expect.stringContaining("T") })
  expect(await billing.pay(await billing.buy(user, starter))).toBe(303)
  await billing.refresh(user)
  expect(await stored()).toMatchObject({ status: "active", past_due_since: null, tier: "pro" })

  const { subscription } = await cancelSubscription(billing.world.deps, user)
  expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: true })
  expect((await resumeSubscription(billing.world.deps, user)).subscription.cancelAtPeriodEnd).toBe(false)
  const { period_end: before } = (await stored()) ?? {}
  await billing.advance(user, "renewed")
  await billing.refresh(user)
  expect(String((await stored())?.period_end) > String(before)).toBe(true)

  await billing.advance(user, "refunded")
  await billing.refresh(user)
  expect((await billing.world.actor(user.userId)).tier).toBe("free")
  expect(await billing.subscriptions(user)).toMatchObject([{ status: "canceled" }])
  expect(await billing.pay(await billing.buy(user, starter))).toBe(303)
  await expectPlan(user.userId, "starter")
})

test("of two subscriptions paid at once, one stays and the other is ended and refunded", async () => {
  const user = await billing.world.addUser()
  const { payments } = billing.world.deps
  const first = await billing.buy(user, starter)
  const [account] = await billing.world.rows("select * from billing_accounts where user_id = ?", user.userId)
  const customerId = String(account?.customer_id)
  const [price] = (await payments?.ensurePrices(wantedPrices().slice(2, 3), "second")) ?? []
  const order = { customerId, userId: user.userId, priceId: price?.priceId ?? "", successUrl: "http://app.example" }
  const second = await payments?.openCheckout({ ...order, cancelUrl: "http://app.example" }, "second")
  expect(await Promise.all([billing.pay(first), billing.pay(second?.url ?? "")])).toEqual([303, 303])
  await Promise.all([billing.refresh(user), billing.refresh(user)])
  expect((await billing.world.actor(user.userId)).tier).toBe("pro")
  const left = (await billing.subscriptions(user)).filter(({ status }) => status === "active")
  expect(left).toHaveLength(1)
  const paid = (await billing.charges(user)).filter(({ refunded }) => !refunded)
  expect(paid).toMatchObject([{ amount: 1900 }])
})

test("a price with another amount loses its key to the catalog's price, and its existing subscribers keep their plan", async () => {
  const user = await billing.world.addUser()
  const { payments } = billing.world.deps
  const old = wantedPrices().map((price) => ({ ...price, amount: price.amount - 100 }))
  const oldPrices = (await payments?.ensurePrices(old, "old")) ?? []
  expect(await payments?.ensurePrices(old, "old again")).toEqual(oldPrices)
  const first = await billing.world.addUser()
  const customerId =
    (await payments?.createCustomer({ userId: first.userId, email: first.email, name: "A" }, "o")) ?? ""
  await billing.world.rows(
    "insert into billing_accounts (user_id, customer_id) values (?, ?)",
    first.userId,
    customerId,
  )
  const priceId = oldPrices.find(({ lookupKey }) => lookupKey === "throughline_pro_monthly")?.priceId ?? ""
  const place = { successUrl: "http://app.example", cancelUrl: "http://app.example" }
  const checkout = await payments?.openCheckout({ customerId, userId: first.userId, priceId, ...place }, "old")
  await billing.pay(checkout?.url ?? "")

  await billing.pay(await billing.buy(user, pro))
  expect(await billing.charges(user)).toMatchObject([{ amount: 1900 }])
  expect(await billing.charges(first)).toMatchObject([{ amount: 1800 }])
  await billing.refresh(first)
  expect((await billing.world.actor(first.userId)).tier).toBe("pro")
})

test("an event counts only with an intact, recent signature", async () => {
  const user = await billing.world.addUser()
  await billing.pay(await billing.buy(user, starter))
  await expectPlan(user.userId, "starter")
  const one = billing.webhooks.find(({ status }) => status === 200)
  if (!one) throw new Error("No webhook came.")
  const take = (body: string, signature: string | null) => receiveEvent(billing.world.deps, body, signature)
  await take(one.body, one.signature)
  const refused = { code: "bad_signature" }
  await expect(take(`${one.body} `, one.signature)).rejects.toMatchObject(refused)
  await expect(take(one.body, null)).rejects.toMatchObject(refused)
  await expect(take(one.body, "t=1,v1=00")).rejects.toMatchObject(refused)
  for (const minutes of [-6, 6]) {
    const { deps } = billing.world
    const moved = { ...deps, now: () => new Date(deps.now().getTime() + minutes * 60_000) }
    await expect(receiveEvent(moved, one.body, one.signature)).rejects.toMatchObject(refused)
  }
})

test("deleting a customer ends the subscriptions and is idempotent", async () => {
  const user = await billing.world.addUser()
  await billing.pay(await billing.buy(user, pro))
  await billing.refresh(user)
  const rows = await billing.world.rows("select customer_id from billing_accounts where user_id = ?", user.userId)
  const customerId = String(rows[0]?.customer_id)
  await billing.world.deps.payments?.deleteCustomer(customerId)
  await billing.world.deps.payments?.deleteCustomer(customerId)
  expect((await billing.subscriptions(user)).filter(({ status }) => status !== "canceled")).toEqual([])
  await billing.refresh(user)
  expect((await billing.world.actor(user.userId)).tier).toBe("free")
})
