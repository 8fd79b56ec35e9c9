import { type SQL, sql } from "drizzle-orm"
import { influenceScores as t } from "./tables.server"

/** SQL expression for a user's score; null before anything is measured. */
export const scoreOf = (userId: SQL): SQL<number | null> =>
  sql`(select ${t.score} from ${t} where ${t.userId} = ${userId})`

/** SQL expression for the time of the last change of a user's inputs. */
export const changedAtOf = (userId: SQL): SQL<string | null> =>
  sql`(select ${t.changedAt} from ${t} where ${t.userId} = ${userId})`
