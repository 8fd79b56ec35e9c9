import type { Deps, Message, QueueName } from "../../../app/domain/kernel/deps"

interface Sent {
  queue: QueueName
  message: Message
  dueAt: number
  tries: number
}

/** As in `wrangler.toml`; what is lost after that is the sweep's to find. */
const maxRetries = 3

/** A queue that delivers when the test says so, by the world's clock. */
export function worldQueue(now: () => Date) {
  const waiting: Sent[] = []
  const state = { broken: false }

  const send: Deps["send"] = async (queue, messages, delaySeconds = 0) => {
    if (state.broken) throw new Error("The queue is down.")
    const dueAt = now().getTime() + delaySeconds * 1000
    waiting.push(...messages.map((message) => ({ queue, message, dueAt, tries: 0 })))
  }

  /** Delivers what is due, also what that sends, so many at once; answers how many messages. */
  async function deliver(deps: Deps, atOnce = 1): Promise<number> {
    // Loaded when first needed: the jobs bring every writer with them, which most tests do without.
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
    /** Loses everything on its way, as a killed runtime does. */
    lose: () => waiting.splice(0).length,
    /** From now on, or no longer, sending fails. */
    breakDown: (broken = true) => {
      state.broken = broken
    },
    nextDueAt: () => (waiting.length > 0 ? Math.min(...waiting.map(({ dueAt }) => dueAt)) : null),
  }
}
