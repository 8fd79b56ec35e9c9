import { expect, test } from "vitest"
import { paymentProvider } from "../../../tests/support/fakes/payment-provider"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../tests/support/world/world"
import { generateContentJob } from "../content/generate/generate-content-job.server"
import { startJob } from "../jobs/start-job.server"
import type { Subscription } from "../kernel/payments"
import { slicesPerMessage } from "../schedule/rules"
import { sendTasks } from "../schedule/run-task.server"
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.server"
import { grace } from "./entitlement"
import { priceKey } from "./offers"
import { accountsAtOnce, reconcile } from "./reconcile.server"
import { receiveEvent } from "./record-event.server"
import { refreshSubscription } from "./refresh-subscription.server"

const month = 30 * 86_400_000

/** A user who pays for a plan; provider events are sent manually. */
async function payer(tier: "starter" | "pro" = "pro", user = {}) {
  const world = await createWorld({ now: "2026-03-15T09:00:00.000Z" })
  const provider = paymentProvider(world.deps.now)
  world.deps.payments = provider.payments
  const { userId } = await world.addUser(user)
  await world.rows("update sessions set expires_at = '2027-01-01T00:00:00.000Z'")
  const customerId = await provider.payments.createCustomer({ userId, email: "", name: "" }, userId)
  await world.rows("insert into billing_accounts (user_id, customer_id) values (?, ?)", userId, customerId)
  const one = provider.begin(customerId, priceKey({ tier, isAnnual: false }))
  const actor = () => world.actor(userId)
  const notices = async () =>
    inWords(await world.rows("select words from notifications where user_id = ? order by id", userId)).map(
      ({ title }) => title,
    )
  const set = (change: Partial<Subscription>) => Object.assign(one, change)
  return {
    world,
    provider,
    userId,
    customerId,
    one,
    actor,
    notices,
    set,
    refresh: () => refreshSubscription(world.deps, { userId }),
  }
}

let sent = 0
const event = (customerId: string, type = "customer.subscription.updated", id = `evt_${++sent}`) =>
  JSON.stringify({ id, type, customerId, createdAt: "2026-03-15T09:00:00.000Z" })

const setUsed = (world: World, userId: string, period: string, growth: number, content: number) =>
  world.rows(
    "update counters set growth_period = ?1, growth_used = ?2, content_period = ?1, content_used = ?3 where user_id = ?4",
    period,
    growth,
    content,
    userId,
  )

test("a failed payment keeps the plan for 7 days, a later payment restores it, and each change sends one notification", async () => {
  const { world, actor, notices, set, refresh } = await payer()
  await using _ = world
  await refresh()
  set({ status: "past_due", openBill: { since: world.clock.now().toISOString(), payUrl: null }, payment: null })
  await Promise.all([refresh(), refresh()])
  await refresh()
  world.clock.advance(grace - 1)
  expect((await actor()).tier).toBe("pro")
  world.clock.advance(1)
  expect(await actor()).toMatchObject({ tier: "free", contentLimit: 1 })
  set({ status: "active", openBill: null })
  await refresh()
  expect((await actor()).tier).toBe("pro")
  expect(await notices()).toEqual(["Your Pro plan is active", "Your payment failed", "Your Pro plan is active"])
  expect((await actor()).unreadNotifications).toBe(3)
})

test("a canceled plan ends with its period without another event, and can be resumed before", async () => {
  const { world, userId, one, actor } = await payer()
  await using _ = world
  const user = await actor()
  const cancelled = await cancelSubscription(world.deps, user)
  const currentPeriodEnd = Math.floor(Date.parse(one.periodEnd) / 1000)
  expect(cancelled.subscription).toEqual({
    currentPeriodEnd,
    status: "active",
    cancelAtPeriodEnd: true,
    isAnnual: false,
  })
  expect((await cancelSubscription(world.deps, user)).subscription.cancelAtPeriodEnd).toBe(true)
  expect((await resumeSubscription(world.deps, user)).subscription.cancelAtPeriodEnd).toBe(false)
  expect(one.endsAt).toBeNull()
  await cancelSubscription(world.deps, user)
  world.clock.advance(month - 1)
  expect((await actor()).tier).toBe("pro")
  world.clock.advance(1)
  expect((await actor()).tier).toBe("free")
  expect(await world.rows("select tier_until from users where id = ?", userId)).toEqual([{ tier_until: one.periodEnd }])
})

