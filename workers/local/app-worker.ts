import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readWorkerConfig } from "./worker-options"

/** How Miniflare runs a build of the app. */
export function appWorker(build: string, variables: Record<string, string>) {
  const directory = join(build, "server")
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
  const { worker } = readWorkerConfig(build)
  return {
    ...worker,
    assets: { ...Object(worker.assets), directory: join(build, "client") },
    name: "app",
    modulesRoot: directory,
    modules: ["index.js", ...names.filter((name) => name !== "index.js")].map((name) => ({
      type: "ESModule" as const,
      path: join(directory, name),
      contents: readFileSync(join(directory, name), "utf8"),
    })),
    bindings: variables,
    // Requests for assets pass a proxy that knows no cron; a route of its own leads past it.
    routes: ["*/cdn-cgi/handler/*"],
  }
}
