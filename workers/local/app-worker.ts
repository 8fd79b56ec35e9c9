import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { LocalSettings } from "./settings"
import { readWorkerConfig } from "./worker-options"

/** Miniflare's options for a build of the app. */
export function appWorker(build: string, { variables, rateFactor }: Pick<LocalSettings, "variables" | "rateFactor">) {
  const directory = join(build, "server")
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
  const { worker } = readWorkerConfig(build)
  return {
    ...worker,
    ratelimits: scaled(Object(worker.ratelimits), rateFactor),
    assets: { ...Object(worker.assets), directory: join(build, "client") },
    name: "app",
    modulesRoot: directory,
    modules: ["index.js", ...names.filter((name) => name !== "index.js")].map((name) => ({
      type: "ESModule" as const,
      path: join(directory, name),
      contents: readFileSync(join(directory, name), "utf8"),
    })),
    bindings: variables,
    // Miniflare's asset proxy does not know the cron endpoint, so a separate route bypasses it.
    routes: ["*/cdn-cgi/handler/*"],
  }
}

type Limiters = Record<string, { simple: { limit: number; period: number } }>

/**
 * Multiplies the rate limits. On one machine all requests come from one address, and experiments and benchmarks may
 * exceed the production rates.
 */
function scaled(limiters: Limiters, factor: number): Limiters {
  const all = Object.entries(limiters).map(([name, { simple, ...rest }]) => [
    name,
    { ...rest, simple: { ...simple, limit: simple.limit * factor } },
  ])
  return Object.fromEntries(all)
}
