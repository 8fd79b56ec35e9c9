import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { hour, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { ModelRequest } from "../kernel/model"
import { ProviderError } from "../kernel/provider-error"
import { openInterval } from "./breaker.server"
import { guardedAsk } from "./guarded-ask.server"

const request: ModelRequest = {
  purpose: "test",
  instructions: "Write.",
  data: [],
  schemaName: "answer",
  schema: {},
  maxOutputTokens: 10,
}
const answer = { value: {}, model: "m", inputTokens: 1, outputTokens: 1 }

/** Creates a world whose provider behaves as `state` says, and records the outcomes of concurrent calls. */
async function worldOf(state: { error: ProviderError | null; hold?: Promise<void> }) {
  let asked = 0
  const ask = async () => {
    asked += 1
    await state.hold
    if (state.error) throw state.error
    return answer
  }
  const world = await createWorld({ ask, settings: { aiTimeoutSeconds: 15, jobDeadlineSeconds: 24 * 3600 } })
  const { userId } = await world.addUser()
  const guarded = guardedAsk(world.deps, userId, "writing") ?? (() => Promise.reject())
  async function call(times = 1): Promise<{ asked: number; waiting: Date[] }> {
    const before = asked
    const outcomes = await Promise.allSettled(Array.from({ length: times }, () => guarded(request)))
    const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
    return { asked: asked - before, waiting: errors.flatMap(({ after }) => (after instanceof Date ? [after] : [])) }
  }
  return { world, call, userId, asked: () => asked }
}

const untilOf = (deps: Deps, dates: Date[]) => dates.map((date) => date.getTime() - deps.now().getTime())

test("while the breaker is open, one call at a time probes; the other callers wake at jittered times", async () => {
  const state: Parameters<typeof worldOf>[0] = { error: new ProviderError("server") }
  const { world, call, asked } = await worldOf(state)
  await using _ = world
  expect((await call(8)).asked).toBe(8)
  expect(await call(20)).toMatchObject({ asked: 0, waiting: { length: 20 } })
  world.clock.advance(11 * second)
  const probed = await call(20)
  expect(probed.asked).toBe(1)
  const waits = untilOf(world.deps, probed.waiting)
  expect(new Set(waits.map((wait) => Math.floor(wait / second))).size).toBeGreaterThan(5)

  world.clock.advance(minute)
  state.error = null
  let release = () => {}
  state.hold = new Promise((resolve) => {
    release = resolve
  })
  const probe = call()
  await expect.poll(asked).toBe(10)
  expect(await call(20)).toMatchObject({ asked: 0, waiting: { length: 20 } })
  release()
  await probe
  expect(await call(20)).toMatchObject({ asked: 20, waiting: [] })
})

test("a probe whose consumer dies is followed by another", async () => {
  const state: Parameters<typeof worldOf>[0] = { error: new ProviderError("timeout") }
  const { world, call, asked } = await worldOf(state)
  await using _ = world
  await call(8)
  world.clock.advance(11 * second)
  state.hold = new Promise(() => {})
  void call()
  await expect.poll(asked).toBe(9)
  expect((await call()).waiting).toHaveLength(1)
  state.hold = undefined
  world.clock.advance(25 * second)
  expect((await call(3)).asked).toBe(1)
})

test("a call stopped by the user's limit leaves the probe to the next call", async () => {
  const { world, call, userId } = await worldOf({ error: new ProviderError("server") })
  await using _ = world
  await call(8)
  world.clock.advance(11 * second)
  await world.rows("update counters set ai_attempts = 100000 where user_id = ?", userId)
  expect((await call()).asked).toBe(0)
  await world.rows("update counters set ai_attempts = 0 where user_id = ?", userId)
  expect((await call()).asked).toBe(1)
})

test("every caller respects Retry-After, and a bad answer counts as a sign of health", async () => {
  const state = { error: new ProviderError("rate-limited", 2 * 3600) }
  const { world, call } = await worldOf(state)
  await using _ = world
  expect((await call()).asked).toBe(1)
  world.clock.advance(2 * hour - second)
  expect(await call()).toMatchObject({ asked: 0 })
  world.clock.advance(second)
  state.error = new ProviderError("schema")
  expect((await call(2)).asked).toBe(1)
  expect((await call(2)).asked).toBe(2)
})

test("the open interval grows with the outage, and a day-long outage costs few calls", () => {
  let [at, calls] = [0, 8]
  for (let failures = 8; at < 24 * hour; failures++, calls++) at += openInterval(failures)
  expect(calls).toBeLessThan(180)
  for (let failures = 9, lasted = openInterval(8); failures < 40; lasted += openInterval(failures++)) {
    expect(openInterval(failures)).toBeLessThanOrEqual(Math.max(20 * second, lasted / 2))
  }
})
