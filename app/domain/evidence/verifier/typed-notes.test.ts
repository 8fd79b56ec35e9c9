import { expect, test } from "vitest"
import { ledgerOf, statusIn } from "../../../../tests/support/told"
import type { EvidenceItem } from "../schema"

test.each([
  ["vat returns qtrly, 16 clients, xero", "Prepares quarterly VAT returns for 16 clients in Xero."],
  [
    "stock list was a mess, wrote the stock list again w my mgr in 3 wks",
    "Wrote the stock list again with my manager in three weeks.",
  ],
  ["did the rota for march and may, all by the book", "Did the rota for March and May."],
  ["ab tested the subject lines w marketing", "A/B tested the subject lines with marketing."],
])("abbreviations in notes are expanded: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).toMatch(/supported|close/)
})

test.each([
  [
    "my no show rate was 29%, started sending a calendar invite w agenda the day before, its 16% now",
    "Reduced my no-show rate from 29% to 16% by sending a calendar invite with an agenda the day before.",
  ],
  [
    "pick errors was 1.4 percent, i make new labels on the shelf with big numbers and colors, now 0.6 percent",
    "Reduced pick errors from 1.4% to 0.6% by making new shelf labels with big numbers and colors.",
  ],
  [
    "pick errors was 1.4 percent, i make new labels on the shelf with big numbers and colors, now 0.6 percent",
    "Introduced shelf labels with larger numbers and colors, bringing picking mistakes down to 0.6 percent.",
  ],
])("a former and a present value with an action are a change by the person: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).toMatch(/supported|close/)
})

test.each([
  [
    "snag list on block C, 180 items, me and Orla walked it in two days",
    "Walked the 180-item snag list on Block C with Orla in two days.",
  ],
  ["moved 7 clients from sage to xero, 2 more said no", "Moved seven clients from Sage to Xero."],
  [
    "flaky tests: deleted or repaired 27, CI is from 22 min to 12 min",
    "Repaired or deleted 27 flaky tests, shortening CI from 22 to 12 minutes.",
  ],
  ["did the first aid course w Red Cross in june", "Did the first aid course with Red Cross in June."],
])("agents and clauses of notes: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).toMatch(/supported|close/)
})

test.each([
  [
    "mentored intern Tomas for 3 months, he built rate limiter by himself",
    "Mentored an intern for three months, during which he independently built a rate limiter.",
  ],
  [
    "rewrote the cold email sequence, 6 steps down to 3, reply rate 2.4 -> 3.9%",
    "Rewrote the cold email sequence from six steps to three, with the reply rate rising from 2.4% to 3.9%.",
  ],
  [
    "ab tested subject lines w marketing, short ones won",
    "A/B tested subject lines with marketing and found that short ones performed best.",
  ],
])("an honest sentence is not blocked: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).not.toBe("blocked")
})

test("a role's title implies its activity", () => {
  const item = (id: string, text: string, field: EvidenceItem["field"]): EvidenceItem => ({
    id,
    kind: "profile",
    text,
    source: "",
    field,
    createdAt: "",
  })
  const items = [
    item("e0", "Mathematics Teacher, Alder High School, since 2016", "role"),
    item("e1", "M.Ed., University of Oregon, 2016", "qualification"),
  ]
  const ledger = { ...ledgerOf(), items }
  const told =
    "Kit has taught mathematics at Alder High School since 2016 and holds an M.Ed. from the University of Oregon."
  expect(statusIn(ledger, told)).toMatch(/supported|close/)
  expect(statusIn(ledger, "Kit has taught physics at Alder High School since 2016.")).not.toMatch(/supported|close/)
})

test("times of day with a dot are times", () => {
  const ledger = ledgerOf("suggested a second till from 8 to 9.30, now we open at 7.15")
  expect(statusIn(ledger, "Suggested a second till from 8:00 to 9:30.")).toMatch(/supported|close/)
  expect(statusIn(ledger, "Suggested a second till from 8:00 to 9:45.")).not.toMatch(/supported|close/)
})

test.each([
  ["hired 3 xmas drivers, kept one of them", "Hired 3 drivers for Christmas and kept one of them."],
  ["scored 40 scans w Ada, agreement .84", "Scored 40 scans with Ada, with an agreement of 0.84."],
  ["trained the whole crew on the new saw, took 2 weeks", "Trained the entire crew on the new saw over two weeks."],
])("notes support a sentence in other notations: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).toMatch(/supported|close/)
})

test.each([
  [
    "template: cut it from 6 pages to 2, now 4 of 5 crews use it",
    "Introduced a shorter template that most crews have adopted.",
  ],
  ["made figs 2 and 3 for the report", "Created Figures 2 and 3 of the report."],
  ["we stayed till 22h", "We stayed until 10 p.m."],
  ["passed level 1 in may, booked level 2 for next may", "Passed Level I in May and booked Level II for next May."],
  ["Trainee Liv did her first weld under my supervision.", "Supervised trainee Liv during her first weld."],
  ["learning Blender with videos at night", "I am teaching myself Blender with videos at night."],
  [
    "checked 90 boilers since april, 12 failed, mostly old valves",
    "Checked 90 boilers since April, 12 of which failed.",
  ],
])("a merely doubtful sentence is not blocked: %s", (evidence, sentence) => {
  expect(statusIn(ledgerOf(evidence), sentence)).not.toBe("blocked")
})

test.each(["I introduced CRRT to the unit.", "I abolished CRRT on the unit.", "I implemented CRRT on the unit."])(
  "no beginning or end is read into a duty: %s",
  (sentence) => {
    expect(statusIn(ledgerOf("12 bed unit, look after vented + crrt pts"), sentence)).toBe("unconfirmed")
  },
)

test("other people's ability to use what the person made is not a wish", () => {
  const told =
    "in September I rewrote the unit around exercises they could actually do, and the share who passed went from 58% to 81%"
  const sentence = "I rewrote the unit around exercises, and the share who passed went from 58% to 81%."
  expect(statusIn(ledgerOf(told), sentence)).toMatch(/supported|close/)
  const thought = "I thought they could rewrite the unit around exercises"
  expect(statusIn(ledgerOf(thought), "I rewrote the unit around exercises.")).not.toMatch(/supported|close/)
})

test.each(["I moved the boxes and now there are no complaints", "I moved the boxes, there's no complaints since"])(
  "what there no longer is denies no deed: %s",
  (told) => {
    expect(statusIn(ledgerOf(told), "I moved the boxes.")).toBe("supported")
  },
)

test("the first try counts tries, and a try alone is an attempt", () => {
  const told = "my apprentice Kacper passed the gas exam on the first try, i taught him every Thursday"
  expect(statusIn(ledgerOf(told), "I taught my apprentice, and he passed the gas exam first time.")).toMatch(
    /supported|close/,
  )
  expect(statusIn(ledgerOf("had a try at the gas exam"), "I passed the gas exam.")).not.toMatch(/supported|close/)
})
