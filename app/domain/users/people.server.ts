import { eq, getTableColumns } from "drizzle-orm"
import type { Database } from "../kernel/query.server"
import { counters, profiles, users } from "./tables.server"

const { userId: _, updatedAt: __, version: ___, ...ofProfile } = getTableColumns(profiles)
const { id, ...ofUser } = getTableColumns(users)

/** Users with their profiles, for statements that join them to rows of their own; null where there is no profile. */
export const people = (db: Database) =>
  db
    .select({ userId: id, ...ofUser, ...ofProfile })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .as("person")

/** Users' counters, for such statements. */
export const counterRows = (db: Database) => db.select().from(counters).as("counter")