test("canceling without a subscription is refused, and an unreachable provider is reported", async () => {
  const { world, provider, actor } = await payer()
  await using _ = world
  const other = await world.addUser()
  await expect(cancelSubscription(world.deps, other)).rejects.toMatchObject({ code: "conflict" })
  provider.state.failing = { setCancelAtPeriodEnd: "unavailable" }
  const refused = { code: "upstream_failed", message: "Failed to cancel subscription" }
  await expect(cancelSubscription(world.deps, await actor())).rejects.toMatchObject(refused)
  provider.state.failing = { readSubscriptions: "unavailable" }
  await expect(cancelSubscription(world.deps, await actor())).rejects.toMatchObject(refused)
  world.deps.payments = null
  await expect(cancelSubscription(world.deps, other)).rejects.toMatchObject({ code: "conflict" })
})

test("a refunded payment ends the plan and the subscription, so that it is not charged again", async () => {
  const { world, one, actor, notices, set, refresh } = await payer()
  await using _ = world
  await refresh()
  set({ payment: { id: "payment", refunded: true } })
  await refresh()
  expect(one.status).toBe("canceled")
  expect(await actor()).toMatchObject({ tier: "free", billingAnchor: null })
  await refresh()
  expect(await notices()).toEqual(["Your Pro plan is active", "Your Pro plan has ended"])
})

test("usage carries over through an upgrade and a downgrade", async () => {
  const { world, userId, actor, set, refresh } = await payer("starter")
  await using _ = world
  await setUsed(world, userId, "2026-03-01", 1, 1)
  await refresh()
  const upgraded = { tier: "starter", growthPulseCount: 1, growthLimit: 4, contentGenCount: 1 } as const
  expect(await actor()).toMatchObject(upgraded)
  expect(await world.rows("select growth_period from counters where user_id = ?", userId)).toEqual([
    { growth_period: "2026-03-15" },
  ])
  await refresh()
  expect(await actor()).toMatchObject(upgraded)
  await setUsed(world, userId, "2026-03-15", 3, 4)
  set({ status: "canceled" })
  await refresh()
  expect(await actor()).toMatchObject({ tier: "free", growthPulseCount: 3, contentGenCount: 4 })
  world.clock.advance(17 * 86_400_000)
  expect(await actor()).toMatchObject({ growthPulseCount: 0, contentGenCount: 0 })
})

test("a unit held by a job during an upgrade is returned to the new period", async () => {
  const { world, actor, refresh } = await payer()
  await using _ = world
  const input = { type: "bio" as const, customPrompt: "" }
  // Nothing has been captured yet, so there is nothing to write from, and the job eventually fails.
  const hold = { feature: "content" as const, kept: false }
  await startJob(world.deps, await actor(), generateContentJob, { subjectId: "one", input, hold })
  expect(await actor()).toMatchObject({ tier: "free", contentGenCount: 1 })
  await refresh()
  expect(await actor()).toMatchObject({ tier: "pro", contentGenCount: 1 })
  await world.finishJobs()
  expect(await world.rows("select status, hold_state from jobs")).toEqual([
    { status: "failed", hold_state: "released" },
  ])
  expect(await actor()).toMatchObject({ tier: "pro", contentGenCount: 0 })
})

test("events are recorded once, concurrent ones share a reading, and irrelevant ones start none", async () => {
  const { world, provider, customerId, actor } = await payer()
  await using _ = world
  const take = (body: string) => receiveEvent(world.deps, body, "signed")
  const count = async (table: string) => (await world.rows(`select count(*) as n from ${table}`))[0]?.n
  const one = event(customerId)
  await Promise.all([take(one), take(one)])
  await take(event(customerId, "invoice.paid"))
  await take(event(customerId, "customer.updated"))
  await take(event("customer_of_nobody"))
  expect([await count("billing_events"), await count("jobs")]).toEqual([2, 1])
  await world.finishJobs()
  expect((await actor()).tier).toBe("pro")
  expect(provider.asked.filter((name) => name === "readSubscriptions").length).toBe(1)
  await take(one)
  expect([await count("billing_events"), await count("jobs")]).toEqual([2, 1])
  await expect(receiveEvent(world.deps, one, "forged")).rejects.toMatchObject({ code: "bad_signature" })
})

