import { runQuery } from "../domain/database/query.server"
import type { Actor } from "../domain/deps"
import { findJobWithResult } from "../domain/jobs/get-job.server"
import { isOver } from "../domain/jobs/schema"
import type { Call } from "./endpoint.server"

/** How often a watched job is looked at, and how long one connection watches; the browser then connects again. */
const lookEvery = 300
const watchFor = 5 * 60_000

/** A job as server-sent events: one now, one at each change, none after it is over. */
export function jobEvents({ deps }: Call, actor: Actor, jobId: string): Response {
  const encoder = new TextEncoder()
  let closed = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let last = ""
      for (const until = Date.now() + watchFor; !closed && Date.now() < until; ) {
        const job = await runQuery(deps.db, findJobWithResult(deps, actor.userId, jobId))
        if (!job) break
        const seen = `${job.status} ${job.stage} ${job.attempts}`
        if (seen !== last && !closed) controller.enqueue(encoder.encode(`data: ${JSON.stringify({ job })}\n\n`))
        last = seen
        if (isOver(job.status)) break
        await new Promise((resolve) => setTimeout(resolve, lookEvery))
      }
      if (!closed) controller.close()
    },
    cancel() {
      closed = true
    },
  })
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "private, no-store" },
  })
}
