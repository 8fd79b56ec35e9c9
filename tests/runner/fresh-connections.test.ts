import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fetch as fetchOfMiniflare } from "miniflare"
import { expect, test } from "vitest"
import { retryUnsent } from "./fresh-connections"

test.each([
  ["Node", (url: string) => fetch(url, { method: "PUT", body: "{}" })],
  ["Miniflare", (url: string) => fetchOfMiniflare(url, { method: "PUT", body: "{}" })],
])("the fetch of %s never reuses a connection that the other side may have closed", async (_, send) => {
  let connections = 0
  const server = createServer((request, response) => request.resume().on("end", () => response.end("done")))
  server.on("connection", () => {
    connections += 1
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (let i = 0; i < 3; i++) expect(await (await send(url)).text()).toBe("done")
  expect(connections).toBe(3)
  server.close()
})

test("only requests that could not be sent are retried, a limited number of times", async () => {
  const failing = (message: string, times: number) => {
    let calls = 0
    const work = async () => {
      calls += 1
      if (calls <= times) throw new TypeError(message)
      return calls
    }
    return { work, calls: () => calls }
  }
  expect(await retryUnsent(failing("fetch failed", 2).work)).toBe(3)
  await expect(retryUnsent(failing("fetch failed", 3).work)).rejects.toThrow("fetch failed")
  const wrong = failing("near SELEKT: syntax error", 1)
  await expect(retryUnsent(wrong.work)).rejects.toThrow("SELEKT")
  expect(wrong.calls()).toBe(1)
})
