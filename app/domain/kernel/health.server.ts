import { sql } from "drizzle-orm"
import type { Deps } from "./deps"

type State = "ok" | "down"

/** Probes the database, the bucket and the queue concurrently. */
export async function checkHealth(deps: Deps): Promise<{ status: State; checks: Record<string, State> }> {
  const [database, bucket, queue] = await Promise.all([
    state(deps.db.run(sql`select 1`)),
    state(deps.bucket.head("health")),
    state(deps.send("bulk", [{ v: 1, type: "ping" }])),
  ])
  const checks = { database, bucket, queue }
  return { status: Object.values(checks).every((one) => one === "ok") ? "ok" : "down", checks }
}

const state = (check: Promise<unknown>): Promise<State> =>
  check.then(
    () => "ok",
    () => "down",
  )
