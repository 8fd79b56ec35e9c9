import type { ChildProcess } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare"
import { appWorker } from "./app-worker"
import { sandboxPath } from "./build"
import { keepConnections } from "./keep-connections"
import { type LocalDatabase, migrate } from "./migrate"
import { sandboxOptions, wakeSandbox } from "./sandbox"
import type { LocalSettings } from "./settings"
import { putTemplates } from "./templates"
import { readWorkerConfig } from "./worker-options"
import { endWithUs, watchWorkerd } from "./workerd-process"

const host = "127.0.0.1"

type Print = (line: string, isError: boolean) => void
const toConsole: Print = (line, isError) => (isError ? console.error(line) : console.log(line))

export interface Runtime {
  fireCron(cron: string, at: Date): Promise<void>
  /** The local database, for inspecting it from outside the app. */
  database(): Promise<LocalDatabase>
  /** Kills the runtime's process, as a crash would. */
  kill(): void
  stop(): Promise<void>
}

/**
 * Migrates the local database and uploads the resume templates to the bucket. Uses a separate runtime, so that the
 * product is served from a finished database.
 */
export async function migrateState(root: string, build: string, stateDir: string): Promise<string[]> {
  const { compatibilityDate, d1Databases, r2Buckets } = readWorkerConfig(build).worker
  const script = "export default { fetch: () => new Response() }"
  const worker = { modules: true, script, compatibilityDate, d1Databases, r2Buckets }
  const miniflare = new Miniflare({ ...Object(worker), defaultPersistRoot: join(stateDir, "v3") })
  try {
    await putTemplates(await miniflare.getR2Bucket("BUCKET"), root)
    return await migrate(await miniflare.getD1Database("DB"), root)
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Serves the built app and the sandbox in workerd. A runtime that dies is restarted on the same ports with the same
 * data. The runtime exits if its Node process is killed.
 */
export async function startRuntime(build: string, settings: LocalSettings, print = toConsole): Promise<Runtime> {
  keepConnections()
  let stopping = false
  let miniflare: Miniflare | undefined
  let process: ChildProcess | undefined
  const sandbox = readFileSync(sandboxPath(build), "utf8")
  const options: MiniflareOptions = {
    host,
    port: settings.port,
    defaultPersistRoot: join(settings.stateDir, "v3"),
    unsafeTriggerHandlers: true,
    logRequests: false,
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      createInterface(stdout).on("line", (line) => print(line, false))
      createInterface(stderr).on("line", (line) => print(line, true))
    },
    log: new Log(LogLevel.ERROR),
    workers: [appWorker(build, settings), sandboxOptions(sandbox, settings, host)],
  }

  const unwatch = watchWorkerd({
    argument: `=${host}:${settings.port}`,
    started(workerd) {
      process = workerd
      endWithUs(workerd)
      workerd.once("exit", () => {
        if (!stopping && miniflare) void restart()
      })
    },
  })

  async function restart(): Promise<void> {
    print("The runtime has died; starting it again.", true)
    for (let attempt = 1; !stopping; attempt++) {
      try {
        await miniflare?.setOptions(options)
        return wakeSandbox(settings, host)
      } catch (error) {
        if (attempt === 10) throw error
        await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
      }
    }
  }

  const started = new Miniflare(options)
  await started.ready
  miniflare = started
  await wakeSandbox(settings, host)
  return {
    async fireCron(cron, at) {
      const query = new URLSearchParams({ cron, time: String(at.getTime()) })
      const url = `http://${host}:${settings.port}/cdn-cgi/handler/scheduled?${query}`
      // A runtime that is restarting misses a cron. The next run catches up.
      await fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      )
    },
    database: () => started.getD1Database("DB", "app"),
    kill: () => process?.kill("SIGKILL"),
    async stop() {
      stopping = true
      unwatch()
      await started.dispose()
    },
  }
}
