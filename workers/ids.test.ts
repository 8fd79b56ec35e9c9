import { expect, test } from "vitest"
import { newIdMaker } from "./ids"

const start = Date.parse("2026-03-10T09:00:00.000Z")
const timeOf = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16)

test("ids sort in creation order, within a millisecond and when the clock goes back", () => {
  let time = start
  const newId = newIdMaker(() => new Date(time))
  const made: string[] = []
  for (const step of [0, 1, 0, -5000, 0, 5001, 1]) {
    time += step
    for (let n = 0; n < 5000; n++) made.push(newId())
  }
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test("an id is a UUIDv7 with the time of its generator's clock", () => {
  const newId = newIdMaker(() => new Date(start))
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(timeOf(newId())).toBe(start)
})

test("generators that start in the same millisecond make different ids from their random bytes", () => {
  const bytes = (value: number) => (count: number) => new Uint8Array(count).fill(value)
  const [a, b, again] = [1, 2, 1].map((value) => newIdMaker(() => new Date(start), bytes(value))())
  expect(a).not.toBe(b)
  expect(a).toBe(again)
})
