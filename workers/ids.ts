import { v7 } from "uuid"

/**
 * Creates a generator of UUIDv7 ids based on the product's clock. Ids from one generator sort in creation order, even
 * within a millisecond and when the clock goes back; the `uuid` package guarantees that order only for its own clock.
 */
export function newIdMaker(now: () => Date, randomBytes = freshBytes): () => string {
  let msecs = 0
  let seq = 0
  return () => {
    const time = now().getTime()
    const random = randomBytes(16)
    // Starts at a random number, so that generators that count in the same millisecond do not collide.
    seq = time > msecs ? new DataView(random.buffer).getUint32(0) >>> 1 : seq + 1
    msecs = Math.max(time, msecs)
    return v7({ msecs, seq, random })
  }
}

const freshBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
