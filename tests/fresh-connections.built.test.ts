import { execFileSync, spawn } from "node:child_process"
import { expect, test } from "vitest"
import { startServer } from "./server"

test("what is asked while the runtime stands still is answered, though it then closes the connections it has kept", async () => {
  const server = await startServer()
  await (await fetch(`${server.sandbox}/control/feeds`)).arrayBuffer()
  await server.sql("select 1 as one")
  const runtime = execFileSync("pgrep", ["-P", `${process.pid}`, "workerd"], { encoding: "utf8" }).trim()
  // By another process: a statement that is being prepared stops this one.
  spawn("sh", ["-c", 'kill -STOP "$0"; sleep 5.8; kill -CONT "$0"', runtime], { stdio: "ignore" })
  await new Promise((resolve) => setTimeout(resolve, 3300))
  const body = JSON.stringify({ mode: "ok" })
  const [told, rows] = await Promise.all([
    fetch(`${server.sandbox}/control/feeds`, { method: "PUT", body }),
    server.sql("select 1 as one"),
  ])
  expect(told.status).toBe(200)
  expect(rows).toEqual([{ one: 1 }])
})
