import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { minute, second } from "../kernel/clock"
import type { Deps, Passwords } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { CountedCaller } from "./caller"
import { logIn } from "./log-in.server"
import { register } from "./register.server"

const ada = { email: "Ada@Example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
const home = callerFrom("192.0.2.1")
const stranger = callerFrom("198.51.100.7")

/** A password check that verifies instantly and counts its calls. */
function quickly(world: World): { deps: Deps; tested: () => number } {
  let tested = 0
  const verify: Passwords["verify"] = async (password, stored) => {
    tested += 1
    return stored !== null && password === ada.password
  }
  return { deps: { ...world.deps, passwords: { ...world.deps.passwords, verify } }, tested: () => tested }
}
const attempt = (deps: Deps, caller: CountedCaller, password = "wrong", email = ada.email) =>
  logIn(deps, { email, password }, caller).then(
    () => "in",
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )
const times = <T>(count: number, go: (n: number) => T) => Array.from({ length: count }, (_, n) => go(n))

test("of sixty concurrent attempts, only the free ones are verified", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, home)
  const { deps, tested } = quickly(world)
  const answers = await Promise.all(times(60, () => attempt(deps, stranger)))
  expect(tested()).toBe(5)
  expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(55)
})

test("while a stranger keeps trying, the owner signs in without delay, with a known device or from another address", async () => {
  await using world = await createWorld()
  const { deviceToken } = await register(world.deps, ada, home)
  await expect.poll(() => world.rows("select * from known_devices")).toHaveLength(1)
  const { deps } = quickly(world)
  for (let round = 0; round < 12; round++) {
    await Promise.all(times(20, () => attempt(deps, stranger)))
    world.clock.advance(minute)
  }
  expect(await attempt(deps, stranger, ada.password)).toBe("too_many_requests")
  expect(await attempt(deps, { ...stranger, device: deviceToken }, ada.password)).toBe("in")
  expect(await attempt(deps, home, ada.password)).toBe("in")
})

test("a throttled office address still admits users who have signed in from there before", async () => {
  await using world = await createWorld()
  const { deviceToken } = await register(world.deps, ada, home)
  await expect.poll(() => world.rows("select * from known_devices")).toHaveLength(1)
  const { deps, tested } = quickly(world)
  for (let n = 0; n < 110; n += 10) {
    await Promise.all(times(10, (m) => attempt(deps, home, "wrong", `person${n + m}@example.com`)))
  }
  expect(tested()).toBe(100)
  const refused = logIn(deps, ada, home)
  await expect(refused).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 1 })
  expect(await attempt(deps, { ...home, device: deviceToken }, ada.password)).toBe("in")
  for (let n = 0; n < 12; n++) {
    world.clock.advance(minute)
    expect(await attempt(deps, home, "wrong", "nobody@example.com")).toMatch(/invalid_credentials|too_many/)
  }
  await attempt(deps, home, "wrong", "someone@example.com")
  await expect(logIn(deps, ada, home)).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 60 })
})

test("a known device has its own counter, and only for the account it has signed in to", async () => {
  await using world = await createWorld()
  const { deviceToken } = await register(world.deps, ada, home)
  const other = { ...ada, email: "other@example.com" }
  await register(world.deps, other, stranger)
  await expect.poll(() => world.rows("select * from known_devices")).toHaveLength(2)
  const { deps, tested } = quickly(world)
  const laptop = { ...home, device: deviceToken }
  await Promise.all(times(10, () => attempt(deps, laptop)))
  expect(tested()).toBe(5)
  expect(await attempt(deps, home, ada.password)).toBe("in")
  await Promise.all(times(10, () => attempt(deps, laptop, "wrong", other.email)))
  expect(await attempt(deps, home, ada.password, other.email)).toBe("too_many_requests")
})

test("waits double from one second to 15 minutes, and a success clears all failures", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, home)
  const { deps } = quickly(world)
  for (let n = 0; n < 5; n++) expect(await attempt(deps, home)).toBe("invalid_credentials")
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    await expect(logIn(deps, ada, home)).rejects.toMatchObject({ code: "too_many_requests", retryAfter: wait })
    world.clock.advance(wait * second - 1)
    expect(await attempt(deps, home, ada.password)).toBe("too_many_requests")
    world.clock.advance(1)
    expect(await attempt(deps, home)).toBe("invalid_credentials")
  }
  world.clock.advance(900 * second)
  expect(await attempt(deps, home, ada.password)).toBe("in")
  await expect.poll(() => world.rows("select * from login_throttle where key like '%|pair:%'")).toEqual([])
  for (let n = 0; n < 5; n++) expect(await attempt(deps, home)).toBe("invalid_credentials")
})

test("an account attacked from many addresses leaves a new address exactly one free attempt", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, home)
  const { deps, tested } = quickly(world)
  for (let n = 0; n < 60; n += 10) {
    await Promise.all(times(10, (m) => attempt(deps, callerFrom(`203.0.113.${n + m}`))))
  }
  await expect.poll(async () => (await world.rows("select * from login_throttle where failures >= 50")).length).toBe(1)
  const before = tested()
  await Promise.all(times(10, () => attempt(deps, stranger)))
  expect(tested() - before).toBe(1)
  expect(await attempt(deps, home, ada.password)).toBe("in")
})

test("an unknown email is hashed like a known one, and an attempt that could not be hashed does not count", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, home)
  const { deps, tested } = quickly(world)
  expect(await attempt(deps, stranger, "wrong", "nobody@example.com")).toBe("invalid_credentials")
  expect(tested()).toBe(1)
  const busy: Passwords["verify"] = async () => {
    throw new DomainError("unavailable", "Later.", { retryAfter: 3 })
  }
  const full = { ...world.deps, passwords: { ...world.deps.passwords, verify: busy } }
  for (let n = 0; n < 8; n++) expect(await attempt(full, home)).toBe("unavailable")
  expect(await attempt(deps, home, ada.password)).toBe("in")
})
