import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundleSandbox } from "../sandbox/bundle"
import { hashInputs } from "./build-inputs"
import { buildStages, stageReader } from "./build-stages"
import { withLock } from "./file-lock"
import { configPath, readWrangler } from "./worker-options"

/** How many older builds are kept for instances that still serve them. */
const oldBuildsKept = 4

/**
 * Returns the directory with a build of the current checkout, building it if needed. Builds are keyed by a hash of
 * their inputs, so that a later build does not change one in use. Concurrent starts build once. `tell` hears each stage.
 */
export async function buildIfChanged(root: string, tell: (stage: string) => void = () => {}): Promise<string> {
  const builds = join(root, ".cache/builds")
  const current = () => join(builds, hashInputs(root).slice(0, 16))
  if (existsSync(current())) return current()
  return withLock(join(builds, "lock"), async () => {
    const directory = current()
    if (existsSync(directory)) return directory
    const began = performance.now()
    tell(buildStages.intro)
    const unfinished = join(builds, "unfinished")
    rmSync(unfinished, { recursive: true, force: true })
    await runRemix(root, tell)
    tell(buildStages.sandbox)
    cpSync(join(root, "build/client"), join(unfinished, "client"), { recursive: true })
    cpSync(join(root, "build/server"), join(unfinished, "server"), { recursive: true })
    writeFileSync(sandboxPath(unfinished), await bundleSandbox())
    writeFileSync(configPath(unfinished), JSON.stringify(await readWrangler(root), null, 2))
    removeOldBuilds(builds)
    renameSync(unfinished, directory)
    tell(buildStages.done((performance.now() - began) / 1000))
    return directory
  })
}

export const sandboxPath = (build: string) => join(build, "sandbox.js")

function removeOldBuilds(builds: string): void {
  mkdirSync(builds, { recursive: true })
  const finished = readdirSync(builds)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ name, at: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of finished.slice(oldBuildsKept)) rmSync(join(builds, name), { recursive: true, force: true })
}

function runRemix(root: string, tell: (stage: string) => void): Promise<void> {
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
  build.stdout.on("data", stageReader(tell))
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
