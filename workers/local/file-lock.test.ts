import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, expect, test } from "vitest"
import { takeLock, withLock } from "./file-lock"

const module = fileURLToPath(new URL("./file-lock.ts", import.meta.url))
const program = `
import { takeLock } from ${JSON.stringify(module)}
const taken = await takeLock(process.argv[1])
console.log(typeof taken === "function" ? "held" : "refused by " + taken.holder)
setTimeout(() => {}, 60_000)`
const node = ["--import", "tsx", "--input-type=module", "--eval", program]

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function newLock(): string {
  const folder = mkdtempSync(join(tmpdir(), "lock-"))
  ends.push(() => rmSync(folder, { recursive: true }))
  return join(folder, "in-use")
}

/** Starts another process that tries to take the lock, and returns what it prints. */
async function contender(lock: string, before: string[] = []) {
  const [command = "", ...args] = [...before, process.execPath, ...node, lock]
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] })
  ends.push(() => child.kill("SIGKILL"))
  const [said] = await once(child.stdout, "data")
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL")
  await once(child, "exit")
}

const isHeld = async (lock: string) => {
  const taken = await takeLock(lock)
  if (typeof taken === "function") taken()
  return typeof taken !== "function"
}

test("only one holder has a lock at a time, even within a process, and the next takes it after its release", async () => {
  const lock = newLock()
  for (let round = 0; round < 5; round++) {
    const all = await Promise.all(Array.from({ length: 20 }, () => takeLock(lock)))
    const held = all.filter((taken) => typeof taken === "function")
    expect(held).toHaveLength(1)
    expect(all.filter((taken) => typeof taken !== "function")).toEqual(Array(19).fill({ holder: process.pid }))
    held[0]?.()
  }
})

test("of several processes that start after a killed holder, one gets the lock", async () => {
  const lock = newLock()
  const first = await contender(lock)
  expect(first.said).toBe("held")
  expect(await takeLock(lock)).toEqual({ holder: first.child.pid })
  await kill(first.child)
  const rest = await Promise.all(Array.from({ length: 4 }, () => contender(lock)))
  const holder = rest.find(({ said }) => said === "held")
  expect(rest.filter(({ said }) => said === `refused by ${holder?.child.pid}`)).toHaveLength(3)
  await kill(holder!.child)
  expect(await isHeld(lock)).toBe(false)
})

test.runIf(existsSync("/proc/self/stat"))("a dead process that was not reaped holds no lock", async () => {
  const lock = newLock()
  // The shell is replaced by `sleep`, which never reaps its child.
  const inShell = ["/bin/sh", "-c", '"$@" & echo $! >"$0"; exec sleep 60', `${lock}.pid`]
  const { said } = await contender(lock, inShell)
  expect(said).toBe("held")
  const pid = Number(readFileSync(`${lock}.pid`, "utf8"))
  process.kill(pid, "SIGKILL")
  await expect.poll(() => isHeld(lock)).toBe(false)
  expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ")
})

test("leftovers of a dead holder are not mistaken for another process, whatever its id", async () => {
  const lock = newLock()
  for (const name of [lock, `${lock}.1`]) writeFileSync(name, String(process.ppid))
  expect(await isHeld(lock)).toBe(false)
})

test("all waiting processes get the lock, one after the other", async () => {
  const lock = newLock()
  let inside = 0
  const most = await Promise.all(
    Array.from({ length: 6 }, () =>
      withLock(lock, async () => {
        inside += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
        return inside--
      }),
    ),
  )
  expect(most).toEqual(Array(6).fill(1))
})
