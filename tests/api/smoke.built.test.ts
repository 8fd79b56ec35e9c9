import { spawnSync } from "node:child_process"
import { createServer } from "node:http"
import { expect, test } from "vitest"
import { addressIn, smoke } from "../../workers/local/smoke"
import { startServer } from "../support/server/server"

test("the built product passes its smoke test, also from the command line", async () => {
  await using server = await startServer()
  expect(await smoke(server.origin, { attempts: 1 })).toEqual(
    ["/api/health", "/", "/dashboard"].map((path) => server.origin + path),
  )
  // Runs in another process, because the server runs in this one and must be able to answer.
  const { status, stdout } = spawnSync("npx", ["tsx", "workers/local/smoke.ts", server.origin], { encoding: "utf8" })
  expect([status, stdout]).toEqual([0, expect.stringContaining(`ok ${server.origin}/api/health`)])
})

test("another server at the address fails the smoke test, and an unreachable address is reported as such", async () => {
  const other = createServer((_, response) => response.end('{"status":"ok"}'))
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${Object(other.address()).port}`
  await expect(smoke(origin, { attempts: 1 })).rejects.toThrow(`${origin}/ does not answer as it should`)
  await new Promise((resolve) => other.close(resolve))
  await expect(smoke(origin, { attempts: 2, pause: 1 })).rejects.toThrow(`${origin}/api/health does not answer`)
})

test("the address is parsed from the output of a deployment", () => {
  const printed =
    "Uploaded throughline (3.1 sec)\nDeployed throughline triggers (1 sec)\n  https://throughline.acme.workers.dev\n"
  expect(addressIn(printed)).toBe("https://throughline.acme.workers.dev")
  expect(addressIn("--dry-run: exiting now.")).toBe(null)
})
