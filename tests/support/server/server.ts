import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildIfChanged } from "../../../workers/local/build"
import { runCrons } from "../../../workers/local/cron-clock"
import { freePorts } from "../../../workers/local/ports"
import { migrateState, startRuntime } from "../../../workers/local/runtime"
import { readSettings } from "../../../workers/local/settings"
import { readWorkerConfig } from "../../../workers/local/worker-options"
import { atEnd } from "../../runner/at-end"
import { retryUnsent } from "../../runner/fresh-connections"
import { dateOffset } from "../../runner/given"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** A migrated database and bucket per build, created once per process and copied for each server. */
const migrated = new Map<string, Promise<string>>()

function migratedState(build: string): Promise<string> {
  const known = migrated.get(build)
  if (known) return known
  const made = migrate(build)
  migrated.set(build, made)
  // A failure affects only one file; the next one tries again.
  made.catch(() => migrated.delete(build))
  return made
}

async function migrate(build: string): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), "migrated-"))
  process.once("exit", () => rmSync(stateDir, { recursive: true, force: true }))
  await retryUnsent(() => migrateState(root, build, stateDir))
  return stateDir
}

/**
 * Starts the built product as `npm start` does, including the sandbox, on free ports with its own data. `variables` are
 * those of `.dev.vars.example`.
 */
export async function startServer(variables: Record<string, string> = {}) {
  const build = await buildIfChanged(root)
  const [port, sandboxPort] = await freePorts()
  const stateDir = mkdtempSync(join(tmpdir(), "product-"))
  const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}` }
  const unlimited = { REGISTRATIONS_PER_HOUR: "0", RATE_FACTOR: "1000" }
  const articles = { FEED_SOURCES: "sandbox", BRAVE_SEARCH_API_KEY: "sandbox" }
  const own = { ...ports, ...articles, STATE_DIR: stateDir, NOW_OFFSET: `${dateOffset}`, ...unlimited }
  const settings = readSettings(stateDir, { ...own, ...variables })
  cpSync(await migratedState(build), stateDir, { recursive: true })
  const printed: string[] = []
  const runtime = await startRuntime(build, settings, (line) => printed.push(line))
  const now = () => new Date(Date.now() + (settings.nowOffset - dateOffset) * 1000)
  const fireCron = (cron: string) => runtime.fireCron(cron, now())
  const stopCrons = runCrons(readWorkerConfig(build).crons, now, (cron) => void fireCron(cron))

  let stopped = false
  async function stop() {
    if (stopped) return
    stopped = true
    stopCrons()
    await runtime.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
  atEnd(stop)

  return {
    origin: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    /** The directory of the served build. */
    build,
    now,
    /** The worker's output. */
    printed,
    fireCron,
    killRuntime: runtime.kill,
    /** Runs one statement directly on the product's database. */
    async sql(statement: string, ...params: unknown[]): Promise<Record<string, unknown>[]> {
      const prepared = await retryUnsent(async () => (await runtime.database()).prepare(statement).bind(...params))
      const { results } = await prepared.all()
      return results
    },
    /** Runs several statements in one transaction. */
    async sqlAll(statements: { sql: string; params: unknown[] }[]): Promise<void> {
      const { db, prepared } = await retryUnsent(async () => {
        const db = await runtime.database()
        return { db, prepared: statements.map(({ sql, params }) => db.prepare(sql).bind(...params)) }
      })
      await db.batch(prepared)
    },
    [Symbol.asyncDispose]: stop,
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>
