import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { Log, LogLevel, Miniflare } from "miniflare"
import { appWorker } from "../../workers/local/app-worker"
import { buildIfChanged } from "../../workers/local/build"
import { migrateState } from "../../workers/local/runtime"
import { readSettings } from "../../workers/local/settings"
import { endWithUs, watchWorkerd } from "../../workers/local/workerd-process"
import { root } from "../house/source-files"

/** A proxy in front of the built worker that counts the calls through its database binding. */
const counting = `
import app from "./index.js"

const statements = new Map()

function counted(db, calls) {
  const note = (results, texts) => {
    const sum = (key) => results.reduce((total, { meta }) => total + (meta[key] ?? 0), 0)
    calls.push({ statements: texts.length, read: sum("rows_read"), written: sum("rows_written") })
  }
  const prepare = (sql, params = []) => {
    const bound = () => (params.length > 0 ? db.prepare(sql).bind(...params) : db.prepare(sql))
    const once = async () => {
      statements.set(sql, params)
      const result = await bound().all()
      note([result], [sql])
      return result
    }
    return {
      sql, params, bound,
      bind: (...values) => prepare(sql, values),
      all: once,
      run: once,
      raw: async () => (await once()).results.map((row) => Object.values(row)),
    }
  }
  const session = {
    prepare: (sql) => prepare(sql),
    async batch(list) {
      for (const { sql, params } of list) statements.set(sql, params)
      const results = await db.batch(list.map((statement) => statement.bound()))
      note(results, list)
      return results
    },
    getBookmark: () => null,
    withSession: () => session,
  }
  return session
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/counted-statements") return Response.json([...statements])
    const calls = []
    const response = await app.fetch(request, { ...env, DB: counted(env.DB, calls) }, ctx)
    const answer = new Response(response.body, response)
    answer.headers.set("x-d1", JSON.stringify(calls))
    return answer
  },
  queue: (batch, env, ctx) => app.queue(batch, { ...env, DB: counted(env.DB, []) }, ctx),
  scheduled: (controller, env, ctx) => app.scheduled(controller, { ...env, DB: counted(env.DB, []) }, ctx),
}`

/** The built worker behind a counter, with its own data and without the sandbox. */
export async function startCountingServer() {
  const build = await buildIfChanged(root)
  const stateDir = mkdtempSync(join(tmpdir(), "counting-"))
  const settings = readSettings(stateDir, { RATE_FACTOR: "1000" })
  await migrateState(root, build, stateDir)
  const app = appWorker(build, settings)
  const entry = { type: "ESModule" as const, path: join(build, "server/counting.js"), contents: counting }
  const unwatch = watchWorkerd({ argument: "--control-fd", started: endWithUs })
  const miniflare = new Miniflare({
    port: 0,
    defaultPersistRoot: join(stateDir, "v3"),
    unsafeTriggerHandlers: true,
    logRequests: false,
    log: new Log(LogLevel.ERROR),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.resume()
      stderr.resume()
    },
    workers: [{ ...app, modules: [entry, ...app.modules] }],
  })
  const { origin } = (await miniflare.ready.finally(unwatch)) ?? {}
  const db = await miniflare.getD1Database("DB", "app")
  return {
    origin,
    now: () => new Date(),
    async sql(statement: string, ...params: unknown[]): Promise<Record<string, unknown>[]> {
      return (
        await db
          .prepare(statement)
          .bind(...params)
          .all()
      ).results
    },
    async sqlAll(statements: { sql: string; params: unknown[] }[]): Promise<void> {
      await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
    },
    async [Symbol.asyncDispose]() {
      await miniflare.dispose()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
