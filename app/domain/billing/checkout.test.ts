import { expect, test } from "vitest"
import { type PaymentProvider, paymentProvider } from "../../../tests/support/fakes/payment-provider"
import { createWorld, type World } from "../../../tests/support/world/world"
import type { Actor } from "../users/actor"
import { type Offer, priceKey } from "./offers"
import { refreshSubscription } from "./refresh-subscription.server"
import { startCheckout } from "./start-checkout.server"

const starter: Offer = { tier: "starter", isAnnual: false }
const pro: Offer = { tier: "pro", isAnnual: false }

async function shop() {
  const world = await createWorld()
  const provider = paymentProvider(world.deps.now)
  world.deps.payments = provider.payments
  const user = await world.addUser()
  return { world, provider, user, buy: buyer(world, user) }
}

const buyer =
  (world: World, user: Actor) =>
  async (offer: Offer, idempotency: { key: string; bodyHash: string } | null = null): Promise<string> => {
    const input = { ...offer, priceId: priceKey(offer) }
    return (await startCheckout(world.deps, user, input, { origin: "https://app.example", idempotency })).url
  }

/** Expects at most one open checkout, one running subscription and no double payment. */
function expectOnce({ open, subscriptions, charges }: PaymentProvider) {
  expect(open().length).toBeLessThanOrEqual(1)
  expect(subscriptions.filter(({ status }) => status === "active").length).toBeLessThanOrEqual(1)
  expect(charges.filter(({ givenBack }) => !givenBack).length).toBeLessThanOrEqual(1)
}

test("a paid plan takes effect with the next request, even without an event", async () => {
  const { world, provider, user, buy } = await shop()
  await using _ = world
  provider.pay(await buy(starter))
  expect((await world.actor(user.userId)).tier).toBe("free")
  expect(await refreshSubscription(world.deps, user)).toBe(true)
  const now = await world.actor(user.userId)
  expect(now).toMatchObject({ tier: "starter", planName: "Starter", growthLimit: 4, unreadNotifications: 1 })
  expect(now.billingAnchor).toBe(world.clock.now().toISOString())
})

test("repeated and concurrent clicks open one checkout of one customer", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  const urls = await Promise.all([buy(pro), buy(pro), buy(pro)])
  expect(new Set([...urls, await buy(pro)]).size).toBe(1)
  expect(provider.customers.size).toBe(1)
  expectOnce(provider)
})

test("another plan closes the checkout that was open; two plans at once leave one open", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  const first = await buy(starter)
  const second = await buy(pro)
  expect(provider.pay(first)).toBeNull()
  expect(provider.open().map(({ url }) => url)).toEqual([second])
  await Promise.all([buy(starter), buy(pro), buy({ tier: "pro", isAnnual: true })].map((one) => one.catch(() => null)))
  expectOnce(provider)
})

test("a failure cached by the provider is skipped: the next click opens a checkout", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  for (const call of ["createCustomer", "ensurePrices", "openCheckout"] as const) {
    provider.state.failing = { [call]: "unavailable" }
    const refused = { code: "upstream_failed", message: "Failed to create checkout session" }
    await expect(buy(pro)).rejects.toMatchObject(refused)
  }
  provider.state.failing = {}
  expect(provider.pay(await buy(pro))).not.toBeNull()
  expectOnce(provider)
})

test("a failure while a checkout is open does not make a second one", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  const url = await buy(pro)
  for (const call of ["findCheckout", "readSubscriptions"] as const) {
    provider.state.failing = { [call]: "rate-limited" }
    await expect(buy(pro)).rejects.toMatchObject({ code: "upstream_failed" })
  }
  provider.state.failing = {}
  expect(await buy(pro)).toBe(url)
})

test("a subscriber never buys a second plan: the same one is refused, another one is a plan change to confirm", async () => {
  const { world, provider, user, buy } = await shop()
  await using _ = world
  provider.pay(await buy(starter))
  await expect(buy(starter)).rejects.toMatchObject({ code: "conflict" })
  expect(await buy(pro)).toContain("https://pay.example/change/sub_")
  expect(await buy({ tier: "starter", isAnnual: true })).toContain(encodeURIComponent("_starter_annual"))
  expect((await world.actor(user.userId)).tier).toBe("starter")
  expectOnce(provider)
})

test("an open invoice must be paid before a plan change", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  const one = provider.pay(await buy(starter))
  const openBill = { since: world.clock.now().toISOString(), payUrl: "https://pay.example/bill" }
  Object.assign(one ?? {}, { status: "past_due", openBill })
  expect(await buy(pro)).toBe("https://pay.example/bill")
})

test("of two paid subscriptions, the better one is kept, and the other is ended and refunded", async () => {
  const { world, provider, user, buy } = await shop()
  await using _ = world
  provider.pay(await buy(starter))
  const [customer = ""] = provider.customers
  provider.begin(customer, priceKey(pro))
  await Promise.all([refreshSubscription(world.deps, user), refreshSubscription(world.deps, user)])
  expect((await world.actor(user.userId)).tier).toBe("pro")
  expectOnce(provider)
  expect(provider.charges.map(({ givenBack }) => givenBack)).toEqual([true, false])
})

test("price, plan and period must belong together, whatever the client says", async () => {
  const { world, user } = await shop()
  await using _ = world
  const place = { origin: "https://app.example", idempotency: null }
  const wrong = [
    { priceId: priceKey(starter), tier: "pro" as const, isAnnual: false },
    { priceId: priceKey(pro), tier: "pro" as const, isAnnual: true },
    { priceId: "price_of_somebody_else", tier: "pro" as const, isAnnual: false },
    { priceId: priceKey(pro), tier: "free" as const, isAnnual: false },
  ]
  for (const input of wrong) {
    await expect(startCheckout(world.deps, user, input, place)).rejects.toMatchObject({ code: "invalid" })
  }
  world.deps.payments = null
  const right = { ...pro, priceId: priceKey(pro) }
  await expect(startCheckout(world.deps, user, right, place)).rejects.toMatchObject({ code: "not_configured" })
})

test("an idempotency key returns its first answer for a day, and only for the same request", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  const key = { key: "once", bodyHash: "of this" }
  const url = await buy(pro, key)
  await buy(starter)
  expect(await buy(pro, key)).toBe(url)
  await expect(buy(pro, { ...key, bodyHash: "of that" })).rejects.toMatchObject({ code: "conflict" })
  world.clock.advance(86_400_001)
  expect(await buy(pro, { ...key, bodyHash: "of that" })).not.toBe(url)
  expectOnce(provider)
})

test("a customer missing at the provider is recreated, and one created for a deleted user is removed", async () => {
  const { world, provider, buy } = await shop()
  await using _ = world
  await buy(pro)
  provider.customers.clear()
  expect(provider.pay(await buy(starter))).not.toBeNull()

  const leaving = await world.addUser()
  provider.state.before = async (call) => {
    if (call === "createCustomer") await world.rows("delete from users where id = ?", leaving.userId)
  }
  await expect(buyer(world, leaving)(pro)).rejects.toMatchObject({ code: "unauthenticated" })
  expect(provider.customers.size).toBe(1)
})
