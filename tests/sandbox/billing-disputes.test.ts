import { afterAll, beforeAll, expect, test } from "vitest"
import type { Offer } from "../../app/domain/billing/offers"
import { startBilling } from "./billing"

let billing: Awaited<ReturnType<typeof startBilling>>
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing[Symbol.asyncDispose]())

const pro: Offer = { tier: "pro", isAnnual: false }

/** Waits until the given number of webhooks of a type has arrived, then runs the work they trigger. */
async function told(type: string, times = 1) {
  const taken = () => billing.webhooks.filter(({ body, status }) => status === 200 && JSON.parse(body).type === type)
  await expect.poll(() => taken().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(times)
  await billing.world.finishJobs()
}

async function payer() {
  const user = await billing.world.addUser()
  await billing.pay(await billing.buy(user, pro))
  await billing.refresh(user)
  expect((await billing.world.actor(user.userId)).tier).toBe("pro")
  const tier = async () => (await billing.world.actor(user.userId)).tier
  const account = async () =>
    (await billing.world.rows("select * from billing_accounts where user_id = ?", user.userId))[0]
  return { user, tier, account }
}

test("a disputed payment keeps the plan until the bank has decided, and a lost dispute ends it for good", async () => {
  const { user, tier } = await payer()
  await billing.advance(user, "disputed")
  await told("charge.dispute.created")
  await billing.refresh(user)
  expect(await tier()).toBe("pro")
  await billing.advance(user, "lost")
  await told("charge.dispute.closed")
  expect(await tier()).toBe("free")
  expect(await billing.subscriptions(user)).toMatchObject([{ status: "canceled" }])
  const [one] = await billing.charges(user)
  expect(one).toMatchObject({ disputed: true, refunded: false })
})

test("a won dispute changes nothing, however often its events arrive", async () => {
  const { user, tier } = await payer()
  await billing.advance(user, "disputed")
  await billing.behave("duplicate")
  await billing.advance(user, "won")
  await told("charge.dispute.funds_reinstated", 2)
  await billing.behave("ok")
  await billing.refresh(user)
  expect(await tier()).toBe("pro")
  expect(await billing.subscriptions(user)).toMatchObject([{ status: "active" }])
})

test("a disputed charge is not refunded, because the bank decides", async () => {
  const { user } = await payer()
  await billing.advance(user, "disputed")
  const [paid] = await billing.charges(user)
  await billing.world.deps.payments?.refund(String(paid?.payment_intent))
  expect(await billing.charges(user)).toMatchObject([{ refunded: false }])
})

test("after a customer is deleted at the provider, the plan ends, and another can be bought", async () => {
  const { user, tier, account } = await payer()
  const before = (await account())?.customer_id
  await billing.advance(user, "deleted")
  await told("customer.deleted")
  expect(await tier()).toBe("free")
  expect(await account()).toMatchObject({ customer_id: null, status: "canceled" })
  expect(await billing.pay(await billing.buy(user, pro))).toBe(303)
  await billing.refresh(user)
  expect(await tier()).toBe("pro")
  expect((await account())?.customer_id).not.toBe(before)
})
