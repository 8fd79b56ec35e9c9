import childProcess, { type ChildProcess, spawn } from "node:child_process"

interface Watch {
  /** A string that identifies the processes by their arguments. */
  argument: string
  started(workerd: ChildProcess): void
}
const watches = new Set<Watch>()
let watching = false

/**
 * Finds the runtime's process, which Miniflare does not expose. It is needed twice: the product must restart when the
 * runtime dies, and a killed Node process must not leave a runtime behind that occupies the port. Returns a function
 * that stops the watch.
 */
export function watchWorkerd(watch: Watch): () => void {
  watches.add(watch)
  if (!watching) {
    watching = true
    childProcess.spawn = new Proxy(childProcess.spawn, {
      apply(target, self, args) {
        const started: ChildProcess = Reflect.apply(target, self, args)
        for (const { argument, started: tell } of watches) {
          if (Array.isArray(args[1]) && args[1].some((given) => String(given).includes(argument))) tell(started)
        }
        return started
      },
    })
  }
  return () => watches.delete(watch)
}

/** Ends a child process when this process is gone, for any reason: the watching shell's stdin closes with us. */
export function endWithUs(child: ChildProcess): void {
  const watcher = spawn("/bin/sh", ["-c", `read -r _; kill -9 ${child.pid}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  })
  watcher.unref()
  child.once("exit", () => watcher.kill("SIGKILL"))
}
