import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** Takes a lock that is a file with its holder's process id: answers null when taken, else who holds it. */
export function takeLock(path: string): number | null {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    for (;;) {
      if (tryLink(own, path)) return null
      const holder = holderOf(path)
      if (holder === process.pid) return null
      if (holder !== null && isAlive(holder)) return holder
      rmSync(path, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
}

export function releaseLock(path: string): void {
  if (holderOf(path) === process.pid) rmSync(path, { force: true })
}

/** Runs `work` while no other process holds the lock; waits for its turn. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (takeLock(path) !== null) await new Promise((resolve) => setTimeout(resolve, 100))
  try {
    return await work()
  } finally {
    releaseLock(path)
  }
}

/** A link, not a write, so that the file appears with its content or not at all. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

function holderOf(path: string): number | null {
  try {
    return Number(readFileSync(path, "utf8")) || null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