test("while the provider is unreachable, an event's reading waits until it is back", async () => {
  const { world, provider, customerId, actor } = await payer()
  await using _ = world
  await receiveEvent(world.deps, event(customerId), "signed")
  provider.state.failing = { readSubscriptions: "unavailable" }
  let tries = 0
  provider.state.before = async () => {
    tries += 1
    if (tries === 8) provider.state.failing = {}
  }
  await world.finishJobs()
  expect((await actor()).tier).toBe("pro")
})

test("an event about a deleted user writes nothing and calls nothing", async () => {
  const { world, provider, userId, customerId } = await payer()
  await using _ = world
  await receiveEvent(world.deps, event(customerId), "signed")
  await world.rows("delete from billing_accounts where user_id = ?", userId)
  await world.rows("delete from users where id = ?", userId)
  await receiveEvent(world.deps, event(customerId), "signed")
  await world.finishJobs()
  expect(provider.asked.filter((name) => name === "readSubscriptions")).toEqual([])
  expect((await world.rows("select id from billing_events")).length).toBe(1)
  expect(await world.rows("select id from notifications")).toEqual([])
})

test("readings may end in any order: the one that started last wins", async () => {
  const { world, provider, set, actor, refresh } = await payer()
  await using _ = world
  for (let round = 0; round < 12; round++) {
    const waiting: (() => void)[] = []
    const real = provider.payments.readSubscriptions
    const slowly = { ...provider.payments }
    slowly.readSubscriptions = async (customerId) => {
      const seen = await real(customerId)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return seen
    }
    world.deps.payments = slowly
    set({ status: "past_due" })
    const first = refresh()
    await expect.poll(() => waiting.length).toBe(1)
    set({ status: round % 2 ? "active" : "canceled" })
    const second = refresh()
    await expect.poll(() => waiting.length).toBe(2)
    const [a, b] = waiting
    const late = round % 3 === 0 ? [a, b] : [b, a]
    late[0]?.()
    await (late[0] === a ? first : second)
    late[1]?.()
    await Promise.all([first, second])
    expect((await actor()).tier).toBe(round % 2 ? "pro" : "free")
    world.deps.payments = provider.payments
  }
})

test("the daily reconciliation finds changes without events, in slices, and skips a broken account", async () => {
  const { world, provider, actor } = await payer()
  await using _ = world
  const others: string[] = []
  for (let i = 0; i < slicesPerMessage * accountsAtOnce + 2; i++) {
    const { userId } = await world.addUser({ profile: null })
    others.push(userId)
    const customerId =
      i === 0 ? "broken" : await provider.payments.createCustomer({ userId, email: "", name: "" }, userId)
    await world.rows("insert into billing_accounts (user_id, customer_id) values (?, ?)", userId, customerId)
    if (i > 0) provider.begin(customerId, priceKey({ tier: "starter", isAnnual: true }))
  }
  const real = provider.payments.readSubscriptions
  world.deps.payments = {
    ...provider.payments,
    readSubscriptions: async (customerId) => {
      if (customerId !== "broken") return real(customerId)
      provider.state.failing = { endNow: "schema" }
      return provider.payments.endNow("x").then(() => [])
    },
  }
  await sendTasks(world.deps, [{ name: "billing.reconcile", slot: "2026-03-15" }])
  // The first event causes the second.
  expect(await world.runJobs()).toBe(2)
  expect((await actor()).tier).toBe("pro")
  for (const userId of others.slice(1)) expect((await world.actor(userId)).tier).toBe("starter")
  const before = provider.asked.length
  expect(await reconcile(world.deps)).toBe(null)
  expect(provider.asked.length).toBe(before)
})
