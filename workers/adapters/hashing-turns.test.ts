import { expect, test } from "vitest"
import { inTurn } from "./hashing-turns"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Holds the thread, as a hash does in the worker's runtime. */
async function hold(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test("of very many hashes at once one is computed at a time, others get their turn in between, and who would wait too long is told when to come back", async () => {
  let computing = 0
  let most = 0
  const asked = Array.from({ length: 80 }, (_, n) =>
    inTurn(async () => {
      computing += 1
      most = Math.max(most, computing)
      await hold(n < 4 ? 400 : 0)
      computing -= 1
    }),
  )
  const outcomes = Promise.allSettled(asked)
  const gaps: number[] = []
  for (let began = performance.now(), last = began; last - began < 2200; ) {
    await sleep(5)
    gaps.push(performance.now() - last)
    last = performance.now()
  }
  const refused = (await outcomes).filter((outcome) => outcome.status === "rejected")
  expect(most).toBe(1)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]?.reason).toMatchObject({ code: "unavailable", retryAfter: expect.any(Number) })
  // A hash that takes longer than its turn is followed by a pause all the same: nobody meets two in a row.
  const long = gaps.map((gap) => gap >= 390)
  expect(long.filter(Boolean).length).toBeGreaterThan(2)
  expect(Math.max(...gaps)).toBeLessThan(790)
  expect(long.some((isLong, at) => isLong && long[at + 1])).toBe(false)
}, 30_000)

test("whoever comes when nobody is waiting does not wait", async () => {
  await sleep(300)
  const began = performance.now()
  await inTurn(async () => undefined)
  expect(performance.now() - began).toBeLessThan(90)
})

test("a hash that fails does not hold up the next one", async () => {
  await expect(
    inTurn(async () => {
      throw new Error("Out of memory.")
    }),
  ).rejects.toThrow("Out of memory.")
  await inTurn(async () => undefined)
})
