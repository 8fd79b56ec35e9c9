import { day } from "../kernel/clock"
import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { keyRetention } from "./checkout-keys.server"
import { billingAccounts, billingEvents, checkoutKeys } from "./tables.server"

const eventsFor = 60 * day

export const billingPolicies: readonly DataPolicy[] = [
  {
    table: billingAccounts,
    retention: { kept: "with the account" },
    archive: {
      kind: "billing",
      about: "your subscription as the payment provider last reported it",
      restored: false,
      leftOut: ["attempt", "readings", "reading", "awaitsReturn"],
    },
    deletion: erasedInSlices,
  },
  {
    table: billingEvents,
    retention: {
      kept: "60 days",
      age: { task: "purge.billing-events", since: billingEvents.receivedAt, keepFor: eventsFor },
    },
    archive: { kind: "billing-events", about: "what the payment provider reported, and when", restored: false },
    deletion: erasedInSlices,
  },
  {
    table: checkoutKeys,
    retention: {
      kept: "a day",
      age: { task: "purge.checkout-keys", since: checkoutKeys.createdAt, keepFor: keyRetention },
    },
    archive: {
      kind: "checkouts",
      about: "when you opened a checkout",
      restored: false,
      leftOut: ["key", "bodyHash", "url"],
    },
    deletion: erasedInSlices,
  },
]
