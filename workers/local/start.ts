import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildIfChanged } from "./build"
import { runCrons } from "./cron-clock"
import { takeLock } from "./file-lock"
import { introduction } from "./introduction"
import { requireFree } from "./ports"
import { migrateState, startRuntime } from "./runtime"
import { type LocalSettings, readSettings } from "./settings"
import { readWorkerConfig } from "./worker-options"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Builds what changed, migrates the local data and serves the product until it is told to stop. */
async function start(atEnd: (stop: () => unknown) => void): Promise<void> {
  const settings = readSettings(root, process.env)
  const release = await takeLock(join(settings.stateDir, "in-use"))
  if (typeof release !== "function") {
    throw new Error(
      `STATE_DIR ${settings.stateDir} is in use by process ${release.holder}. Stop that process, or set another directory.`,
    )
  }
  atEnd(release)
  await requireFree(settings.port, "PORT")
  await requirePorts(settings)

  const build = await buildIfChanged(root, (stage) => console.log(stage))
  const migrated = await migrateState(root, build, settings.stateDir)
  if (migrated.length > 0) console.log(`Migrated the local database: ${migrated.join(", ")}`)
  // The build takes a minute, in which another instance may have taken a port.
  await requirePorts(settings)
  const runtime = await startRuntime(build, settings)
  atEnd(runtime.stop)
  const now = () => new Date(Date.now() + settings.nowOffset * 1000)
  atEnd(runCrons(readWorkerConfig(build).crons, now, (cron) => void runtime.fireCron(cron, now())))
  console.log(introduction(settings))
}

async function requirePorts({ port, sandboxPort }: LocalSettings): Promise<void> {
  await requireFree(port, "PORT")
  await requireFree(sandboxPort, "SANDBOX_PORT")
}

/**
 * Runs the stop functions in reverse order on a signal, and when npm, which would have forwarded the signal, was
 * killed.
 */
function stopOnSignal(): (stop: () => unknown) => void {
  const stops: (() => unknown)[] = []
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    for (const stop of stops.reverse()) await stop()
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end)
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === "start") {
    setInterval(() => {
      if (process.ppid !== parent) void end()
    }, 500).unref()
  }
  return (stop) => stops.push(stop)
}

start(stopOnSignal()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
