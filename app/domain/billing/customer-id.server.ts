import { type SQL, sql } from "drizzle-orm"
import { billingAccounts } from "./tables.server"

/** The customer that a user is at the payment provider, as an expression. */
export const customerIdOf = (userId: SQL): SQL =>
  sql`(select ${billingAccounts.customerId} from ${billingAccounts} where ${billingAccounts.userId} = ${userId})`
