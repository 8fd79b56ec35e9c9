import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { root } from "../house/source-files"
import { addUsers, openDatabase } from "./fanout-database"
import { isMain, printed, type Report } from "./report"

const users = 1_000_000
const killAfter = 60
const limit = { seconds: 10, heapGrowth: 1.1 }

interface Line {
  rounds?: number
  heap?: number
  ms: number
  done?: boolean
}

/** Runs one dispatching process, killed after the given number of rounds, if any. Returns its output. */
function dispatch(directory: string, now: Date, killedAfter?: number): Promise<Line[]> {
  const script = join(root, "tests/bench/fanout-run.ts")
  const args = ["--expose-gc", "--import", "tsx", script, directory, now.toISOString()]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const lines: Line[] = []
  createInterface(child.stdout).on("line", (text) => {
    const line: Line = JSON.parse(text)
    lines.push(line)
    if (killedAfter !== undefined && line.rounds === killedAfter) child.kill("SIGKILL")
  })
  return new Promise((resolve) => child.on("close", () => resolve(lines)))
}

/** G7: a run over a million users that is killed halfway and resumed: nobody is skipped or processed twice. */
export async function measureFanOut(): Promise<Report[]> {
  const directory = mkdtempSync(join(tmpdir(), "fanout-"))
  const now = new Date("2026-03-10T06:00:00.000Z")
  const filled = await openDatabase(directory)
  await addUsers(filled, users, now)
  await filled.close()

  const killed = await dispatch(directory, now, killAfter)
  const resumed = await dispatch(directory, new Date(now.getTime() + 5 * 60_000))
  const whole = [...killed, ...resumed]
  const heaps = whole.flatMap(({ heap }) => heap ?? [])
  const seconds = (whole.reduce((last, { ms }) => Math.max(last, ms), 0) + (killed.at(-1)?.ms ?? 0)) / 1000

  const looked = await openDatabase(directory)
  const [found] = await looked.rows(`
    select count(*) as pages,
      (select count(*) from users where seen_at >= '2026-01-09') as active,
      (select state from fan_outs) as state,
      sum((select count(*) from users u where u.id > p.after and u.id <= p.up_to and u.seen_at >= '2026-01-09')) as covered,
      sum(exists (select 1 from fan_out_pages q where q.after > p.after and q.after < p.up_to)) as overlapping,
      max((select count(*) from users u where u.id > p.after and u.id <= p.up_to and u.seen_at >= '2026-01-09')) as longest
    from fan_out_pages p`)
  await looked.close()
  rmSync(directory, { recursive: true, force: true })

  const [tenth = 0, last = 0] = [heaps[0], heaps.at(-1)]
  const rows: Report["rows"] = [
    ["users, of them active", `${users}, ${found?.active}`],
    ["pages of users handed out", String(found?.pages)],
    ["active users in exactly one page", String(found?.covered)],
    ["rounds before the kill, after it", `${killed.length}, ${resumed.filter(({ rounds }) => rounds).length}`],
    ["seconds of handing out, both processes", seconds.toFixed(1)],
    ["heap at the 10th round, at the last (MB)", `${(tenth / 1e6).toFixed(1)}, ${(last / 1e6).toFixed(1)}`],
  ]
  const misses = [
    ...(found?.covered === found?.active && found?.overlapping === 0
      ? []
      : ["somebody was left out or is in two pages"]),
    ...(found?.state === "done" ? [] : ["the run did not end"]),
    ...(killed.some(({ done }) => done) ? ["the first process ended before it could be killed"] : []),
    ...(seconds <= limit.seconds ? [] : [`${seconds.toFixed(1)} s, limit ${limit.seconds} s`]),
    ...(last <= tenth * limit.heapGrowth ? [] : ["the heap grew"]),
  ]
  const goal =
    "1,000,000 users in pages by keyset, at most 5,000 ids in memory, one SIGKILL in the middle; dispatch ≤ 10 s, flat heap, no loss, no doubling."
  return [{ title: "Fan-out of weekly work", goal, columns: ["what", "measured"], rows, misses }]
}

if (isMain(import.meta.url)) await printed(measureFanOut)
