import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startStripe } from "./stripe"

const day = 86_400

test("periods end by the sandbox's clock: renewed, ended if canceled, terminated if unpaid", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "stripe-clock-"))
  try {
    const before = await startStripe({ stateDir })
    const price = (await before.addPrice("starter_monthly", 1000)).id
    const yearly = (await before.addPrice("starter_annual", 10_000, "year")).id
    const kept = await before.subscribe(price, "kept@example.com")
    const ending = await before.subscribe(price, "ending@example.com")
    await before.stripe.subscriptions.update(ending.subscription.id, { cancel_at_period_end: true })
    const owing = await before.subscribe(price, "owing@example.com")
    await before.advance(owing.subscription.id, "past_due")
    const annual = await before.subscribe(yearly, "annual@example.com")
    const open = await before.openSession(price, kept.customer.id)
    await before[Symbol.asyncDispose]()

    await using after = await startStripe({ stateDir, nowOffset: 100 * day })
    // Any request wakes it, and it catches up by itself.
    await after.call("GET", "/control")
    const types = () => after.received.map(({ type }) => type)
    await expect.poll(types).toContain("customer.subscription.deleted")
    const read = (id: string) => after.stripe.subscriptions.retrieve(id)
    const renewed = await read(kept.subscription.id)
    expect(renewed.status).toBe("active")
    const [item] = renewed.items.data
    const now = Date.now() / 1000 + 100 * day
    expect(item?.current_period_start).toBeLessThanOrEqual(now)
    expect(item?.current_period_end).toBeGreaterThan(now)
    const charges = await after.stripe.charges.list({ customer: kept.customer.id })
    expect(charges.data.map(({ amount }) => amount)).toEqual([1000, 1000, 1000, 1000])

    const ended = await read(ending.subscription.id)
    expect(ended).toMatchObject({ status: "canceled", ended_at: ended.cancel_at })
    expect((await read(owing.subscription.id)).status).toBe("canceled")
    expect((await read(annual.subscription.id)).status).toBe("active")
    expect((await after.stripe.charges.list({ customer: annual.customer.id })).data).toHaveLength(1)
    expect((await after.stripe.checkout.sessions.retrieve(open.id)).status).toBe("expired")
    expect(await after.press(open.url?.replace(/^http:\/\/[^/]+/, after.origin) ?? "", "pay")).toMatchObject({
      status: 410,
    })

    const ends = () => after.received.filter(({ type }) => type === "customer.subscription.deleted").length
    await expect.poll(ends).toBe(2)
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
})
