import { Agent, createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { keepConnections } from "./keep-connections"

test("a connection that was idle for longer than Node's default timeout stays open", async () => {
  keepConnections()
  const server = createServer((_, response) => response.end("ok"))
  // Node's default is 5 s; a shorter timeout keeps the test fast.
  server.keepAliveTimeout = 50
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<unknown>()
  const call = (agent: Agent) =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, agent }, (response) => {
        response.resume().on("end", () => resolve())
      })
      sent.on("socket", (socket) => sockets.add(socket)).on("error", reject)
      sent.end()
    })
  // The server's first response announces the old timeout.
  await call(new Agent())
  sockets.clear()
  await call(agent)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await call(agent)
  expect(sockets.size).toBe(1)
  agent.destroy()
  server.close()
})
