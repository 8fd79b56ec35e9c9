import { expect, test } from "vitest"
import type { Message } from "../../app/domain/kernel/deps"
import { sendAll } from "./queue"

/** A queue that enforces the platform's limits: 100 messages and 256 KB per batch, 128 KB per message. */
function strictQueue() {
  const batches: { body: Message }[][] = []
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  return {
    batches,
    async sendBatch(given: Iterable<{ body: Message }>) {
      const batch = [...given]
      if (batch.length > 100) throw new Error("Too many messages")
      if (batch.some(({ body }) => bytes(body) > 128_000)) throw new Error("Message too large")
      if (batch.reduce((sum, { body }) => sum + bytes(body), 0) > 256_000) throw new Error("Batch too large")
      batches.push(batch)
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
    },
  }
}

const track = (id: number, properties: string): Message => ({
  v: 1,
  type: "track",
  id: `${id}`,
  name: "opened",
  properties,
  userId: null,
  at: "",
})

test.each([
  ["250 small messages", 250, 10, 3],
  ["100 messages of 5 KB", 100, 5_000, 3],
  ["messages of 100 KB", 5, 100_000, 3],
  ["messages of many bytes and few characters", 60, 5_000, 3, "é"],
  ["no message", 0, 0, 0],
])("%s are sent in batches within the platform's limits, in order", async (_, count, length, batches, letter = "x") => {
  const queue = strictQueue()
  await sendAll(
    queue,
    Array.from({ length: count }, (_, i) => track(i, letter.repeat(length))),
  )
  expect(queue.batches.flat().map(({ body }) => body.type === "track" && body.id)).toEqual(
    Array.from({ length: count }, (_, i) => `${i}`),
  )
  expect(queue.batches.length).toBeLessThanOrEqual(batches)
})

test("a message that is too large is reported instead of sent", async () => {
  const queue = strictQueue()
  await expect(sendAll(queue, [track(1, "x".repeat(130_000))])).rejects.toThrow("track")
  expect(queue.batches).toEqual([])
})
