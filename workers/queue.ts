import { errorText } from "../app/domain/error-text"
import { openDeps } from "./deps"
import type { Env } from "./env"
import { handleMessage, Message } from "./message"

/** Works through a batch, each message by itself: one that fails never takes its batch with it. Never throws. */
export async function consume(batch: MessageBatch, env: Env, ctx: ExecutionContext): Promise<void> {
  const dead = batch.queue.endsWith("-dead")
  await Promise.all(batch.messages.map((message) => handle(message, dead, env, ctx)))
}

async function handle(message: MessageBatch["messages"][number], dead: boolean, env: Env, ctx: ExecutionContext) {
  try {
    const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
    const parsed = Message.safeParse(message.body)
    if (parsed.success) await handleMessage(deps, parsed.data, dead)
    else deps.log("queue.unreadable", { id: message.id })
    message.ack()
  } catch (error) {
    console.error(JSON.stringify({ event: "queue.failed", error: errorText(error) }))
    message.retry({ delaySeconds: 2 })
  }
}
