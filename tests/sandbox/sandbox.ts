import type { Readable } from "node:stream"
import { Miniflare } from "miniflare"
import { bundleSandbox, type SandboxOptions, sandboxWorker } from "../../workers/sandbox/bundle"
import { dateOffset } from "../runner/given"

type Options = SandboxOptions & { stateDir?: string | undefined }

/** Starts the sandbox in its own workerd on a free port, with state in memory unless a directory is given. */
export async function startSandbox({ stateDir, nowOffset = 0, ...options }: Options = {}) {
  const miniflare = new Miniflare({
    workers: [sandboxWorker(await bundleSandbox(), { ...options, nowOffset: nowOffset + dateOffset })],
    ...(stateDir && { defaultPersistRoot: stateDir }),
    // Hides the runtime's reports of connections that the sandbox breaks on purpose.
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume()
      stderr.resume()
    },
  })
  await miniflare.ready
  const { origin } = await miniflare.unsafeGetDirectURL("sandbox")

  async function call(method: string, path: string, body?: unknown) {
    const init = {
      method,
      headers: { accept: "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    }
    const response = await fetch(origin + path, init)
    const text = await response.text()
    return { status: response.status, text, json: () => JSON.parse(text) }
  }

  return {
    origin,
    call,
    behave: (service: string, mode: string, more: { ms?: number; times?: number } = {}) =>
      call("PUT", `/control/${service}`, { mode, ...more }),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  }
}
