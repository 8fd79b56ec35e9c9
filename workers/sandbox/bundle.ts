import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/** Bundles the sandbox as one module for workerd. Called from Node by the start script and the tests. */
export async function bundleSandbox(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL("./entry.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd"],
  })
  return result.outputFiles[0]?.text ?? ""
}

export interface SandboxOptions {
  port?: number
  nowOffset?: number
  /** The URL for the payment provider's webhooks, and the secret that signs them. */
  webhook?: { url: string; secret: string }
}

/**
 * Miniflare's options for that module, under the name "sandbox". It has its own socket, because Miniflare's front end
 * compresses responses and thereby hides a connection that is closed halfway. Port 0 means any free port.
 */
export function sandboxWorker(script: string, { port = 0, nowOffset = 0, webhook }: SandboxOptions = {}) {
  return {
    name: "sandbox",
    modules: [{ type: "ESModule" as const, path: "sandbox.mjs", contents: script }],
    compatibilityDate: "2026-04-01",
    bindings: {
      NOW_OFFSET: String(nowOffset),
      ...(webhook && { WEBHOOK_URL: webhook.url, STRIPE_WEBHOOK_SECRET: webhook.secret }),
    },
    durableObjects: { STATE: { className: "SandboxState", useSQLite: true } },
    unsafeDirectSockets: [{ host: "127.0.0.1", port }],
  }
}
