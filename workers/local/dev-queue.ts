type Consume = (batch: unknown) => Promise<unknown>

interface Message {
  body: unknown
}

/** An in-memory queue for the dev server, which has no queue runtime. Delivers messages within the process. */
export function devQueue(queue: string, consume: Consume) {
  function deliver(messages: Message[], delaySeconds = 0): void {
    setTimeout(() => {
      const batch = messages.map(({ body }) => ({
        id: crypto.randomUUID(),
        body,
        ack() {},
        retry: ({ delaySeconds: pause = 2 } = {}) => deliver([{ body }], pause),
      }))
      consume({ queue, messages: batch }).catch((error: unknown) => console.error(error))
    }, delaySeconds * 1000)
  }
  return {
    async send(body: unknown, { delaySeconds = 0 } = {}) {
      deliver([{ body }], delaySeconds)
    },
    async sendBatch(messages: Iterable<Message>, { delaySeconds = 0 } = {}) {
      deliver([...messages], delaySeconds)
    },
  }
}
