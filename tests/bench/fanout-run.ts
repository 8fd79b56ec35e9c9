import { runFanOut, startFanOut } from "../../app/domain/fan-out/run-fan-out.server"
import { fanOutOf } from "../../app/schedules.server"
import { openDeps } from "../../workers/deps"
import { databaseClient } from "../support/world/world-database"
import { openDatabase } from "./fanout-database"

// One process of `bench:fanout`: hands out a run's pages until it is done or killed.
const [directory = "", nowText = ""] = process.argv.slice(2)
const { run, close } = await openDatabase(directory)
const began = performance.now()
let rounds = 0
const database = databaseClient(run, async (statements, go) => {
  const results = await go()
  if (statements.some((statement) => statement.startsWith('insert into "fan_out_pages"'))) {
    rounds += 1
    // Garbage collection takes longer than a round, so it runs only every tenth round.
    const looked = rounds % 10 === 0
    if (looked) globalThis.gc?.()
    const heap = looked ? process.memoryUsage().heapUsed : undefined
    console.log(JSON.stringify({ rounds, heap, ms: performance.now() - began }))
  }
  return results
})
const env = {
  DB: database,
  BUCKET: undefined,
  JOBS: undefined,
  BULK: undefined,
  EXPORTS: undefined,
  ENVIRONMENT: "local",
}
const { deps } = openDeps(env as never, () => undefined)
// The queue's batches of messages; the longest one shows whether a message fits.
const messages: string[] = []
const here: typeof deps = {
  ...deps,
  now: () => new Date(nowText),
  log: () => undefined,
  send: async (_, sent) => {
    messages.push(...sent.filter(({ type }) => type === "fan-out").map((message) => JSON.stringify(message)))
  },
}
const fanOut = { name: "readiness.daily", slot: "2026-03-10" } as const
await startFanOut(here, fanOut)
// Messages are processed immediately, in queue order.
do {
  messages.length = 0
  await runFanOut(here, fanOutOf, fanOut)
} while (messages.length > 0)
console.log(JSON.stringify({ done: true, ms: performance.now() - began }))
await close()
process.exit(0)
