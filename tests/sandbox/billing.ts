import { createServer } from "node:http"
import { type Offer, priceKey } from "../../app/domain/billing/offers"
import { receiveEvent } from "../../app/domain/billing/record-event.server"
import { refreshSubscription } from "../../app/domain/billing/refresh-subscription.server"
import { startCheckout } from "../../app/domain/billing/start-checkout.server"
import type { Deps } from "../../app/domain/kernel/deps"
import type { Actor } from "../../app/domain/users/actor"
import { stripePayments } from "../../workers/adapters/stripe/stripe"
import { createWorld } from "../support/world/world"
import { startSandbox } from "./sandbox"

const webhookSecret = "whsec_tests"

/**
 * Starts the product's billing in its own world, with the real SDK against the sandbox's Stripe, which sends webhooks
 * back.
 */
export async function startBilling() {
  const world = await createWorld({ now: new Date().toISOString() })
  const listener = await startListener(world.deps)
  const sandbox = await startSandbox({ webhook: { url: listener.url, secret: webhookSecret } })
  world.deps.payments = stripePayments({
    secretKey: "sk_test_tests",
    webhookSecret,
    apiBase: `${sandbox.origin}/stripe`,
  })

  async function buy(user: Actor, offer: Offer): Promise<string> {
    const input = { ...offer, priceId: priceKey(offer) }
    const place = { origin: "http://app.example", idempotency: null }
    return (await startCheckout(world.deps, user, input, place)).url
  }

  async function control(method: string, path: string, body?: unknown): Promise<Record<string, unknown>[]> {
    return (await sandbox.call(method, `/control/stripe/${path}`, body)).json()
  }
  const listed = async (what: string, { email }: Actor) =>
    (await control("GET", what)).filter(({ customer_email }) => customer_email === email)

  return {
    world,
    sandbox,
    buy,
    /** The signature and response status of every webhook received. */
    webhooks: listener.answered,
    behave: (mode: string, more = {}) => sandbox.behave("stripe", mode, more),
    /** Retries until a payment page opens, at most `presses` times. */
    async buyInTheEnd(user: Actor, offer: Offer, presses = 8): Promise<string> {
      for (let press = 1; ; press++) {
        try {
          return await buy(user, offer)
        } catch (error) {
          if (press === presses) throw error
        }
      }
    },
    /** Presses Pay on a hosted page, as a browser does. Returns the response's status. */
    async pay(url: string): Promise<number> {
      const body = new URLSearchParams({ do: "pay" })
      return (await fetch(url, { method: "POST", body, redirect: "manual" })).status
    },
    refresh: (user: Actor) => refreshSubscription(world.deps, user),
    charges: (user: Actor) => listed("charges", user),
    subscriptions: (user: Actor) => listed("subscriptions", user),
    async advance(user: Actor, to: string) {
      const [subscription] = await listed("subscriptions", user)
      await control("POST", "advance", { subscription: subscription?.id, to })
    },
    async [Symbol.asyncDispose]() {
      listener.close()
      await sandbox[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
    },
  }
}

/** Starts a listener that the sandbox uses as the app's webhook URL. */
async function startListener(deps: Deps) {
  const answered: { signature: string; body: string; status: number }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    const signature = `${request.headers["stripe-signature"]}`
    const taken = await receiveEvent(deps, body, signature).then(
      () => true,
      () => false,
    )
    const status = taken ? 200 : 400
    answered.push({ signature, body, status })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : null
  return { url: `http://127.0.0.1:${port}/api/billing/webhook`, answered, close: () => server.close() }
}
