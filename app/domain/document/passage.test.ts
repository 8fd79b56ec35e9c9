import { expect, test } from "vitest"
import { readableSource, sourceWithoutDate } from "../evidence/readable-source"
import { passageOf } from "./passage"

const filler = Array.from({ length: 40 }, (_, at) => `Nothing of note took place on morning ${at}.`)

test("a short text is shown whole", () => {
  expect(passageOf("I built it. It works.", "I built it.")).toBe("I built it. It works.")
})

test("a long text is shown as the passage with the sentence's words and numbers, with its cuts marked", () => {
  const text = [...filler.slice(0, 20), "I cut the waiting list from 90 to 30 patients.", ...filler.slice(20)].join(" ")
  const passage = passageOf(text, "Cut the waiting list from 90 to 30 patients")
  expect(passage).toContain("I cut the waiting list from 90 to 30 patients.")
  expect(passage).toMatch(/^… .* …$/)
  expect(passage.length).toBeLessThan(400)
})

test("a text without a period is cut too", () => {
  expect(passageOf("word ".repeat(800), "word").length).toBeLessThan(500)
})

test("the date of a source is spelled out, or left out if it is shown separately", () => {
  expect(readableSource("What changed? (2026-11-20)")).toBe("What changed? (Nov 20, 2026)")
  expect(readableSource("Confirmed by you on 2026-01-02")).toBe("Confirmed by you on Jan 2, 2026")
  expect(readableSource("What changed? (2026-11-20)", "en-GB")).toBe("What changed? (20 Nov 2026)")
  expect(readableSource("Profile: experience")).toBe("Profile: experience")
  expect(sourceWithoutDate("What changed in 2024-25? (2026-11-20)")).toBe("What changed in 2024-25?")
  expect(sourceWithoutDate("Agreed by you on 2026-11-20")).toBe("Agreed by you")
})
