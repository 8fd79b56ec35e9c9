import OpenAI from "openai"
import { expect, test } from "vitest"
import { failureOf } from "./failure"

const inAMinute = () => new Date(Date.now() + 60_000).toUTCString()

test.each([
  [429, "30", 30],
  [429, inAMinute(), 60],
  [503, "7200", 7200],
  [500, null, null],
  [429, "soon", null],
  [429, new Date(0).toUTCString(), 0],
])("status %i with Retry-After %s asks for a wait of %s seconds", (status, header, seconds) => {
  const headers = new Headers(header ? { "Retry-After": header } : {})
  const { retryAfter, isOutage } = failureOf(OpenAI.APIError.generate(status, {}, "", headers))
  expect(isOutage).toBe(true)
  expect(retryAfter === null ? null : Math.round(retryAfter / 10) * 10).toBe(seconds)
})
