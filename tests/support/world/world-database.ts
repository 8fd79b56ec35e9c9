import type { RunSql } from "./world-runtime"

/**
 * Called around each database round trip. It may throw in place of the database, before or after the statements run.
 */
export type RoundTrip = (statements: string[], go: () => Promise<unknown[]>) => Promise<unknown[]>

/** The part of D1's client that the app uses, implemented over `run`. */
export function databaseClient(run: RunSql, around: RoundTrip): D1Database {
  const once = async (sql: string, params: unknown[], raw: boolean) => {
    const results = await around([sql], () => run({ statements: [{ sql, params }], raw }))
    return results
  }
  const prepare = (sql: string, params: unknown[] = []) => ({
    sql,
    params,
    bind: (...values: unknown[]) => prepare(sql, values),
    all: async () => (await once(sql, params, false))[0],
    run: async () => (await once(sql, params, false))[0],
    raw: () => once(sql, params, true),
  })
  const client = {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: ReturnType<typeof prepare>[]) => {
      const plain = statements.map(({ sql, params }) => ({ sql, params }))
      return around(
        plain.map(({ sql }) => sql),
        () => run({ statements: plain }),
      )
    },
    withSession: () => client,
    getBookmark: () => null,
  }
  return client as unknown as D1Database
}
