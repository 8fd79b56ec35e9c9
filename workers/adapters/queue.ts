import type { Message } from "../../app/domain/kernel/deps"

/** The platform's batch limits, including the properties that it adds to each message. */
const maxMessages = 100
const maxBytes = 256_000
/** The maximum size of a message in bytes. */
const maxMessageBytes = 128_000
/** The overhead of a message in bytes, besides its body. */
const messageOverhead = 100

type Target = Pick<Queue<Message>, "sendBatch">

/**
 * Sends messages to a queue in as few batches as it accepts. Throws for an oversized message, which is a programming
 * error.
 */
export async function sendAll(queue: Target, messages: readonly Message[], delaySeconds = 0): Promise<void> {
  for (const batch of batchesOf(messages)) await queue.sendBatch(batch, { delaySeconds })
}

function batchesOf(messages: readonly Message[]): { body: Message }[][] {
  const batches: { body: Message }[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const body of messages) {
    const size = new TextEncoder().encode(JSON.stringify(body)).length + messageOverhead
    if (size > maxMessageBytes) throw new Error(`A message of type ${body.type} is too large for the queue.`)
    if (bytes + size > maxBytes || batches.at(-1)?.length === maxMessages) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)?.push({ body })
    bytes += size
  }
  return batches
}
