import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Log, LogLevel, Miniflare } from "miniflare"
import { appWorker } from "../../workers/local/app-worker"
import { buildIfChanged } from "../../workers/local/build"
import { migrateState } from "../../workers/local/runtime"
import { readSettings } from "../../workers/local/settings"
import { readWorkerConfig } from "../../workers/local/worker-options"
import { endWithUs, watchWorkerd } from "../../workers/local/workerd-process"
import { root } from "../house/source-files"
import { addPeople, post } from "../support/server/server-people"
import { addHistory } from "./history"
import { isMain, printed, type Report } from "./report"

const connections = 10
const seconds = 4

/** The maximum CPU time per request, as a multiple of the floor's. */
const limits = { public: 1.2, list: 2.5, dashboard: 3, json: 1 }
const targets: [path: string, kind: keyof typeof limits][] = [
  ["/", "public"],
  ["/auth/login", "public"],
  ["/growth-pulse", "list"],
  ["/content", "list"],
  ["/evidence", "list"],
  ["/dashboard", "dashboard"],
  ["/api/auth/me", "json"],
  ["/api/growth-pulse/history?limit=20", "json"],
  ["/api/content/history?limit=20", "json"],
]

const bare = "export default { fetch: () => new Response('Hello') }"

/** G3: the CPU time of a request relative to the same framework's hello world with one query, in the same run. */
export async function measureFloor(): Promise<Report[]> {
  const product = await buildIfChanged(root)
  const build = spawnSync(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "tests/bench/floor"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    },
  )
  if (build.status !== 0) throw new Error(build.stderr)
  const stateDir = mkdtempSync(join(tmpdir(), "floor-"))
  await migrateState(root, product, stateDir)
  const settings = readSettings(stateDir, {})
  const { compatibilityDate, compatibilityFlags, d1Databases } = readWorkerConfig(product).worker
  const socket = { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }
  const small = Object({ compatibilityDate, compatibilityFlags, d1Databases })
  const hello = readFileSync(join(root, ".cache/floor/server/index.js"), "utf8")
  let pid = 0
  const unwatch = watchWorkerd({
    argument: "--control-fd",
    started(workerd) {
      endWithUs(workerd)
      pid = workerd.pid ?? 0
    },
  })
  const miniflare = new Miniflare({
    port: 0,
    defaultPersistRoot: join(stateDir, "v3"),
    log: new Log(LogLevel.ERROR),
    workers: [
      // Pages only, without the static file proxy, which the other servers lack too.
      { ...appWorker(product, settings), assets: undefined, ...socket },
      { name: "hello", modules: [{ type: "ESModule", path: "hello.mjs", contents: hello }], ...small, ...socket },
      { name: "bare", modules: [{ type: "ESModule", path: "bare.mjs", contents: bare }], ...small, ...socket },
    ],
  })
  try {
    await miniflare.ready.finally(unwatch)
    const { origin } = await miniflare.unsafeGetDirectURL("app")
    const db = await miniflare.getD1Database("DB", "app")
    const run = async (sql: string, ...params: unknown[]) =>
      (
        await db
          .prepare(sql)
          .bind(...params)
          .all()
      ).results
    const server = {
      origin,
      now: () => new Date(),
      sql: run,
      async sqlAll(statements: { sql: string; params: unknown[] }[]) {
        for (const { sql, params } of statements) await run(sql, ...params)
      },
    }
    const [person] = await addPeople(server, 1, "pro")
    if (!person) throw new Error("No person was added.")
    const written = await post(server, person, "/api/content/generate", { type: "linkedin_post" })
    await addHistory(server, person, 50, JSON.parse(await written.text()).content.id, "")

    const measure = (url: string, headers = {}) => cpuPerRequest(url, headers, () => cpuOf(pid))
    const floor = await measure((await miniflare.unsafeGetDirectURL("hello")).href)
    const nothing = await measure((await miniflare.unsafeGetDirectURL("bare")).href)
    const rows: Report["rows"] = [
      ["bare worker", ...cells(nothing, floor)],
      ["hello world of the framework, 1 query (the floor)", ...cells(floor, floor)],
    ]
    const misses: string[] = []
    for (const [path, kind] of targets) {
      const found = await measure(origin + path, { cookie: kind === "public" ? "" : person.cookie })
      rows.push([path, ...cells(found, floor)])
      const ratio = found.cpu / floor.cpu
      if (ratio > limits[kind]) misses.push(`${path}: ${ratio.toFixed(1)} × the floor, limit ${limits[kind]}`)
    }
    const goal = "CPU against the floor: public pages ≤ 1.2, list pages ≤ 2.5, dashboard ≤ 3.0, JSON reads ≤ 1.0."
    return [{ title: "CPU per request", goal, columns: ["target", "requests/s", "CPU ms", "× floor"], rows, misses }]
  } finally {
    await miniflare.dispose()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

interface Cost {
  perSecond: number
  /** Milliseconds of the runtime's CPU time per request. */
  cpu: number
}

const cells = ({ perSecond, cpu }: Cost, floor: Cost) => [
  perSecond.toFixed(0),
  cpu.toFixed(2),
  (cpu / floor.cpu).toFixed(2),
]

async function cpuPerRequest(url: string, headers: Record<string, string>, cpu: () => number): Promise<Cost> {
  const get = async () => {
    const response = await fetch(url, { headers, redirect: "manual" })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  }
  const load = async (milliseconds: number) => {
    const until = Date.now() + milliseconds
    let requests = 0
    const work = async () => {
      for (; Date.now() < until; requests++) await get()
    }
    await Promise.all(Array.from({ length: connections }, work))
    return requests
  }
  await load(1000)
  const [began, cpuBefore] = [performance.now(), cpu()]
  const requests = await load(seconds * 1000)
  return { perSecond: (requests / (performance.now() - began)) * 1000, cpu: (cpu() - cpuBefore) / requests }
}

/** The CPU time of a process in milliseconds, including its threads. */
function cpuOf(pid: number): number {
  const ps = spawnSync("ps", ["-o", "cputimes=", "-p", String(pid)], { encoding: "utf8" })
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number(ps.stdout) * 1000
  }
}

if (isMain(import.meta.url)) await printed(measureFloor)
