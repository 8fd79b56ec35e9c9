import childProcess, { type ChildProcess, spawn } from "node:child_process"

interface Watch {
  /** A text in the arguments of the processes meant. */
  argument: string
  started(workerd: ChildProcess): void
}
const watches = new Set<Watch>()
let watching = false

/**
 * Miniflare keeps the runtime's process to itself, and on two occasions it is needed: when it dies, the product must
 * come back; when Node is killed, it must not stay behind and hold the port. Answers how to stop watching.
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

/** Ends a process when this one is gone, however it went: the shell's input closes with us. */
export function tieToUs(child: ChildProcess): void {
  const watcher = spawn("/bin/sh", ["-c", `read -r _; kill -9 ${child.pid}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  })
  watcher.unref()
  child.once("exit", () => watcher.kill("SIGKILL"))
}
