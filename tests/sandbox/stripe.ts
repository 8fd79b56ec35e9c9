import { createServer } from "node:http"
import Stripe from "stripe"
import { startSandbox } from "./sandbox"

const webhookSecret = "whsec_tests"

/** The sandbox's Stripe behind the official SDK, and a listener that receives its webhooks. */
export async function startStripe({ nowOffset = 0, stateDir }: { nowOffset?: number; stateDir?: string } = {}) {
  const listener = await startListener()
  const sandbox = await startSandbox({ nowOffset, stateDir, webhook: { url: listener.url, secret: webhookSecret } })
  const toSandbox: typeof fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(
      String(input)
        .replace("https://api.stripe.com:443", `${sandbox.origin}/stripe`)
        .replace("https://api.stripe.com", `${sandbox.origin}/stripe`),
      init,
    )
  const httpClient = Stripe.createFetchHttpClient(toSandbox)
  const client = (maxNetworkRetries = 0) =>
    new Stripe("sk_test_tests", { httpClient, maxNetworkRetries, telemetry: false })
  const stripe = client()

  async function addPrice(lookupKey: string, cents: number, interval: "month" | "year" = "month") {
    return stripe.prices.create({
      currency: "usd",
      unit_amount: cents,
      recurring: { interval },
      product_data: { name: lookupKey },
      lookup_key: lookupKey,
    })
  }

  async function openSession(price: string, customer: string) {
    return stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price, quantity: 1 }],
      client_reference_id: "user-1",
      metadata: { userId: "user-1" },
      subscription_data: { metadata: { userId: "user-1" } },
      success_url: "http://app.example/billing?success=true&session={CHECKOUT_SESSION_ID}",
      cancel_url: "http://app.example/billing?canceled=true",
    })
  }

  /** Presses a button on the hosted page, as a browser does. */
  async function press(url: string | null, button: "pay" | "cancel") {
    const body = new URLSearchParams({ do: button })
    const response = await fetch(url ?? "", { method: "POST", body, redirect: "manual" })
    return { status: response.status, location: response.headers.get("location"), text: await response.text() }
  }

  return {
    ...sandbox,
    stripe,
    client,
    addPrice,
    openSession,
    press,
    received: listener.received,
    listener,
    /** Creates a customer with a paid subscription. */
    async subscribe(price: string, email = "maren@example.com") {
      const customer = await stripe.customers.create({ email })
      const session = await openSession(price, customer.id)
      await press(session.url, "pay")
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data
      if (!subscription) throw new Error("There is no subscription.")
      return { customer, session, subscription }
    },
    advance: (subscription: string, to: string) =>
      sandbox.call("POST", "/control/stripe/advance", { subscription, to }),
    async [Symbol.asyncDispose]() {
      listener.close()
      await sandbox[Symbol.asyncDispose]()
    },
  }
}

/** Receives webhooks and verifies their signatures. `answers` are the next response statuses; the default is 200. */
async function startListener() {
  const received: Stripe.Event[] = []
  const answers: number[] = []
  const stripe = new Stripe("sk_test_tests")
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const status = answers.shift() ?? 200
      const signature = request.headers["stripe-signature"] ?? ""
      received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : null
  return { url: `http://127.0.0.1:${port}/api/billing/webhook`, received, answers, close: () => server.close() }
}
