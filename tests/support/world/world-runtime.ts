import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Log, LogLevel, Miniflare } from "miniflare"
import { endWithUs, watchWorkerd } from "../../../workers/local/workerd-process"
import { atEnd } from "../../runner/at-end"
import { steadyPost } from "./steady-post"

const worlds = 100
const migrations = fileURLToPath(new URL("../../../migrations", import.meta.url))

/** Gives Node access to the real local D1, one round trip per call, without Miniflare's own proxies, which block. */
export const proxyModule = `
export default {
  async fetch(request, env) {
    const { name, statements, raw } = await request.json()
    const db = env[name]
    const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params))
    try {
      return Response.json({ results: raw ? await prepared[0].raw() : await db.batch(prepared) })
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message })
    }
  },
}`

interface SqlCall {
  statements: { sql: string; params: unknown[] }[]
  raw?: boolean
}
export type RunSql = (call: SqlCall) => Promise<unknown[]>

const numbered = <T>(name: (i: number) => T) => Array.from({ length: worlds }, (_, i) => name(i))

type Runtime = ReturnType<typeof start>
let runtime: Runtime | undefined
let taken = 0
let migrationTexts: string[] | undefined

async function start() {
  const unwatch = watchWorkerd({ argument: "--control-fd", started: endWithUs })
  const miniflare = new Miniflare({
    modules: true,
    script: proxyModule,
    compatibilityDate: "2026-04-20",
    d1Databases: Object.fromEntries(numbered((i) => [`DB${i}`, `world-${i}`])),
    r2Buckets: numbered((i) => `BUCKET${i}`),
    log: new Log(LogLevel.ERROR),
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  })
  await miniflare.ready.finally(unwatch)
  return { miniflare, url: await miniflare.unsafeGetDirectURL() }
}

/**
 * Provides a fresh, migrated local database and a bucket. The worlds of one process share a runtime across files until
 * half of its databases are used; the last runtime ends with the process.
 */
export async function takeDatabase(): Promise<{ run: RunSql; bucket(): Promise<WorldBucket> }> {
  if (taken >= worlds) runtime = undefined
  if (!runtime) taken = 0
  runtime ??= start()
  const serving = runtime
  const number = taken++
  if (number === worlds / 2) atEnd(() => end(serving))
  const name = `DB${number}`
  const { miniflare, url } = await serving
  const run: RunSql = async (call) => {
    const text = await steadyPost(url, JSON.stringify({ name, ...call }))
    const answer: { results: unknown[]; error?: string; cause?: string } = JSON.parse(text)
    if (answer.error !== undefined) throw new Error(answer.error, { cause: new Error(answer.cause) })
    return answer.results
  }
  migrationTexts ??= readMigrations()
  await run({ statements: migrationTexts.map((sql) => ({ sql, params: [] })) })
  return { run, bucket: () => miniflare.getR2Bucket(`BUCKET${number}`) }
}

async function end(serving: Runtime): Promise<void> {
  if (runtime === serving) runtime = undefined
  await (await serving).miniflare.dispose()
}

export type WorldBucket = Awaited<ReturnType<Miniflare["getR2Bucket"]>>

function readMigrations(): string[] {
  const names = readdirSync(migrations).filter((name) => name.endsWith(".sql"))
  return names.sort().map((name) => readFileSync(`${migrations}/${name}`, "utf8"))
}
