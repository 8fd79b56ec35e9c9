import { spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { startServer } from "../support/server/server"

test("requests sent while the runtime is suspended are answered, although it then closes its idle connections", async () => {
  const server = await startServer()
  await (await fetch(`${server.sandbox}/control/feeds`)).arrayBuffer()
  await server.sql("select 1 as one")
  const runtime = runtimeOfThisProcess()
  // Runs in another process, because preparing a statement blocks this one.
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

/** The process id of the runtime that this process started, from the kernel's process table. */
function runtimeOfThisProcess(): string {
  const found = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false
    const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(statusOf(pid)) ?? []
    return name.startsWith("workerd") && rest.split(" ")[1] === `${process.pid}`
  })
  if (!found) throw new Error("No runtime was started by this process.")
  return found
}

/** A process may end while the list is read. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    return ""
  }
}
