import { spawnSync } from "node:child_process"
import { createServer } from "node:http"
import { expect, test } from "vitest"
import { addressIn, smoke } from "../../workers/local/smoke"
import { startServer } from "../support/server/server"

test("the built product passes its smoke test, from the command line, too", async () => {
  await using server = await startServer()
  expect(await smoke(server.origin, { attempts: 1 })).toEqual(
    ["/api/health", "/", "/dashboard"].map((path) => server.origin + path),
  )
  // Not in this process's own turn: the server answers from another one.
  const { status, stdout } = spawnSync("npx", ["tsx", "workers/local/smoke.ts", server.origin], { encoding: "utf8" })
  expect([status, stdout]).toEqual([0, expect.stringContaining(`ok ${server.origin}/api/health`)])
})

test("whatever else answers there does not pass, and what does not answer is said not to", async () => {
  const other = createServer((_, response) => response.end('{"status":"ok"}'))
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${Object(other.address()).port}`
  await expect(smoke(origin, { attempts: 1 })).rejects.toThrow(`${origin}/ does not answer as it should`)
  await new Promise((resolve) => other.close(resolve))
  await expect(smoke(origin, { attempts: 2, pause: 1 })).rejects.toThrow(`${origin}/api/health does not answer`)
})

test("the address is read from what a deployment prints", () => {
  const printed =
    "Uploaded throughline (3.1 sec)\nDeployed throughline triggers (1 sec)\n  https://throughline.acme.workers.dev\n"
  expect(addressIn(printed)).toBe("https://throughline.acme.workers.dev")
  expect(addressIn("--dry-run: exiting now.")).toBe(null)
})
