import { expect, test } from "vitest"
import { laidOut } from "./laid-out"

test("a pattern over several lines is the pattern on one line", () => {
  const kinds = "sky|wind"
  const pattern = new RegExp(
    laidOut`
      \b(?:
        // What falls.
        rain(?:ed|ing)?|snow|
        // What else there is, and where more is told: https://example.com
        ${kinds}|https?://\S+| mist
      )\b
    `,
    "iu",
  )
  expect(pattern.source).toBe(/\b(?:rain(?:ed|ing)?|snow|sky|wind|https?:\/\/\S+| mist)\b/.source)
})

test("line breaks in inserted values stay", () => {
  expect(laidOut`a|
    ${"b\n  c"}`).toBe("a|b\n  c")
})

test("a pattern of 60,000 lines takes linear time", () => {
  const raw = ["\n    // a\n   b|".repeat(30_000)]
  const start = performance.now()
  expect(laidOut(Object.assign(raw, { raw }))).toBe("b|".repeat(30_000))
  expect(performance.now() - start).toBeLessThan(500)
})
