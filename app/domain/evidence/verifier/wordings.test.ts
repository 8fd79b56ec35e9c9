import { expect, test } from "vitest"
import { statusOf } from "../../../../tests/support/told"
import { verifySentences } from "./verify"

test.each([
  ["Trained 40 nurses on the new pumps.", "Trained 40 nurses on the new pumps. Correction: 28."],
  ["Trained 40 nurses on the new pumps.", "Trained 40 nurses on the new pumps, sorry, 28."],
  ["Stood for election as a union representative.", "union rep asked me to stand for election. said id think about it"],
  ["Completed the prescriber course.", "Prescriber course: enrolled, start Jan"],
  ["I will be starting law school in fall 2026.", "thinking about law school, would apply fall 2026 earliest"],
  ["Trained teachers throughout the district.", "the district wrote the protocol, i trained our 42 teachers"],
  ["Built a library that the entire office relies on.", "Built a library, four of the six teams in the office use it"],
  ["I alone will apply for the lead job.", "will apply for lead job either way"],
  ["Delivered blister packs for 45 care homes.", "Delivered blister packs for 45 care home residents."],
  ["Opened a sale of surplus plants.", "My idea for a sale of surplus plants was turned down by the trustees."],
  [
    "Built staircases in oak and walnut for the large Millrace housing job in eleven weeks.",
    "Built oak staircases for the large Millrace housing job in eleven weeks.",
  ],
  ["Validated a method that allowed an early launch.", "Validated a method in nine days, then the launch of the syrup"],
  ["Spotted a worn cable on the lift.", "Dr. Okonkwo found a worn cable on the lift. I had noted the noise."],
  [
    "Keeps the books of three shops in two towns.",
    "I keep the books of two shops, the old and the new, in three towns.",
  ],
  ["Currently studying for the surveyor qualification.", "considering the surveyor qualification, havent enrolled yet"],
  [
    "Fitted 12 boilers and completed training for Vaillant and Baxi.",
    "fitted 12 boilers, all vaillant or baxi. got the training for vaillant only",
  ],
  ["Installed complete kitchens in three flats.", "kitchens: helped toms crew in 3 flats, i only did the tiling"],
  [
    "Designed the retreat program and negotiated 15% off 38 rooms.",
    "negotiated 15% off 38 rooms for the retreat. pauline from events did the program",
  ],
])("%j is not supported by %j", (sentence, item) => {
  expect(["unconfirmed", "blocked"]).toContain(statusOf(sentence, item))
})

test.each([
  ["Trained half a dozen nurses within two Fridays.", "Trained six nurses over two Fridays."],
  ["Planned the rota so that the doors opened at 11:30.", "Planned the rota so that the doors opened at half eleven."],
  ["Taught two interns at the clinic.", "Taught both interns at the clinic."],
  ["Ran the clinic two days a week.", "Ran the clinic 2 days a wk."],
  ["Wrote 46 end-to-end tests for checkout.", "Wrote tests for checkout: 46 tests, all end to end"],
  ["Held a weekly clinic for dogs.", "Held the clinic for dogs every Wednesday."],
  [
    "Rebuilt the reading program, which drew 287 children.",
    "Rebuilt the reading program. It went from 140 to 287 children.",
  ],
  ["Gave two briefings to the minister.", "Briefed the minister twice this year."],
  ["Holds an NVQ Level 3 in Hairdressing, awarded in 2018.", "NVQ Level 3 Hairdressing, 2018"],
  [
    "In 2024 I exceeded the target of 1,000 motor claims, closing 1,150.",
    "closed 1,150 motor claims in 2024, target 1,000",
  ],
  [
    "Built a suite of 46 Playwright tests for checkout that run on every pull request.",
    "Wrote 46 Playwright tests for checkout, which run on every pull request.",
  ],
  [
    "Ringed 684 birds at nine locations in my second season.",
    "In my second season I ringed 684 birds at nine sites, with two assistants.",
  ],
  [
    "Introduced a client intake checklist in April; per our office manager, incomplete files fell from roughly one in four to one in twenty.",
    "In April I started a checklist for new client intake. Incomplete files dropped from about one in four to one in twenty, according to our office manager.",
  ],
  ["Threw out 57 expired vials.", "Reorganised the fridge. Threw out 57 expired vials."],
])("%j is supported by %j", (sentence, item) => {
  expect(["supported", "close"]).toContain(statusOf(sentence, item))
})

test("a statement about the posting's employer is not a claim about the person", () => {
  const posting = { title: "Analyst", company: "Brightwell Trust", text: "Brightwell Trust seeks an analyst." }
  const ledger = { items: [], profile: null, personName: "Ada Park", posting }
  const [claim] = verifySentences(
    [{ text: "Brightwell Trust's mission speaks to me.", kind: "opinion", evidenceIds: [] }],
    ledger,
  )
  expect(claim?.status).not.toBe("blocked")
})

test.each([
  ["Held a Wednesday clinic.", "Held the flu clinic in May."],
  ["Filled in at the last minute for a colleague.", "Filled in for a colleague."],
  ["I relied on my own Spanish at the fair.", "My Spanish had to do at the fair."],
  ["Tidied up our CRM.", "Cleaned up the contacts in HubSpot."],
  [
    "I order colour stock while the owner does the books.",
    "Sam owns the salon, she does the books. i order the colour stock",
  ],
])("%j is a question or supported, not blocked, next to %j", (sentence, item) => {
  expect(statusOf(sentence, item)).not.toBe("blocked")
})
