import childProcess, { type ChildProcess, spawn } from "node:child_process"

type Watch = (workerd: ChildProcess) => void

/**
 * Miniflare keeps the runtime's process to itself, and on two occasions it is needed: when it dies, the product must
 * come back; when Node is killed, it must not stay behind and hold the port. Calls `watch` with each one started.
 */
export function watchWorkerd(watch: Watch): void {
  const original = childProcess.spawn
  childProcess.spawn = new Proxy(original, {
    apply(target, self, args) {
      const started: ChildProcess = Reflect.apply(target, self, args)
      if (Array.isArray(args[1]) && args[1].includes("--control-fd=3")) watch(started)
      return started
    },
  })
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
