import { expect, test } from "vitest"
import { makeLines } from "./make-lines"

const createdAt = "2026-06-12T12:00:00.000Z"

function proposed(response: string) {
  return makeLines({
    entry: { id: "e", question: "What did you improve?", response, createdAt },
    items: [{ id: "i", kind: "reflection", text: response, source: "", field: null, createdAt }],
    roles: [],
    skills: [],
    timeZone: "UTC",
  }).lines
}
const linesOf = (response: string) => proposed(response).map(({ text }) => text)

test.each([
  "Had to let the agency go, they were no-showing about 1 in 5. Brought in 6 permanent people instead. absence on nights is 4% now.",
  "One in four parcels came late. I moved the cut-off, late parcels are 9% now.",
  "7 out of 10 people no showed. I started texting them, no shows are at 12% now.",
])("a number of a ratio is no level of a percentage: %s", (response) => {
  expect(proposed(response).map(({ figure }) => figure?.from)).not.toContainEqual(expect.anything())
  expect(linesOf(response).join(" ")).not.toMatch(/\bfrom\b|\bwas\b/)
})

test("a span of time behind 'in' makes no ratio", () => {
  expect(linesOf("I rewired the alarm and false calls went from 9 to 2 in 6 weeks")[0]).toBe(
    "Rewired the alarm and false calls went from 9 to 2 in 6 weeks.",
  )
})

test.each([
  ["I moved the cut-off and late drops are down from 14% to about 8", "to about 8%."],
  ["Attendance was the worst in the school (88.2%) so I started ringing parents on day one. Its 93.6 now", "to 93.6%."],
  ["attendance was 71 per cent. I started ringing parents on day one and now its 88", "88 per cent."],
])("a percentage stays one where its second number stands without a sign: %s", (response, end) => {
  expect(linesOf(response)[0]?.endsWith(end)).toBe(true)
})

test("the last word of a subject is its noun", () => {
  expect(linesOf("Owned the ledger. month end close went from 3 days to about 4 hours for finance.").join(" ")).toMatch(
    /\bmonth end close went from 3 days\b/i,
  )
})
