import { createServer } from "node:net"

/** Throws a sentence when something already listens on a port. */
export function requireFree(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", () =>
      reject(new Error(`Port ${port} is in use. Set ${variable} to another one, or end what listens there.`)),
    )
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve()))
  })
}

/** Two neighbouring ports that nothing listens on. */
export async function freePorts(): Promise<[number, number]> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000) * 2
    try {
      await requireFree(port, "PORT")
      await requireFree(port + 1, "PORT")
      return [port, port + 1]
    } catch {
      // Taken; try others.
    }
  }
}
