import { expect, test } from "vitest"
import { statusOf } from "../../../../tests/support/told"

test.each([
  [
    "Moved the alarms and caught two leaks.",
    "moved the alarms onto my phone so i caught two leaks before we lost stock",
  ],
  ["All 5 passed the exam.", "wrote a drill so they're not learning it up there, and all 5 passed their exam first go"],
  [
    "Saw the overtime fall from 380 hours to 240.",
    "Overtime went from 380 hours to 240 in two months after we started to swap.",
  ],
  ["The rota change was approved by our director.", "new rota starts monday, Hanne signed it off"],
  ["Told the account executive that the client shared passwords.", "client shares passwords, told the AE"],
  ["Got two pages in May, both about backups.", "got paged twice in may, both backups"],
  ["Passed the crane test on March 14.", "took the crane test, passed on 3/14"],
  [
    "Designed a retaining wall 45 metres long and 2.8 metres high.",
    "retaining wall: i did the design, 2.8m high, 45m long",
  ],
  ["Resurfaced the yard at Tarn Road.", "resurfaced the yard at Tarn Rd in june"],
  ["Took bookings from eleven groups, the largest of 40 people.", "took bookings for 11 groups, biggest 40 people"],
  ["After I mixed up the vials, I put a divider between the two.", "mixed up the vials, put a divider between them"],
  ["Taught five colleagues to run tests on their own.", "taught 5 colleagues to run their own tests"],
  [
    "Raised my on-time share to 92% in the third quarter of 2024 from 85% in the previous one.",
    "on-time share for me: 92% in Q3 2024, 85 the q before",
  ],
  ["Reconciles statements of the twenty leading suppliers.", "i reconcile statements of our top 20 suppliers"],
  ["Ran the clinic for 9 weeks.", "ran the clinic for 9 wks with no receptionist"],
  ["Wrote a two-page guide for the porters.", "wrote a two-page guide for the porters that nobody asked for"],
  ["Passed 11 of 14 trainees.", "passed 11 of the 14 trainees, not bad for a cupboard"],
  ["Won 1.9 million for the annex.", "won 1.9 mil for the annex"],
  ["Sees 15 patients in the class.", "see 14 patients in the class, no 15"],
])("an honest sentence in another notation is not blocked: %s", (sentence, evidence) => {
  expect(statusOf(sentence, evidence)).not.toBe("blocked")
})

test.each([
  ["Promoted to senior director.", "i report to Hanne, she decides the budget"],
  ["As the director of the studio, planned the year.", "planned the year of the studio, Hanne decides"],
  ["Took three pages in May.", "got paged twice in may"],
  ["Paved 2.8 kilometres of the yard.", "paved the yard, 2.8m wide"],
])("a statement without support in the items is still refused: %s", (sentence, evidence) => {
  expect(statusOf(sentence, evidence)).toMatch(/blocked|unconfirmed/)
})
