import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const textOf = (response: string, question?: string) => readReflection(response, question).texts.join("\n")

test("a person spoken of before a helper came is not the helper", () => {
  const text = textOf(
    "A tenant was scared of her new boiler so I showed her the controls and called the engineer, and she's had no cold nights since.",
  )
  expect(text).toContain("the tenant has had no cold nights since")
  expect(text).not.toMatch(/engineer (?:is|has)/)
})

test("'it' is not a person", () => {
  const text = textOf("A girl on placement asked me for help with her essay, I rewrote it over two evenings.")
  expect(text).not.toMatch(/rewrote a girl/i)
})

test.each([
  "The mother of a boy I teach with thanked me in June, I rewrote his plan and ran 3 sessions for the staff.",
  "A porter I train with asked me about shifts, I rewrote his plan and ran 3 sessions for the staff.",
])("a relative clause is no action of its own: %s", (response) => {
  expect(textOf(response)).toBe("Rewrote the plan and ran 3 sessions for the staff.")
})

test("a helper called in is named as such, and is not the one who was helped", () => {
  expect(textOf("Our boiler room was flooding, I got the plumber in and saved 40 boxes of records.")).toBe(
    "Got the plumber in and saved 40 boxes of records.",
  )
  expect(
    textOf("A resident stopped eating so I called the dietician in and wrote a meal plan, she gained 3 kilos."),
  ).not.toContain("dietician gained")
})

test("the trouble before an action is not its result", () => {
  expect(
    textOf(
      "Two dogs kept barking at night so I moved them to opposite ends and gave each a toy, no noise since Easter.",
    ),
  ).toBe("Moved two dogs to opposite ends and gave each a toy, no noise since Easter.")
})
