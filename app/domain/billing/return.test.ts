import { expect, test } from "vitest"
import { paymentProvider } from "../../../tests/support/fakes/payment-provider"
import { createWorld } from "../../../tests/support/world/world"
import { priceKey } from "./offers"
import { refreshOnReturn, refreshOwed } from "./refresh-subscription.server"
import { startCheckout } from "./start-checkout.server"

async function shop() {
  const world = await createWorld()
  const provider = paymentProvider(world.deps.now)
  world.deps.payments = provider.payments
  const user = await world.addUser()
  const offer = { tier: "starter" as const, isAnnual: false }
  const place = { origin: "https://app.example", idempotency: null }
  const buy = () => startCheckout(world.deps, user, { ...offer, priceId: priceKey(offer) }, place)
  return { world, provider, user, buy }
}

test("the provider is called once per checkout, however often the return page is loaded", async () => {
  const { world, provider, user, buy } = await shop()
  await using _ = world
  expect(await refreshOnReturn(world.deps, user)).toBe(false)
  expect(provider.asked).toEqual([])
  provider.pay((await buy()).url)
  const before = provider.asked.length
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refreshOnReturn(world.deps, user)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(provider.asked.length).toBe(before + 1)
  expect((await world.actor(user.userId)).tier).toBe("starter")
})

test("with a payment due, the provider is called at most once a minute", async () => {
  const { world, provider, user, buy } = await shop()
  await using _ = world
  provider.pay((await buy()).url)
  await refreshOnReturn(world.deps, user)
  const before = provider.asked.length
  expect(await refreshOwed(world.deps, user)).toBe(false)
  expect(provider.asked.length).toBe(before)
  world.clock.advance(61_000)
  expect(await refreshOwed(world.deps, user)).toBe(true)
  expect(await refreshOwed(world.deps, user)).toBe(false)
  expect(provider.asked.length).toBe(before + 1)
})
