import {
  type Checkout,
  type CheckoutOrder,
  type Payments,
  PaymentsError,
  type PaymentsFailure,
  type Subscription,
} from "../../../app/domain/kernel/payments"

const month = 30 * 86_400_000

interface Kept extends Subscription {
  customerId: string
}

/**
 * An in-memory payment provider for the billing commands. It stores customers, checkouts and subscriptions, repeats the
 * first answer of an idempotency key (including errors) and fails on demand.
 */
export function paymentProvider(now: () => Date) {
  let made = 0
  const customers = new Set<string>()
  const checkouts = new Map<string, Checkout & { order: CheckoutOrder }>()
  const subscriptions: Kept[] = []
  const answers = new Map<string, Promise<unknown>>()
  const charges: { subscriptionId: string; givenBack: boolean; id: string }[] = []
  const asked: string[] = []
  const state: { failing: Partial<Record<keyof Payments, PaymentsFailure>>; before: (call: string) => Promise<void> } =
    {
      failing: {},
      before: async () => {},
    }

  async function call<T>(name: Exclude<keyof Payments, "hostedOrigins">, work: () => T): Promise<T> {
    asked.push(name)
    await state.before(name)
    const failure = state.failing[name]
    if (failure) throw new PaymentsError(failure)
    return work()
  }
  async function keyed<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = answers.get(key) ?? work()
    answers.set(key, known)
    return known as Promise<T>
  }
  const id = (kind: string) => `${kind}_${++made}`
  const known = (customerId: string) => {
    if (!customers.has(customerId)) throw new PaymentsError("missing")
  }
  const find = (subscriptionId: string) => {
    const one = subscriptions.find((candidate) => candidate.id === subscriptionId)
    if (!one) throw new PaymentsError("missing")
    return one
  }
  const moment = (ahead = 0) => new Date(now().getTime() + ahead).toISOString()
  const charge = (subscriptionId: string) => {
    const payment = { id: id("payment"), refunded: false }
    charges.push({ subscriptionId, givenBack: false, id: payment.id })
    return payment
  }

  function begin(customerId: string, lookupKey: string): Kept {
    const one: Kept = {
      id: id("sub"),
      itemId: id("item"),
      customerId,
      lookupKey,
      status: "active",
      createdAt: moment(),
      anchor: moment(),
      periodStart: moment(),
      periodEnd: moment(month),
      endsAt: null,
      openBill: null,
      payment: null,
    }
    one.payment = charge(one.id)
    subscriptions.push(one)
    return one
  }

  const payments: Payments = {
    hostedOrigins: ["https://pay.example"],
    createCustomer: (_, key) =>
      keyed(key, () =>
        call("createCustomer", () => {
          const customer = id("customer")
          customers.add(customer)
          return customer
        }),
      ),
    deleteCustomer: (customerId) =>
      call("deleteCustomer", () => {
        customers.delete(customerId)
        for (const one of subscriptions) if (one.customerId === customerId) one.status = "canceled"
      }),
    ensurePrices: (wanted) =>
      call("ensurePrices", () =>
        wanted.map(({ lookupKey, productKey }) => ({
          lookupKey,
          priceId: `price of ${lookupKey}`,
          productId: productKey,
        })),
      ),
    openCheckout: (order, key) =>
      keyed(key, () =>
        call("openCheckout", () => {
          known(order.customerId)
          const checkout = { id: id("checkout"), status: "open" as const, url: null, order }
          const opened = { ...checkout, url: `https://pay.example/${checkout.id}` }
          checkouts.set(opened.id, opened)
          return opened
        }),
      ),
    findCheckout: (checkoutId) => call("findCheckout", () => checkouts.get(checkoutId) ?? null),
    expireCheckout: (checkoutId) =>
      call("expireCheckout", () => {
        const checkout = checkouts.get(checkoutId)
        if (checkout?.status === "open") Object.assign(checkout, { status: "expired", url: null })
      }),
    openPlanChange: ({ subscriptionId, priceId }) =>
      call("openPlanChange", () => `https://pay.example/change/${subscriptionId}/${encodeURIComponent(priceId)}`),
    readSubscriptions: (customerId) =>
      call("readSubscriptions", () => {
        known(customerId)
        return subscriptions.filter((one) => one.customerId === customerId).map((one) => structuredClone(one))
      }),
    setCancelAtPeriodEnd: (subscriptionId, cancel) =>
      call("setCancelAtPeriodEnd", () => {
        const one = find(subscriptionId)
        one.endsAt = cancel ? one.periodEnd : null
      }),
    refund: (paymentId) =>
      call("refund", () => {
        for (const one of charges) if (one.id === paymentId) one.givenBack = true
        for (const { payment } of subscriptions) if (payment?.id === paymentId) payment.refunded = true
      }),
    endNow: (subscriptionId) =>
      call("endNow", () => {
        find(subscriptionId).status = "canceled"
      }),
    readEvent: (body, signature) =>
      call("readEvent", () => {
        if (signature !== "signed") throw new PaymentsError("signature")
        return JSON.parse(body)
      }),
  }

  return {
    payments,
    checkouts,
    subscriptions,
    customers,
    charges,
    /** The names of the calls made. */
    asked,
    state,
    begin,
    find,
    charge,
    open: () => [...checkouts.values()].filter(({ status }) => status === "open"),
    /** Pays on the hosted page as the customer. Returns null if the page is no longer open. */
    pay(url: string): Kept | null {
      const checkout = [...checkouts.values()].find((one) => one.url === url)
      if (checkout?.status !== "open") return null
      checkout.status = "complete"
      return begin(checkout.order.customerId, checkout.order.priceId.replace("price of ", ""))
    },
  }
}

export type PaymentProvider = ReturnType<typeof paymentProvider>
