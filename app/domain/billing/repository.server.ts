import { and, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { batch, changes, insertWhen } from "../kernel/query.server"
import { billingAnchorOf, selectUser, userExists } from "../users/accounts.server"
import { billingAccounts } from "./tables.server"

export type BillingAccount = typeof billingAccounts.$inferSelect

const ofUser = (userId: string) => eq(billingAccounts.userId, userId)

export type Buyer = BillingAccount & { isDemo: boolean }

/** The account of a user, made where there is none yet; null where the user is gone. */
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

/** The account and what its user is entitled to now, under a number that no other reading has. */
export interface BegunReading extends BillingAccount {
  userAnchor: string | null
}

/** Takes the next number for a reading of the provider. Null where there is no such account, or no customer of it. */
export async function beginReading({ db }: Deps, which: SQL): Promise<BegunReading | null> {
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

/** Keeps the customer that was made for a user. Answers the one that counts; null where the user has left. */
export async function keepCustomer({ db }: Deps, userId: string, customerId: string): Promise<string | null> {
  // A removal under way has taken down whom to remove: it would not know of this one.
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

/** Leaves an attempt behind with its checkout, so that the next is a new one. Does nothing where either has moved on. */
export async function nextAttempt({ db }: Deps, { userId, attempt, checkoutId }: BillingAccount): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ attempt: attempt + 1, checkoutId: null, checkoutPrice: null })
    .where(
      and(ofUser(userId), eq(billingAccounts.attempt, attempt), sql`${billingAccounts.checkoutId} is ${checkoutId}`),
    )
}

/** Keeps an opened checkout as the one of its attempt. False where another one is, or the attempt is over. */
export async function keepCheckout(
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

/** Forgets a customer whom the provider no longer knows; the next checkout makes a new one. */
export async function forgetCustomer({ db }: Deps, userId: string, customerId: string): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ customerId: null, checkoutId: null, checkoutPrice: null, attempt: sql`${billingAccounts.attempt} + 1` })
    .where(and(ofUser(userId), eq(billingAccounts.customerId, customerId)))
}

/** Holds where a reading counts: one that began later than the stored one does, however long either took. */
export function counts(userId: string, reading: number): SQL {
  return sql`exists (select 1 from ${billingAccounts} where ${and(ofUser(userId), lt(billingAccounts.reading, reading))})`
}

/** Notes that a hosted page was opened for a user, who may come back from it. */
export async function awaitReturn({ db }: Deps, userId: string): Promise<void> {
  await db.update(billingAccounts).set({ awaitsReturn: true }).where(ofUser(userId))
}

/** Takes that note away. False where nobody is awaited. */
export async function takeReturn({ db }: Deps, userId: string): Promise<boolean> {
  const awaited = and(ofUser(userId), eq(billingAccounts.awaitsReturn, true))
  const [taken] = await batch(db, [db.update(billingAccounts).set({ awaitsReturn: false }).where(awaited)])
  return changes(taken) > 0
}
