import { findJob, type JobRow, jobView } from "../../domain/jobs/get-job.server"
import { isOver } from "../../domain/jobs/schema"
import { second } from "../../domain/kernel/clock"
import type { Deps } from "../../domain/kernel/deps"
import { DomainError } from "../../domain/kernel/errors"
import { runQuery } from "../../domain/kernel/query.server"
import { markWatched } from "../../domain/notifications/mark-read.server"
import type { Actor } from "../../domain/users/actor"
import { fetchResult } from "../../job-results.server"
import { type Reply, streamed } from "../api/reply"

/** The maximum number of open streams per user. */
const streamsPerUser = 5
/** Lifetime of one connection in milliseconds. The browser reconnects afterwards. */
const streamLifetime = 300 * second
/** The poll interval is short after a change and then grows. */
const firstInterval = second / 4
const maxInterval = 5 * second
/** An SSE comment sent with each poll. It keeps the connection open and reveals a disconnected client. */
const keepAlive = ": still here\n\n"

/**
 * A stream that has not polled for this long counts as closed, because the platform may end the request context of a
 * disconnected client at any point.
 */
const goneAfter = 2 * maxInterval

interface Open {
  userId: string
  lookedAt: number
}

/** Open streams in this isolate. A global count would need a database write per stream. */
const opened = new Set<Open>()

/**
 * Streams a job as server-sent events: its current state, every change, and nothing after it ends. Refuses a user's
 * sixth stream with `too_many_requests`.
 */
export function jobEvents(deps: Deps, { userId }: Actor, first: JobRow): Reply<null> {
  const own = open(userId)
  const left = new AbortController()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for await (const text of watch(deps, own, first, left.signal)) controller.enqueue(encoder.encode(text))
        if (!left.signal.aborted) controller.close()
      } catch (error) {
        if (!left.signal.aborted) controller.error(error)
      } finally {
        opened.delete(own)
      }
    },
    cancel: () => left.abort(),
  })
  return streamed(stream, [
    ["Content-Type", "text/event-stream"],
    ["Cache-Control", "private, no-store"],
  ])
}

function open(userId: string): Open {
  const now = Date.now()
  for (const one of opened) if (now - one.lookedAt > goneAfter) opened.delete(one)
  if ([...opened].filter((one) => one.userId === userId).length >= streamsPerUser) {
    const message = `You can watch at most ${streamsPerUser} jobs at once. Close one of the streams, or try again later.`
    throw new DomainError("too_many_requests", message, { retryAfter: goneAfter / second })
  }
  const own = { userId, lookedAt: now }
  opened.add(own)
  return own
}

/** Yields the stream's events until the job ends, the connection's lifetime is over or the client leaves. */
async function* watch(deps: Deps, own: Open, first: JobRow, left: AbortSignal): AsyncGenerator<string> {
  const { userId } = own
  const began = Date.now()
  let told = ""
  let pause = firstInterval
  for (let row: JobRow | null = first; row; row = await runQuery(deps.db, findJob(deps, userId, first.id))) {
    own.lookedAt = Date.now()
    const seen = `${row.status} ${row.stage} ${row.attempts}`
    if (seen !== told) {
      const job = { ...jobView(row), result: await fetchResult(deps, userId, row) }
      yield `data: ${JSON.stringify({ job })}\n\n`
      pause = firstInterval
    } else yield keepAlive
    told = seen
    // The client was still connected when the final event was sent, so the bell does not count the result as unseen.
    if (isOver(row.status) && !left.aborted) await markWatched(deps, userId, row)
    if (isOver(row.status) || Date.now() - began > streamLifetime) return
    await sleep(pause, left)
    pause = Math.min(pause * 2, maxInterval)
    if (left.aborted) return
  }
}

/** Waits until the delay is over or the signal aborts. */
function sleep(milliseconds: number, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    until.addEventListener("abort", wake, { once: true })
  })
}
