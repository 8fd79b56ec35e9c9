import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Log, LogLevel, Miniflare } from "miniflare"
import { tieToUs, watchWorkerd } from "../workers/local/workerd-process"
import { atEnd } from "./at-end"

const databases = 100
const bucketName = "BUCKET"
const migrations = fileURLToPath(new URL("../migrations", import.meta.url))

/** Hands Node the real local D1, one round trip per call, without Miniflare's own proxies, which block. */
export const door = `
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

export interface SqlCall {
  statements: { sql: string; params: unknown[] }[]
  raw?: boolean
}
export type RunSql = (call: SqlCall) => Promise<unknown[]>

let runtime: Promise<{ miniflare: Miniflare; url: URL }> | undefined
let taken = 0

async function start() {
  const unwatch = watchWorkerd({ argument: "--control-fd", started: tieToUs })
  const miniflare = new Miniflare({
    modules: true,
    script: door,
    compatibilityDate: "2026-04-20",
    d1Databases: Object.fromEntries(Array.from({ length: databases }, (_, i) => [`DB${i}`, `world-${i}`])),
    r2Buckets: [bucketName],
    log: new Log(LogLevel.ERROR),
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  })
  await miniflare.ready.finally(unwatch)
  const started = { miniflare, url: await miniflare.unsafeGetDirectURL() }
  atEnd(async () => {
    runtime = undefined
    taken = 0
    await miniflare.dispose()
  })
  return started
}

/** A fresh local database, migrated, in a runtime shared by the worlds of one process. */
export async function takeDatabase(): Promise<{ run: RunSql; bucket(): Promise<WorldBucket> }> {
  if (taken >= databases) runtime = undefined
  if (!runtime) taken = 0
  runtime ??= start()
  const name = `DB${taken++}`
  const { miniflare, url } = await runtime
  const run: RunSql = async (call) => {
    const response = await fetch(url, { method: "POST", body: JSON.stringify({ name, ...call }) })
    const answer: { results: unknown[]; error?: string; cause?: string } = JSON.parse(await response.text())
    if (answer.error !== undefined) throw new Error(answer.error, { cause: new Error(answer.cause) })
    return answer.results
  }
  for (const sql of migrationTexts()) await run({ statements: [{ sql, params: [] }] })
  return { run, bucket: () => miniflare.getR2Bucket(bucketName) }
}

export type WorldBucket = Awaited<ReturnType<Miniflare["getR2Bucket"]>>

function migrationTexts(): string[] {
  const names = readdirSync(migrations).filter((name) => name.endsWith(".sql"))
  return names.sort().map((name) => readFileSync(`${migrations}/${name}`, "utf8"))
}
