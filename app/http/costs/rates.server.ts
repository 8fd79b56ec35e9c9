import { DomainError } from "../../domain/kernel/errors"
import type { RequestContext } from "../visitor/context.server"
import { type CostClass, rateBinding, rateOf } from "./costs"

/** Counts a request against its network's rate once the cost class is known. Refuses with `too_many_requests`. */
export async function countAddress(context: RequestContext, cost: CostClass): Promise<void> {
  context.cost = cost
  if (context.address !== null) await count(context, "address", cost, context.address)
}

/** Counts a request against its user's rate once the session is read. Refuses with `too_many_requests`. */
export async function countUser(context: RequestContext, userId: string): Promise<void> {
  const { cost } = context
  if (!cost || context.isUserCounted) return
  context.isUserCounted = true
  await count(context, "user", cost, userId)
}

async function count(context: RequestContext, by: "address" | "user", cost: CostClass, key: string): Promise<void> {
  const rate = rateOf(by, cost)
  if (!rate || (await context.take(rateBinding(by, cost), key))) return
  const wait = rate.period === 60 ? "a minute" : `${rate.period} seconds`
  const message = `You have sent too many requests in a short time. Please wait ${wait} and try again.`
  context.refused = new DomainError("too_many_requests", message, { retryAfter: rate.period })
  throw context.refused
}
