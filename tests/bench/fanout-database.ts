import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Log, LogLevel, Miniflare } from "miniflare"
import { endWithUs, watchWorkerd } from "../../workers/local/workerd-process"
import { root } from "../house/source-files"
import { proxyModule, type RunSql } from "../support/world/world-runtime"

/** A local D1 database that outlives the process that opened it. */
export async function openDatabase(directory: string) {
  const unwatch = watchWorkerd({ argument: "--control-fd", started: endWithUs })
  const miniflare = new Miniflare({
    modules: true,
    script: proxyModule,
    compatibilityDate: "2026-04-20",
    d1Databases: { DB: "users" },
    d1Persist: directory,
    log: new Log(LogLevel.ERROR),
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  })
  await miniflare.ready.finally(unwatch)
  const url = await miniflare.unsafeGetDirectURL()
  const run: RunSql = async (call) => {
    const response = await fetch(url, { method: "POST", body: JSON.stringify({ name: "DB", ...call }) })
    const answer: { results: unknown[]; error?: string } = JSON.parse(await response.text())
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.results
  }
  const rows = async (sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]> => {
    const [outcome] = await run({ statements: [{ sql, params }] })
    return (outcome as { results: Record<string, unknown>[] }).results
  }
  return { run, rows, close: () => miniflare.dispose() }
}

export type UsersDatabase = Awaited<ReturnType<typeof openDatabase>>

const atOnce = 50_000

/** Migrates the database and adds users, every tenth of whom has been inactive for a year. */
export async function addUsers({ rows }: UsersDatabase, count: number, now: Date): Promise<void> {
  const names = readdirSync(join(root, "migrations")).filter((name) => name.endsWith(".sql"))
  for (const name of names.sort()) await rows(readFileSync(join(root, "migrations", name), "utf8"))
  const away = new Date(now.getTime() - 365 * 86_400_000).toISOString()
  for (let from = 1; from <= count; from += atOnce) {
    await rows(
      `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
       insert into users (id, email, email_key, first_name, last_name, password_hash, created_at, seen_at)
       select printf('%08x-%04x-7000-8000-000000000000', i * 3001 / 65536, i * 3001 % 65536), 'u' || i || '@example.com',
         'u' || i || '@example.com', 'Robin', 'Example', '', ?3, case when i % 10 = 0 then ?4 else ?3 end from n`,
      from,
      Math.min(from + atOnce - 1, count),
      now.toISOString(),
      away,
    )
  }
}
