import { eq, getTableColumns } from "drizzle-orm"
import type { Database } from "../kernel/query.server"
import { counters, profiles, users } from "./tables.server"

const { userId: _, updatedAt: __, version: ___, ...ofProfile } = getTableColumns(profiles)
const { id, ...ofUser } = getTableColumns(users)

/** Users joined with their profiles, as a subquery; profile columns are null without a profile. */
export const people = (db: Database) =>
  db
    .select({ userId: id, ...ofUser, ...ofProfile })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .as("person")

/** Users' counters, as a subquery. */
export const counterRows = (db: Database) => db.select().from(counters).as("counter")
