import { expect, test } from "vitest"
import { paymentProvider } from "../../../tests/support/fakes/payment-provider"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld } from "../../../tests/support/world/world"
import { priceKey } from "./offers"
import { receiveEvent } from "./record-event.server"
import { refreshSubscription } from "./refresh-subscription.server"
import { startCheckout } from "./start-checkout.server"

const offer = { tier: "pro", isAnnual: false } as const

test.each([1, 2, 3, 4])(
  "if the database fails before or after a write, there is still one customer, one plan and one notification (%i)",
  async (seed) => {
    let trips = seed
    const faults = { on: false }
    await using world = await createWorld({
      aroundDatabase: async (_, go) => {
        trips += 1
        if (faults.on && trips % 5 === 0) throw new Error("The database was away before it worked.")
        const results = await go()
        if (faults.on && trips % 7 === 0) throw new Error("The database was away after it had worked.")
        return results
      },
    })
    const provider = paymentProvider(world.deps.now)
    world.deps.payments = provider.payments
    const user = await world.addUser()
    const insist = async <T>(work: () => Promise<T>): Promise<T> => {
      for (let tries = 1; ; tries++) {
        try {
          return await work()
        } catch (error) {
          if (tries === 20) throw error
        }
      }
    }

    faults.on = true
    const input = { ...offer, priceId: priceKey(offer) }
    const place = { origin: "https://app.example", idempotency: null }
    const { url } = await insist(() => startCheckout(world.deps, user, input, place))
    expect(provider.open().length).toBe(1)
    expect(provider.pay(url)).not.toBeNull()
    const [customerId] = provider.customers
    const event = { id: "evt", type: "invoice.paid", customerId, createdAt: world.clock.now().toISOString() }
    await insist(() => receiveEvent(world.deps, JSON.stringify(event), "signed"))
    await insist(() => refreshSubscription(world.deps, user))
    await insist(() => world.finishJobs())
    faults.on = false

    expect(provider.customers.size).toBe(1)
    expect(provider.charges.length).toBe(1)
    expect(await world.actor(user.userId)).toMatchObject({ tier: "pro", unreadNotifications: 1 })
    expect(inWords(await world.rows("select words from notifications"))).toMatchObject([
      { title: "Your Pro plan is active" },
    ])
    expect(await world.rows("select id from billing_events")).toEqual([{ id: "evt" }])
  },
  60_000,
)
