/**
 * Makes ids of the form of UUID version 7: the time in milliseconds, a count within the millisecond, 62 random bits.
 * Ids of one maker sort in the order they were made.
 */
export function newIdMaker(now: () => Date, randomBytes = freshBytes): () => string {
  let lastTime = 0
  let count = 0
  return () => {
    const time = Math.max(now().getTime(), lastTime)
    count = time === lastTime ? count + 1 : 0
    if (count > 0xfff) return nextMillisecond()
    lastTime = time
    return format(time, count, randomBytes(8))
  }

  function nextMillisecond(): string {
    lastTime += 1
    count = 0
    return format(lastTime, 0, randomBytes(8))
  }
}

const freshBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

function format(time: number, count: number, bytes: Uint8Array): string {
  const clock = time.toString(16).padStart(12, "0")
  const random = Buffer.from(bytes)
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80
  const tail = random.toString("hex")
  const middle = `7${count.toString(16).padStart(3, "0")}`
  return `${clock.slice(0, 8)}-${clock.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
