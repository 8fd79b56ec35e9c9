import { and, desc, eq, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { apiTokens } from "./tables.server"

export type TokenRow = typeof apiTokens.$inferSelect

export function selectTokens({ db }: Deps, who: Who, most: number) {
  return db.select().from(apiTokens).where(eq(apiTokens.userId, who)).orderBy(desc(apiTokens.id)).limit(most)
}

/** Stores a token unless the user already has `most` tokens or one with this id. */
export function insertToken({ db }: Deps, row: TokenRow, most: number): Statement {
  const room = sql`(select count(*) from ${apiTokens} where ${apiTokens.userId} = ${row.userId}) < ${most}`
  const first = sql`not exists (select 1 from ${apiTokens} where ${apiTokens.userId} = ${row.userId} and ${apiTokens.id} = ${row.id})`
  return insertWhen(db, apiTokens, row, sql`${room} and ${first}`)
}

export function deleteToken({ db }: Deps, userId: string, id: string) {
  return db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
}
