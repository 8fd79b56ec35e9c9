import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Miniflare } from "miniflare"

export type LocalDatabase = Awaited<ReturnType<Miniflare["getD1Database"]>>

/**
 * Applies the migrations that a local database lacks, each in one transaction, and records them in the same table as
 * `wrangler d1 migrations`. Returns the names of the applied ones.
 */
export async function migrate(db: LocalDatabase, root: string): Promise<string[]> {
  const names = readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort()
  await db
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run()
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>()
  const known = new Set(results.map(({ name }) => name))
  const missing = names.filter((name) => !known.has(name))
  for (const name of missing) {
    await db.batch([
      db.prepare(readFileSync(join(root, "migrations", name), "utf8")),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ])
  }
  return missing
}
