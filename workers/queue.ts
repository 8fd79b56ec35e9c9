import * as z from "zod"
import type { Deps } from "../app/domain/deps"
import { giveUpJob } from "../app/domain/jobs/give-up-job.server"
import { runJob } from "../app/domain/jobs/run-job.server"
import { storeEvent } from "../app/domain/tracking/track.server"
import { openDeps } from "./deps"
import type { Env } from "./env"

const Message = z.discriminatedUnion("type", [
  z.object({ v: z.literal(1), type: z.literal("ping") }),
  z.object({ v: z.literal(1), type: z.literal("job"), jobId: z.string() }),
  z.object({
    v: z.literal(1),
    type: z.literal("track"),
    id: z.string(),
    name: z.string(),
    properties: z.string(),
    userId: z.string().nullable(),
    at: z.string(),
  }),
])

/** Works through a batch, each message by itself: one that fails never takes its batch with it. Never throws. */
export async function consume(batch: MessageBatch, env: Env, ctx: ExecutionContext): Promise<void> {
  const dead = batch.queue.endsWith("-dead")
  await Promise.all(batch.messages.map((message) => handle(message, dead, env, ctx)))
}

async function handle(message: MessageBatch["messages"][number], dead: boolean, env: Env, ctx: ExecutionContext) {
  try {
    const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
    const parsed = Message.safeParse(message.body)
    if (parsed.success) await work(deps, parsed.data, dead)
    else deps.log("queue.unreadable", { id: message.id })
    message.ack()
  } catch (error) {
    console.error(JSON.stringify({ event: "queue.failed", error: error instanceof Error ? error.stack : "" }))
    message.retry({ delaySeconds: 2 })
  }
}

async function work(deps: Deps, message: z.output<typeof Message>, dead: boolean): Promise<void> {
  switch (message.type) {
    case "ping":
      return
    case "track":
      return storeEvent(deps, message)
    case "job":
      return dead ? giveUpJob(deps, message.jobId) : runJob(deps, message.jobId)
  }
}
