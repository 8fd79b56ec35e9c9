import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startStripe } from "./stripe"

let world: Awaited<ReturnType<typeof startStripe>>
let starter: string
let pro: string
beforeAll(async () => {
  world = await startStripe()
  starter = (await world.addPrice("starter_monthly", 1000)).id
  pro = (await world.addPrice("pro_monthly", 1900)).id
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(async () => {
  await world.behave("stripe", "ok")
  await world.call("DELETE", "/control/requests")
})

test("a paid checkout creates a subscription, an invoice and one charge", async () => {
  const { stripe } = world
  const { customer, session, subscription } = await world.subscribe(starter)
  expect(session).toMatchObject({ status: "open", mode: "subscription", client_reference_id: "user-1" })
  expect(session.url).toBe(`${world.origin}/stripe/checkout/${session.id}`)
  expect(session).not.toHaveProperty("line_items")

  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items", "subscription"] })
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", customer: customer.id, url: null })
  expect(paid.line_items?.data[0]?.price).toMatchObject({ id: starter, unit_amount: 1000 })
  expect(paid.subscription).toMatchObject({ id: subscription.id, object: "subscription" })

  expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false, metadata: { userId: "user-1" } })
  const [item] = subscription.items.data
  expect(item?.price.lookup_key).toBe("starter_monthly")
  expect(subscription).not.toHaveProperty("current_period_end")
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400
  expect(days).toBeGreaterThanOrEqual(28)
  expect(days).toBeLessThanOrEqual(31)

  const charges = await stripe.charges.list({ customer: customer.id })
  expect(charges.data).toMatchObject([{ amount: 1000, refunded: false }])
  const whole = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["latest_invoice.payments.data.payment"],
  })
  expect(whole.latest_invoice).toMatchObject({
    status: "paid",
    amount_paid: 1000,
    billing_reason: "subscription_create",
  })
  expect(whole.latest_invoice).toHaveProperty("payments.data[0].payment.payment_intent")
})

test("paying twice, an expired session and an unknown one charge nothing", async () => {
  const { customer, session } = await world.subscribe(starter, "twice@example.com")
  const again = await world.press(session.url, "pay")
  expect(again.status).toBe(409)
  expect(again.text).toContain("has already been paid")
  expect((await world.stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)

  const open = await world.openSession(starter, customer.id)
  expect(await world.stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: "expired", url: null })
  expect(await world.press(open.url, "pay")).toMatchObject({ status: 410 })
  await expect(world.stripe.checkout.sessions.expire(open.id)).rejects.toMatchObject({ statusCode: 400 })
  expect(await world.press(`${world.origin}/stripe/checkout/cs_test_nobody`, "pay")).toMatchObject({ status: 404 })
  expect((await world.stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)
})

test("the hosted page says that it is a sandbox, and its buttons lead back", async () => {
  const customer = await world.stripe.customers.create({ email: "<b>@example.com" })
  const session = await world.openSession(starter, customer.id)
  const response = await fetch(session.url ?? "")
  const page = await response.text()
  expect(page).toContain("no card is charged")
  expect(page).toContain("$10.00 per month")
  expect(page).toContain("&#60;b&#62;@example.com")
  expect(response.headers.get("content-security-policy")).toContain("form-action 'self' http://app.example")

  const back = await world.press(session.url, "cancel")
  expect(back).toMatchObject({ status: 303, location: "http://app.example/billing?canceled=true" })
  const paid = await world.press(session.url, "pay")
  expect(paid.location).toBe(`http://app.example/billing?success=true&session=${session.id}`)
})

test("a subscription can be canceled at the end of its period, resumed, and canceled at once", async () => {
  const { stripe } = world
  const { subscription } = await world.subscribe(starter, "cancel@example.com")
  const end = subscription.items.data[0]?.current_period_end
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect(ending).toMatchObject({ status: "active", cancel_at_period_end: true, cancel_at: end })
  expect(ending.canceled_at).not.toBeNull()
  const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
  expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: "canceled" })
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: "resource_missing" })
})

test("deleting a customer ends the subscriptions", async () => {
  const { stripe } = world
  const { customer, subscription } = await world.subscribe(starter, "leaving@example.com")
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "canceled" })
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(0)
  expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1)
  await expect(world.openSession(starter, customer.id)).rejects.toMatchObject({ code: "resource_missing" })
})

test("a change of plan is confirmed on the hosted page and charges the difference, once", async () => {
  const { stripe } = world
  const { customer, subscription } = await world.subscribe(starter, "upgrade@example.com")
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://app.example/billing",
    flow_data: {
      type: "subscription_update_confirm",
      after_completion: { type: "redirect", redirect: { return_url: "http://app.example/billing?success=true" } },
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.items.data[0]?.id ?? "", price: pro, quantity: 1 }],
      },
    },
  })
  expect(await (await fetch(portal.url)).text()).toContain("Change to pro_monthly")
  expect(await world.press(portal.url, "cancel")).toMatchObject({ location: "http://app.example/billing" })
  expect(await world.press(portal.url, "pay")).toMatchObject({ location: "http://app.example/billing?success=true" })
  expect(await world.press(portal.url, "pay")).toMatchObject({ status: 409 })

  const changed = await stripe.subscriptions.retrieve(subscription.id)
  expect(changed.items.data[0]?.price.id).toBe(pro)
  expect(changed.items.data[0]?.current_period_end).toBe(subscription.items.data[0]?.current_period_end)
  const amounts = (await stripe.charges.list({ customer: customer.id })).data.map(({ amount }) => amount)
  expect(amounts).toEqual([900, 1000])
})

test("a lookup key moves to another price only on request, and prices are found by it", async () => {
  const { stripe } = world
  const make = (transfer: boolean) =>
    stripe.prices.create({
      currency: "usd",
      unit_amount: 2000,
      recurring: { interval: "year" },
      product_data: { name: "Yearly" },
      lookup_key: "yearly",
      transfer_lookup_key: transfer,
    })
  const first = await make(false)
  await expect(make(false)).rejects.toMatchObject({ code: "resource_already_exists" })
  const second = await make(true)
  const { data } = await stripe.prices.list({ lookup_keys: ["yearly", "starter_monthly"], active: true })
  expect(data.map(({ id }) => id)).toEqual([second.id, starter])
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull()
})

test("lists are paginated, newest first", async () => {
  const { stripe } = world
  const made: string[] = []
  for (let i = 0; i < 5; i++) made.unshift((await stripe.customers.create({ email: "listed@example.com" })).id)
  const page = await stripe.customers.list({ email: "listed@example.com", limit: 2 })
  expect(page.has_more).toBe(true)
  const all = await stripe.customers.list({ email: "listed@example.com", limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(made)
})

test("invalid requests get Stripe's own error responses", async () => {
  const { stripe } = world
  await expect(stripe.subscriptions.retrieve("sub_nobody")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "resource_missing",
    statusCode: 404,
  })
  await expect(stripe.customers.create(Object({ emial: "x" }))).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "emial",
  })
  await expect(stripe.prices.create(Object({ unit_amount: 5 }))).rejects.toMatchObject({
    code: "parameter_missing",
    param: "currency",
  })
  await expect(stripe.subscriptions.list({ expand: ["data.nothing"] })).rejects.toMatchObject({ statusCode: 400 })
  const response = await fetch(`${world.origin}/stripe/v1/customers`)
  expect(response.status).toBe(401)
})
