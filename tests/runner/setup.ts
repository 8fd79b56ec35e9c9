import fc from "fast-check"
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest"
import { endAll } from "./at-end"
import { freshConnections } from "./fresh-connections"
import { moveClock, seed } from "./given"

fc.configureGlobal({ seed })
moveClock()
freshConnections()

// An unexpected error on the console fails the test. A test that expects one declares it with its own
// `vi.spyOn(console, "error")`, which replaces this spy.
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
