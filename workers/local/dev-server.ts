import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import type { Plugin, ViteDevServer } from "vite"
import { devQueue } from "./dev-queue"
import { migrate } from "./migrate"
import { requireFree } from "./ports"
import { sandboxOptions } from "./sandbox"
import { type LocalSettings, readSettings } from "./settings"
import { putTemplates } from "./templates"

const root = fileURLToPath(new URL("../..", import.meta.url))

const renderer = "\0renderer"
const rendererModule = `
import { createRequire } from "node:module"
export const { renderToReadableStream } = createRequire(${JSON.stringify(`${root}package.json`)})("react-dom/server.browser")`

/**
 * Serves the app from source with hot reload: the production entry, in Node, with wrangler's local bindings. `npm
 * start` remains the reference; none of this code is in a build.
 */
export function devWorker(): Plugin {
  return {
    name: "dev-worker",
    apply: "serve",
    enforce: "pre",
    // React's Node renderer has no web streams. A worker build selects the right variant by its export conditions.
    config: () => ({ resolve: { alias: [{ find: /^react-dom\/server$/, replacement: "virtual:renderer" }] } }),
    resolveId: (id) => (id === "virtual:renderer" ? renderer : undefined),
    load: (id) => (id === renderer ? rendererModule : undefined),
    async configureServer(server) {
      // Remix starts its own Vite server to read the routes, in builds too. That one serves no requests.
      if (server.config.server.middlewareMode || server.config.server.hmr === false) return
      const { getPlatformProxy } = await import("wrangler")
      const settings = readSettings(root, process.env)
      const persist = { path: `${settings.stateDir}/v3` }
      const proxy = await getPlatformProxy({ configPath: `${root}/wrangler.toml`, persist })
      const { port } = server.config.server
      await startSandbox({ ...settings, port }, persist.path)
      server.httpServer?.once("close", () => void proxy.dispose())
      const env = { ...proxy.env, ...settings.variables }
      await migrate(Object(env).DB, root)
      await putTemplates(Object(env).BUCKET, root)
      const consume = async (batch: unknown) =>
        (await server.ssrLoadModule("./workers/queue.ts")).consume(batch, env, proxy.ctx)
      for (const name of ["jobs", "bulk", "exports"]) {
        Object.assign(env, { [name.toUpperCase()]: devQueue(`throughline-${name}`, consume) })
      }
      return () =>
        server.middlewares.use((request, response, next) => {
          answer(server, request, env, proxy.ctx).then((made) => send(made, response), next)
        })
    },
  }
}

/** Started once per process: a restarted dev server finds it on its port. */
async function startSandbox(settings: LocalSettings, persistRoot: string): Promise<void> {
  const isThere = await requireFree(settings.sandboxPort, "SANDBOX_PORT", 0).catch(() => true)
  if (isThere) return
  const [{ Miniflare }, { bundleSandbox }] = await Promise.all([import("miniflare"), import("../sandbox/bundle")])
  const sandbox = new Miniflare({
    defaultPersistRoot: persistRoot,
    workers: [sandboxOptions(await bundleSandbox(), settings, "localhost")],
  })
  await sandbox.ready
}

async function answer(server: ViteDevServer, request: IncomingMessage, env: unknown, ctx: unknown): Promise<Response> {
  const { createRequestHandler } = await import("@remix-run/cloudflare")
  const [{ serve }, build] = [
    await server.ssrLoadModule("./workers/serve.ts"),
    await server.ssrLoadModule("virtual:remix/server-build"),
  ]
  return serve(toRequest(request), env, ctx, createRequestHandler(Object(build), "development"))
}

function toRequest(request: IncomingMessage & { originalUrl?: string }): Request {
  const url = `http://${request.headers.host}${request.originalUrl ?? request.url}`
  const headers = new Headers()
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    headers.append(request.rawHeaders[i] ?? "", request.rawHeaders[i + 1] ?? "")
  }
  // Sets the client address, as Cloudflare and the local runtime do.
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", request.socket.remoteAddress ?? "127.0.0.1")
  const hasBody = request.method !== "GET" && request.method !== "HEAD"
  const body = hasBody ? { body: Readable.toWeb(request), duplex: "half" } : {}
  return new Request(url, Object({ method: request.method, headers, ...body }))
}

async function send(made: Response, response: ServerResponse): Promise<void> {
  response.statusCode = made.status
  for (const [name, value] of made.headers) {
    if (name !== "set-cookie") response.setHeader(name, value)
  }
  const cookies = made.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader("set-cookie", cookies)
  const reader = made.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) response.write(next.value)
  response.end()
}
