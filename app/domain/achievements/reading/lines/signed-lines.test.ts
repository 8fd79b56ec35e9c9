import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const made = (response: string) => readReflection(response, "What went well?")

test("names after the people they belong to are capitalized without a comma before “and”", () => {
  expect(made("been mentoring two juniors, aisha and ben").texts[0]).toBe("Mentors two juniors, Aisha and Ben.")
})

test.each([
  [
    "Launched the new pricing page with the design team last week.",
    "Launched the new pricing page with the design team.",
  ],
  ["Rebuilt the invoice template for the warehouse today, 40 lines instead of 90.", "Rebuilt the invoice template"],
  ["hired my first direct report for the nightly audit", "Hired a first direct report for the nightly audit."],
  [
    "closed the biggest deal of my career today, $420k ARR with a hospital group",
    "Closed the biggest deal to date, $420k ARR with a hospital group.",
  ],
])("times and possessives that only talk needs are dropped: %s", (response, line) => {
  const [text = ""] = made(response).texts
  expect(text.startsWith(line)).toBe(true)
  expect(text).not.toMatch(/today|last week/)
})

test("a week used for comparison stays", () => {
  const { texts } = made(
    "Launched the pricing page with the design team. Trial signups are up 22% vs the same week last month.",
  )
  expect(texts[0]).toContain("vs the same week last month")
})

test("the omitted object of “passed” is the thing failed before", () => {
  const { texts } = made(
    "the forklift audit was a nightmare, we failed it in march. we passed second time with 2 minors.",
  )
  expect(texts[0]).toBe("Passed the forklift audit the second time with 2 minors.")
})

test.each([
  "I did weekly 1-1s.",
  "Ran 14 interviews.",
  "I moved the money to SEO.",
  "Did the NPQ application this week.",
  "did the falls audit for the ward, 31 falls in 6 months, most of them at night near the toilet",
])("a line without a sign of its value is asked about and not proposed: %s", (response) => {
  const { texts, question } = made(response)
  expect(texts).toEqual([])
  expect(question).toMatch(/What came of it|what came of it/)
})

test.each([
  "Finished the quarter at 118% of quota, third quarter in a row over target",
  "mentored 3 newly qualified nurses through preceptorship, all passed",
])("no question if the line has its result: %s", (response) => {
  expect(made(response)).toMatchObject({ texts: [expect.any(String)], question: null })
})

test("a product is definite in its result", () => {
  const { texts } = made(
    "i built a churn model w python, it picks up 7 out of 10 customers who leave, the old one got 4",
  )
  expect(texts[0]).toContain("the churn model picks up 7 out of 10 customers")
})
