import { linkSync, mkdirSync, readdirSync, rmSync } from "node:fs"
import { connect, createServer, type Server } from "node:net"
import { basename, dirname, relative } from "node:path"

/** Releases a lock. */
export type Release = () => void

let made = 0

/**
 * Takes a lock that is released when its process ends, in whatever way. The lock is a socket that its holder listens
 * on, so that the operating system knows whether the holder is alive. A process id would not do: another process may
 * have reused it, or it may belong to a zombie. Returns a function that releases the lock, or the holder's process id
 * if it is taken.
 *
 * File lock libraries such as proper-lockfile rely on the file's modification time: the lock of a killed holder stays
 * until it is stale, and a holder that is too busy to touch the file loses it.
 *
 * The socket file has a number. A new holder takes the next number, which only one process can, and removes the older
 * files. Nobody removes the newest file, because another process may have just taken it.
 */
export async function takeLock(path: string): Promise<Release | { holder: number }> {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.of-${process.pid}-${made++}`
  const server = await listen(own)
  const giveUp = () => void server.close()
  try {
    for (;;) {
      const newest = newestOf(path)
      const holder = newest === 0 ? null : await askHolder(`${path}.${newest}`)
      if (holder !== null) {
        giveUp()
        return { holder }
      }
      if (!tryLink(own, `${path}.${newest + 1}`)) continue
      // A directory listing taken during another process's change may lack the newest file.
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

/** Listens on a socket that sends our process id to each client and does not keep the process alive. */
function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(String(process.pid)))
  return new Promise((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new Error(
          `Cannot create a lock in ${dirname(path)}: the path is too long, or the file system does not support sockets.`,
          { cause },
        ),
      ),
    )
    server.listen(shortPath(path), () => resolve(server.unref()))
  })
}

/** Returns the process id of the listener; null if there is none, 0 if it is too busy to answer. */
function askHolder(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = ""
    const socket = connect(shortPath(path))
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

/** Creates a hard link, so that the file appears with a listening socket behind it or not at all. */
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

/** Shortens a socket path, which may have at most 103 bytes. */
function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
