import { createHmac } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const starter = { priceId: "throughline_starter_monthly", tier: "starter", isAnnual: false }
const checkout = "POST /api/billing/create-checkout-session"

async function pay(url: string): Promise<number> {
  const body = new URLSearchParams({ do: "pay" })
  return (await fetch(url, { method: "POST", body, redirect: "manual" })).status
}

async function behave(mode: string) {
  await fetch(`${server.sandbox}/control/stripe`, { method: "PUT", body: JSON.stringify({ mode }) })
}

type User = Awaited<ReturnType<typeof newUser>>

async function expectTier({ call }: User, tier: string) {
  const read = async () => (await call("GET /api/users/me")).body.membershipTier
  await expect.poll(read).toBe(tier)
}

test("the plans are public and include the price keys for buying them", async () => {
  const { status, headers, body } = await client(server)("GET /api/billing/plans")
  expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=300"])
  const prices = body.plans.map((plan: Record<string, unknown>) => [plan.id, plan.stripePriceId, plan.annualPriceId])
  expect(prices).toEqual([
    ["free", null, null],
    ["starter", "throughline_starter_monthly", "throughline_starter_annual"],
    ["pro", "throughline_pro_monthly", "throughline_pro_annual"],
  ])
})

test("a plan is bought, confirmed by a webhook, canceled and resumed", async () => {
  const user = await newUser(server)
  const before = await user.call("GET /api/billing/subscription")
  expect(before.body).toEqual({
    tier: "free",
    pricing: { name: "Free", price: 0 },
    usage: { growthPulse: { used: 0, limit: 1 }, content: { used: 0, limit: 1 } },
  })
  expectRefusal(await user.call("POST /api/billing/cancel-subscription"), 409, "conflict")

  const key = { "Idempotency-Key": "a-purchase" }
  const opened = await user.call(checkout, starter, key)
  expect(opened.status).toBe(200)
  expect((await user.call(checkout, starter, key)).body).toEqual(opened.body)
  expectRefusal(await user.call(checkout, { ...starter, isAnnual: true }, key), 422, "invalid")
  const annual = { ...starter, priceId: "throughline_starter_annual", isAnnual: true }
  expectRefusal(await user.call(checkout, annual, key), 409, "conflict")
  expect(await pay(opened.body.url)).toBe(303)
  await expectTier(user, "starter")

  const { body } = await user.call("GET /api/billing/subscription")
  expect(body).toMatchObject({ tier: "starter", pricing: { name: "Starter", price: 10 } })
  expect(body.subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: false, isAnnual: false })
  const days = (body.subscription.currentPeriodEnd * 1000 - server.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(27)
  expect(days).toBeLessThan(32)

  expectRefusal(await user.call(checkout, starter), 409, "conflict")
  const cancelled = await user.call("POST /api/billing/cancel-subscription")
  expect(cancelled.body.subscription.cancelAtPeriodEnd).toBe(true)
  const resumed = await user.call("POST /api/billing/resume-subscription")
  expect(resumed.body.subscription.cancelAtPeriodEnd).toBe(false)
})

test("a price that does not belong to the plan, and the Free plan, are refused", async () => {
  const { call } = await newUser(server)
  expectRefusal(await call(checkout, { ...starter, tier: "pro" }), 422, "invalid")
  expectRefusal(await call(checkout, { ...starter, isAnnual: true }), 422, "invalid")
  expectRefusal(await call(checkout, { ...starter, tier: "free" }), 422, "invalid")
  expectRefusal(await call(checkout, { ...starter, priceId: "price_1" }), 422, "invalid")
  expectRefusal(await client(server)(checkout, starter), 401, "unauthenticated")
})

test("when the provider fails, the specified messages are shown and nothing is lost", async () => {
  const user = await newUser(server)
  await behave("500")
  const refused = await user.call(checkout, starter)
  expectRefusal(refused, 502, "upstream_failed")
  expect(refused.body.error).toBe("Failed to create checkout session")
  await behave("ok")
  expect(await pay((await user.call(checkout, starter)).body.url)).toBe(303)
  await expectTier(user, "starter")
  await behave("429")
  const kept = await user.call("POST /api/billing/cancel-subscription")
  await behave("ok")
  expectRefusal(kept, 502, "upstream_failed")
  expect(kept.body.error).toBe("Failed to cancel subscription")
})

test("a webhook is accepted only with a valid and recent signature, from any address", async () => {
  const send = async (body: string, signature: string) => {
    const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature }
    const own = { ...headers, Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" }
    return client(server)("POST /api/billing/webhook", body, own)
  }
  const sign = (body: string, at: number) =>
    `t=${at},v1=${createHmac("sha256", "whsec_sandbox").update(`${at}.${body}`).digest("hex")}`
  const body = JSON.stringify({
    id: "evt_of_nobody",
    object: "event",
    type: "customer.subscription.updated",
    created: 1,
    data: { object: { id: "sub_1", object: "subscription", customer: "cus_of_nobody" } },
  })
  const now = Math.floor(server.now().getTime() / 1000)
  expect(await send(body, sign(body, now))).toMatchObject({ status: 200, body: { received: true } })
  for (const signature of ["", "t=1", sign(body, now - 400), sign(body, now + 400), sign(`${body} `, now)]) {
    expectRefusal(await send(body, signature), 400, "bad_signature")
  }
  expectRefusal(await send("not json", sign(body, now)), 400, "bad_signature")
  expect(await server.sql("select * from billing_events where id = 'evt_of_nobody'")).toEqual([])
})

test("events about a deleted user change nothing", async () => {
  const user = await newUser(server)
  const { url } = (await user.call(checkout, starter)).body
  for (const table of ["billing_accounts", "sessions", "counters"]) {
    await server.sql(`delete from ${table} where user_id = ?`, user.id)
  }
  await server.sql("delete from users where id = ?", user.id)
  const before = await server.sql("select count(*) as n from jobs where type = 'billing.sync'")
  expect(await pay(url)).toBe(303)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await server.sql("select count(*) as n from jobs where type = 'billing.sync'")).toEqual(before)
  expect(await server.sql("select * from billing_events where user_id = ?", user.id)).toEqual([])
  expect(await server.sql("select * from notifications where user_id = ?", user.id)).toEqual([])
})
