import { and, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { batch, changes, insertWhen } from "../kernel/query.server"
import { billingAnchorOf, selectUser, userExists } from "../users/accounts.server"
import { billingAccounts } from "./tables.server"

export type BillingAccount = typeof billingAccounts.$inferSelect

const ofUser = (userId: string) => eq(billingAccounts.userId, userId)

export type Buyer = BillingAccount & { isDemo: boolean }

/** The user's billing account, created if missing; null if the user was deleted. */
export async function findBuyer(deps: Deps, userId: string): Promise<Buyer | null> {
  const { db } = deps
  const isNew = sql`${userExists(userId)} and not exists (select 1 from ${billingAccounts} where ${ofUser(userId)})`
  const [, [account], [user]] = await db.batch([
    insertWhen(db, billingAccounts, { userId }, isNew),
    db.select().from(billingAccounts).where(ofUser(userId)),
    selectUser(deps, userId),
  ])
  return account && user ? { ...account, isDemo: user.demoUntil !== null } : null
}

/** The account and its user's current entitlement, with a unique reading number. */
export interface StartedReading extends BillingAccount {
  userAnchor: string | null
}

/** Takes the next reading number. Null if there is no such account or it has no customer. */
export async function startReading({ db }: Deps, which: SQL): Promise<StartedReading | null> {
  const [row] = await db
    .update(billingAccounts)
    .set({ readings: sql`${billingAccounts.readings} + 1` })
    .where(and(which, sql`${billingAccounts.customerId} is not null`))
    .returning({
      ...getTableColumns(billingAccounts),
      userAnchor: billingAnchorOf(sql`${billingAccounts.userId}`),
    })
  return row ?? null
}

/** Stores the customer created for a user. Returns the one in effect; null if the user was deleted. */
export async function storeCustomer({ db }: Deps, userId: string, customerId: string): Promise<string | null> {
  // A deletion in progress has already recorded which customer to remove and would miss this one.
  const stays = userExists(userId)
  const [, rows] = await db.batch([
    db
      .update(billingAccounts)
      .set({ customerId })
      .where(and(ofUser(userId), isNull(billingAccounts.customerId), stays)),
    db.select({ customerId: billingAccounts.customerId }).from(billingAccounts).where(ofUser(userId)),
  ])
  return rows[0]?.customerId ?? null
}

/** Advances to a new attempt, dropping the checkout. No-op if attempt or checkout has already changed. */
export async function nextAttempt({ db }: Deps, { userId, attempt, checkoutId }: BillingAccount): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ attempt: attempt + 1, checkoutId: null, checkoutPrice: null })
    .where(
      and(ofUser(userId), eq(billingAccounts.attempt, attempt), sql`${billingAccounts.checkoutId} is ${checkoutId}`),
    )
}

/** Stores the opened checkout of an attempt. False if the attempt already has another or has ended. */
export async function storeCheckout(
  { db }: Deps,
  { userId, attempt }: BillingAccount,
  checkoutId: string,
  checkoutPrice: string,
): Promise<boolean> {
  const free = sql`(${billingAccounts.checkoutId} is null or ${billingAccounts.checkoutId} = ${checkoutId})`
  const [kept] = await batch(db, [
    db
      .update(billingAccounts)
      .set({ checkoutId, checkoutPrice })
      .where(and(ofUser(userId), eq(billingAccounts.attempt, attempt), free)),
  ])
  return changes(kept) > 0
}

/** Clears a customer id that the provider no longer knows; the next checkout creates a new customer. */
export async function clearCustomer({ db }: Deps, userId: string, customerId: string): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ customerId: null, checkoutId: null, checkoutPrice: null, attempt: sql`${billingAccounts.attempt} + 1` })
    .where(and(ofUser(userId), eq(billingAccounts.customerId, customerId)))
}

/** SQL condition: this reading is newer than the stored one. Readings are ordered by start, whatever their duration. */
export function isNewerReading(userId: string, reading: number): SQL {
  return sql`exists (select 1 from ${billingAccounts} where ${and(ofUser(userId), lt(billingAccounts.reading, reading))})`
}

/** Records that a hosted page was opened from which the user may return. */
export async function awaitReturn({ db }: Deps, userId: string): Promise<void> {
  await db.update(billingAccounts).set({ awaitsReturn: true }).where(ofUser(userId))
}

/** Clears that record. Returns false if there was none. */
export async function takeReturn({ db }: Deps, userId: string): Promise<boolean> {
  const awaited = and(ofUser(userId), eq(billingAccounts.awaitsReturn, true))
  const [taken] = await batch(db, [db.update(billingAccounts).set({ awaitsReturn: false }).where(awaited)])
  return changes(taken) > 0
}
