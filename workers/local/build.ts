import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundleSandbox } from "../sandbox/bundle"
import { hashInputs } from "./build-inputs"
import { withLock } from "./file-lock"
import { configPath, readWrangler } from "./worker-options"

/**
 * Builds the product where its inputs changed since the last build; several starts at once build once. Answers
 * whether it built.
 */
export async function buildIfChanged(root: string, onBuild: () => void): Promise<boolean> {
  if (isFresh(root)) return false
  return withLock(join(root, "build/lock"), async () => {
    if (isFresh(root)) return false
    onBuild()
    const hash = hashInputs(root)
    rmSync(stampPath(root), { force: true })
    await runRemix(root)
    mkdirSync(join(root, "build"), { recursive: true })
    writeFileSync(sandboxPath(root), await bundleSandbox())
    writeFileSync(configPath(root), JSON.stringify(await readWrangler(root), null, 2))
    writeFileSync(stampPath(root), hash)
    return true
  })
}

const stampPath = (root: string) => join(root, "build/stamp")
export const sandboxPath = (root: string) => join(root, "build/sandbox.js")

function isFresh(root: string): boolean {
  return existsSync(stampPath(root)) && readFileSync(stampPath(root), "utf8") === hashInputs(root)
}

function runRemix(root: string): Promise<void> {
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js")
  const build = spawn(process.execPath, [remix, "vite:build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  })
  const endWithUs = () => build.kill("SIGKILL")
  process.once("exit", endWithUs)
  const output: Buffer[] = []
  build.stdout.on("data", (chunk: Buffer) => output.push(chunk))
  build.stderr.on("data", (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    build.on("error", reject)
    build.on("close", (code) => {
      process.off("exit", endWithUs)
      if (code === 0) resolve()
      else reject(new Error(`The build failed.\n${Buffer.concat(output)}`))
    })
  })
}
