import { linkSync, mkdirSync, readdirSync, rmSync } from "node:fs"
import { connect, createServer, type Server } from "node:net"
import { basename, dirname, relative } from "node:path"

/** Releases a lock. */
export type Release = () => void

let made = 0

/**
 * Takes a lock that ends with its process, however that ends. The lock is a socket on which its holder listens, so
 * that the system itself says whether there still is one: a process id may have gone to another process, or to one
 * that is dead and has not been collected. Answers how to release it, or the holder's process id when it is taken.
 *
 * Libraries of file locks (proper-lockfile and its like) go by the time of a file: a holder that was killed keeps its
 * lock until that is old, and one that is too busy to touch the file loses it.
 *
 * The socket's file has a number. A new holder takes the next number, which only one can, and removes the ones before
 * it; nobody removes the newest file, which another may just have taken.
 */
export async function takeLock(path: string): Promise<Release | { holder: number }> {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.of-${process.pid}-${made++}`
  const server = await listen(own)
  const giveUp = () => void server.close()
  try {
    for (;;) {
      const newest = newestOf(path)
      const holder = newest === 0 ? null : await ask(`${path}.${newest}`)
      if (holder !== null) {
        giveUp()
        return { holder }
      }
      if (!tryLink(own, `${path}.${newest + 1}`)) continue
      // A list read while another changed the folder may have lacked its newest file.
      if (newestOf(path) > newest + 1) continue
      for (const number of numbersOf(path)) if (number <= newest) rmSync(`${path}.${number}`, { force: true })
      return giveUp
    }
  } catch (error) {
    giveUp()
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Runs `work` while nobody else holds the lock; waits for its turn. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const release = await takeLock(path)
    if (typeof release === "function") {
      try {
        return await work()
      } finally {
        release()
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A socket that tells whoever connects our process id, and keeps nothing from ending. */
function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(String(process.pid)))
  return new Promise((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new Error(`No lock can be made in ${dirname(path)}: its path is long, or its disk takes none.`, { cause }),
      ),
    )
    server.listen(short(path), () => resolve(server.unref()))
  })
}

/** The process id that listens there; null when nobody does, 0 when somebody is too busy to say. */
function ask(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = ""
    const socket = connect(short(path))
    socket.setEncoding("utf8").setTimeout(2000, () => socket.destroy())
    socket.on("data", (text: string) => {
      answer += text
    })
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || error.code === "ENOENT") resolve(null)
    })
    socket.on("close", () => resolve(Number(answer) || 0))
  })
}

/** A link, so that the file appears as a socket that is listened on, or not at all. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  }
}

function numbersOf(path: string): number[] {
  const start = `${basename(path)}.`
  const endings = readdirSync(dirname(path)).map((name) => (name.startsWith(start) ? name.slice(start.length) : ""))
  return endings.filter((ending) => /^\d+$/.test(ending)).map(Number)
}

const newestOf = (path: string) => Math.max(0, ...numbersOf(path))

/** The path of a socket may have 103 bytes. */
function short(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
