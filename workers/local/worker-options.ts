import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The part of `wrangler.toml` that the local runtime needs: the single source of bindings, queues, assets and crons.
 */
export interface WorkerConfig {
  worker: Record<string, unknown>
  crons: string[]
}

/**
 * Reads `wrangler.toml` the way wrangler does. Needs the built assets. It is slow to load, so builds store the result.
 */
export async function readWrangler(root: string): Promise<WorkerConfig> {
  const wrangler = await import("wrangler")
  const path = join(root, "wrangler.toml")
  const { workerOptions: options } = wrangler.unstable_getMiniflareWorkerOptions(path)
  const { compatibilityDate, compatibilityFlags, d1Databases, r2Buckets, queueProducers, queueConsumers, ratelimits } =
    options
  // Leaves out wrangler's own `bindings`: they contain the values of .dev.vars, and a build must contain no secrets.
  const worker = {
    compatibilityDate,
    compatibilityFlags,
    d1Databases,
    r2Buckets,
    queueProducers,
    queueConsumers,
    ratelimits,
    assets: { ...options.assets, directory: undefined },
  }
  return { worker, crons: wrangler.unstable_readConfig({ config: path }).triggers.crons ?? [] }
}

export const configPath = (build: string) => join(build, "worker.json")

export function readWorkerConfig(build: string): WorkerConfig {
  return JSON.parse(readFileSync(configPath(build), "utf8"))
}
