import fc from "fast-check"
import { expect, test } from "vitest"
import type { RequirementKind } from "../../reading/posting"
import { matchPosting } from "../match-posting"

const statusOf = (quote: string, texts: string[], kind: RequirementKind = "responsibility") =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
    { items: texts.map((text, at) => ({ id: `e${at}`, text, field: null })), lines: [], profile: null },
    "2026-11-26",
  )

test.each([
  ["Reduce callbacks", "Took callbacks from 11 pct to 4 pct."],
  ["Reduce callbacks", "I halved callbacks in a year."],
  ["Reducing customer complaints", "Complaints fell from 40 to 12 a month."],
  ["Help us cut food waste", "Brought food waste down from 9% to 5% of cost."],
  ["Grow membership", "Membership rose from 300 to 410 in two years."],
  ["Increase attendance at evening classes", "Raised attendance at the evening classes by a third."],
  ["Ability to reduce wait times", "Cut the wait time in triage by 20 minutes."],
])("“%s” is met by “%s”", (quote, words) => {
  const [found] = statusOf(quote, ["I like tea.", words]).requirements
  expect(found).toMatchObject({ status: "met" })
  expect(found?.evidence[0]?.text).toBe(words)
})

test.each([
  ["Reduce callbacks", "Callbacks went from 4 pct to 11 pct."],
  ["Reduce callbacks", "Raised prices from 4 to 11 dollars."],
  ["Grow membership", "Membership fell from 410 to 300."],
  ["Reduce wait times", "Cut prep time by half."],
  ["Reduce callbacks", "I never cut callbacks."],
])("“%s” is not met by “%s”", (quote, words) => {
  expect(statusOf(quote, [words]).requirements[0]?.status).not.toBe("met")
})

test.each([
  ["Reduce callbacks", "Cut the median allocation time from 40 seconds to 3."],
  ["Grow membership", "The team grew from 4 to 9 people."],
])("“%s” is a gap beside “%s”: the verb alone shows nothing", (quote, words) => {
  expect(statusOf(quote, [words]).requirements[0]).toMatchObject({ status: "gap", evidence: [] })
})

test("a change among other things is not the whole requirement", () => {
  const quote = "Reduce downtime by rebuilding hydraulic pumps and training apprentices on lockout"
  expect(statusOf(quote, ["Cut downtime by half."]).requirements[0]?.status).not.toBe("met")
})

test("more evidence never lowers the score of a change", () => {
  const said = fc.constantFrom(
    "Took callbacks from 11 pct to 4 pct.",
    "Callbacks went from 4 to 9.",
    "Raised 20 invoices a day.",
    "Answered callbacks.",
    "Cut waste and grew sales from 1 to 2 million.",
    "Customers.",
  )
  const asked = fc.constantFrom("Reduce callbacks", "Grow sales", "Cut waste and complaints by 20%", "Raise invoices")
  fc.assert(
    fc.property(asked, fc.array(said, { maxLength: 4 }), fc.array(said, { maxLength: 4 }), (quote, some, more) => {
      const shown = (texts: string[]) => statusOf(quote, texts).parts.responsibilities ?? 0
      expect(shown([...more, ...some])).toBeGreaterThanOrEqual(shown(some))
    }),
    { numRuns: 120 },
  )
})
