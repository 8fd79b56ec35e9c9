import type { Deps, Message, QueueName } from "../../../app/domain/kernel/deps"

interface Sent {
  queue: QueueName
  message: Message
  dueAt: number
  tries: number
}

/** As in `wrangler.toml`. After that, the sweep has to find the lost message. */
const maxRetries = 3

/** A queue that delivers on demand, by the world's clock. */
export function worldQueue(now: () => Date) {
  const waiting: Sent[] = []
  const state = { broken: false }

  const send: Deps["send"] = async (queue, messages, delaySeconds = 0) => {
    if (state.broken) throw new Error("The queue is down.")
    const dueAt = now().getTime() + delaySeconds * 1000
    waiting.push(...messages.map((message) => ({ queue, message, dueAt, tries: 0 })))
  }

  /** Delivers all due messages and the ones they send, `atOnce` at a time. Returns how many were delivered. */
  async function deliver(deps: Deps, atOnce = 1): Promise<number> {
    // Imported lazily: the jobs import every writer, which most tests do not need.
    const { handleMessage, QueueMessage } = await import("../../../workers/message")
    const consumers = Array.from({ length: atOnce }, async () => {
      for (let delivered = 0; ; delivered++) {
        const at = waiting.findIndex(({ dueAt }) => dueAt <= now().getTime())
        const [next] = at < 0 ? [] : waiting.splice(at, 1)
        if (!next) return delivered
        try {
          await handleMessage(deps, QueueMessage.parse(next.message))
        } catch {
          if (next.tries < maxRetries) waiting.push({ ...next, dueAt: now().getTime() + 2000, tries: next.tries + 1 })
        }
      }
    })
    return (await Promise.all(consumers)).reduce((sum, delivered) => sum + delivered, 0)
  }

  return {
    send,
    deliver,
    waiting: waiting as readonly Sent[],
    /** Drops all messages in flight, as a killed runtime does. */
    lose: () => waiting.splice(0).length,
    /** Makes sending fail from now on, or work again. */
    breakDown: (broken = true) => {
      state.broken = broken
    },
    nextDueAt: () => (waiting.length > 0 ? Math.min(...waiting.map(({ dueAt }) => dueAt)) : null),
  }
}
