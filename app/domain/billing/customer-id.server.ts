import { type SQL, sql } from "drizzle-orm"
import { billingAccounts } from "./tables.server"

/** SQL expression for a user's customer id at the payment provider. */
export const customerIdOf = (userId: SQL): SQL =>
  sql`(select ${billingAccounts.customerId} from ${billingAccounts} where ${billingAccounts.userId} = ${userId})`
