import fc from "fast-check"
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"
import { endAll } from "./at-end"
import { freshConnections } from "./fresh-connections"
import { moveClock, seed } from "./given"

fc.configureGlobal({ seed })
moveClock()
freshConnections()

// An error on the console that a test does not expect fails it. A test that expects one says so with
// `vi.spyOn(console, "error")` of its own, which replaces this one.
let errors: MockInstance

beforeEach(() => {
  errors = vi.spyOn(console, "error")
})

afterEach(() => {
  const printed = errors.mock.calls.map((call) => call.join(" "))
  vi.restoreAllMocks()
  expect(printed, "console.error was called").toEqual([])
})

afterAll(endAll)
