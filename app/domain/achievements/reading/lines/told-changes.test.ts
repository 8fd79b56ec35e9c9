import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const read = (response: string) => readReflection(response, "What did you improve?")
const proposed = (response: string) => read(response).lines
const linesOf = (response: string) => read(response).texts

test.each([
  "Had to let the agency go, they were no-showing about 1 in 5. Brought in 6 permanent people instead. absence on nights is 4% now.",
  "One in four parcels came late. I moved the cut-off, late parcels are 9% now.",
  "7 out of 10 people no showed. I started texting them, no shows are at 12% now.",
])("a number of a ratio is not a level of a percentage: %s", (response) => {
  expect(proposed(response).map(({ figure }) => figure?.from)).not.toContainEqual(expect.anything())
  expect(linesOf(response).join(" ")).not.toMatch(/\bfrom\b|\bwas\b/)
})

test("a duration after 'in' is not a ratio", () => {
  expect(linesOf("I rewired the alarm and false calls went from 9 to 2 in 6 weeks")[0]).toBe(
    "Rewired the alarm and false calls went from 9 to 2 in 6 weeks.",
  )
})

test.each([
  ["I moved the cut-off and late drops are down from 14% to about 8", "to about 8%."],
  ["Attendance was the worst in the school (88.2%) so I started ringing parents on day one. Its 93.6 now", "to 93.6%."],
  ["attendance was 71 per cent. I started ringing parents on day one and now its 88", "88 per cent."],
])("a percentage stays one if its second number lacks the sign: %s", (response, end) => {
  expect(linesOf(response)[0]?.endsWith(end)).toBe(true)
})

test("the last word of a subject is its noun", () => {
  expect(linesOf("Owned the ledger. month end close went from 3 days to about 4 hours for finance.").join(" ")).toMatch(
    /\bmonth end close went from 3 days\b/i,
  )
})

test.each([
  [
    "when i took over in jan returns sat on the dock for like 9 days, nobody owned it. i put up a board with dates and now its 2 days.",
    "Put up a board with dates; returns sat on the dock for 9 days before, now 2 days.",
  ],
  [
    "we were running 40 mins behind on discharge meds most days. I talked to pharmacy about the charts. now its under 15.",
    "Talked to pharmacy about the charts; running 40 minutes behind on discharge meds most days before, now under 15.",
  ],
])("a duration stays in the person's words: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test("a causative is an action with its result", () => {
  const lines = linesOf("Did the falls audit. I got motion lights put in 4 bays and falls dropped to 12 in 6 months")
  expect(lines[0]).toBe("Got motion lights put in 4 bays and falls dropped to 12 in 6 months.")
})

test.each([
  [
    "I made a library of answers with our CISO. Takes 2 hours now instead of 2 days.",
    "Made a library of answers with the CISO; takes 2 hours now instead of 2 days.",
  ],
  [
    "Taught a SQL bootcamp for the ops folks (6 sessions, 18 people). Ticket requests to our team are down by around 40%.",
    "Taught a SQL bootcamp for the ops folks; ticket requests to the team are down by around 40%.",
  ],
  [
    "They agreed in March and I moved the money to SEO. Organic traffic is up a third since.",
    "Moved the money to SEO; organic traffic is up a third since.",
  ],
])("a result right after an action belongs to it: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})
