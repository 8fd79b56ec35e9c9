import { v7 } from "uuid"

/**
 * Makes UUIDs of version 7 that carry the time of the product's clock. Ids of one maker sort in the order they were
 * made, also within a millisecond and when the clock goes back; the package keeps that order for its own clock only.
 */
export function newIdMaker(now: () => Date, randomBytes = freshBytes): () => string {
  let msecs = 0
  let seq = 0
  return () => {
    const time = now().getTime()
    const random = randomBytes(16)
    // Begun at random, so that makers who count in the same millisecond do not meet.
    seq = time > msecs ? new DataView(random.buffer).getUint32(0) >>> 1 : seq + 1
    msecs = Math.max(time, msecs)
    return v7({ msecs, seq, random })
  }
}

const freshBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
