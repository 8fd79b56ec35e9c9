import { expect, test } from "vitest"
import { inTurn } from "./hash-queue"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Blocks the thread, as a hash does in the Workers runtime. */
async function hold(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test("concurrent hashes run one at a time with pauses for other requests, and a request that would wait too long is refused with Retry-After", async () => {
  let ticks = 0
  const ticker = setInterval(() => {
    ticks += 1
  }, 5)
  let computing = 0
  let most = 0
  // How many other turns passed between the start and the end of a hash. Counted rather than timed, so that a busy
  // machine does not fail the test.
  const hashes: { began: number; ended: number }[] = []
  const asked = Array.from({ length: 80 }, (_, n) =>
    inTurn(async () => {
      computing += 1
      most = Math.max(most, computing)
      const began = ticks
      await hold(n < 4 ? 400 : 0)
      hashes.push({ began, ended: ticks })
      computing -= 1
    }),
  )
  const refused = (await Promise.allSettled(asked)).filter((outcome) => outcome.status === "rejected")
  clearInterval(ticker)
  expect(most).toBe(1)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]?.reason).toMatchObject({ code: "unavailable", retryAfter: expect.any(Number) })
  // A hash that takes longer than its turn is still followed by a pause, so that no request waits for two in a row.
  const pauses = hashes.slice(1).map(({ began }, at) => began - (hashes[at]?.ended ?? began))
  expect(pauses.length).toBeGreaterThan(20)
  expect(Math.min(...pauses)).toBeGreaterThan(0)
})

test("a request does not wait when no other is waiting", async () => {
  await sleep(300)
  let begun = false
  const asked = inTurn(async () => {
    begun = true
  })
  expect(begun).toBe(true)
  await asked
})

test("a failing hash does not block the next one", async () => {
  await expect(
    inTurn(async () => {
      throw new Error("Out of memory.")
    }),
  ).rejects.toThrow("Out of memory.")
  await inTurn(async () => undefined)
})
