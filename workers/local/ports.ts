import { createServer, type Server } from "node:net"

/** How many milliseconds to wait for a port: the runtime of a killed instance needs a moment to exit too. */
const waitLimit = 3000

/** Throws a readable error if a port is still in use after the wait. */
export async function requireFree(port: number, variable: string, wait = waitLimit): Promise<void> {
  const until = performance.now() + wait
  for (;;) {
    const server = await tryListen(port)
    if (server) return close(server)
    if (performance.now() >= until) {
      throw new Error(
        `Port ${port} is in use. Set ${variable} to another port, or stop the process that uses this one.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Finds two adjacent free ports. The port before them stays bound while this process lives, so that no other process
 * gets the same pair before they are used; get-port guarantees that only within its own process. The range lies below
 * the ephemeral ports.
 */
export async function freePorts(): Promise<[number, number]> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 4000) * 3
    const claim = await tryListen(port)
    if (!claim) continue
    claim.unref()
    const found = [await tryListen(port + 1), await tryListen(port + 2)]
    for (const server of found) if (server) await close(server)
    if (found.every((server) => server !== null)) return [port + 1, port + 2]
    await close(claim)
  }
}

function tryListen(port: number): Promise<Server | null> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once("error", () => resolve(null))
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server))
  })
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
