/**
 * Uses a timer instead of a microtask: locally the database answers on the runtime's own thread, so without a real
 * pause, long work would block every request and the queue until its end.
 */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

/** Returns a function that counts characters processed, and yields to other work after every `most` of them. */
export function newRest(most: number): (characters: number) => Promise<void> {
  let worked = 0
  return async (characters) => {
    worked += characters
    if (worked < most) return
    worked = 0
    await yieldToOthers()
  }
}
