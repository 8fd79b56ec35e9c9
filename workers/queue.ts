import { errorText } from "../app/domain/kernel/error-text"
import { openDeps } from "./deps"
import type { Env } from "./env"
import { handleMessage, QueueMessage } from "./message"

type Incoming = MessageBatch["messages"][number]

/**
 * Processes a batch, each message on its own, so that one failure never fails the batch. A job that may kill its
 * consumer starts last, after all other messages are settled. Never throws.
 */
export async function consume(batch: MessageBatch, env: Env, ctx: ExecutionContext): Promise<void> {
  const dead = batch.queue.endsWith("-dead")
  const alone = batch.messages.filter(isAlone)
  const together = batch.messages.filter((message) => !isAlone(message))
  await Promise.all(together.map((message) => handle(message, dead, env, ctx)))
  for (const message of alone) await handle(message, dead, env, ctx)
}

function isAlone({ body }: Incoming): boolean {
  const parsed = QueueMessage.safeParse(body)
  return parsed.success && parsed.data.type === "job" && parsed.data.alone === true
}

async function handle(message: Incoming, dead: boolean, env: Env, ctx: ExecutionContext) {
  try {
    const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
    const parsed = QueueMessage.safeParse(message.body)
    if (parsed.success) await handleMessage(deps, parsed.data, dead)
    else deps.log("queue.unreadable", { id: message.id })
    message.ack()
  } catch (error) {
    console.error(JSON.stringify({ event: "queue.failed", error: errorText(error) }))
    message.retry({ delaySeconds: 2 })
  }
}
