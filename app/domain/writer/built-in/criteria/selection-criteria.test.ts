import { expect, test } from "vitest"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"

/** The answer below each criterion; "" if nothing is captured for it. */
async function answersTo(criteria: string[], responses: string[], question = "What happened?") {
  const evidence = responses.map(
    (text, at): EvidenceItem => ({
      ...{ id: `item_${at}`, kind: "reflection", text, source: question, field: null },
      createdAt: `2026-03-0${at + 1}T12:00:00.000Z`,
    }),
  )
  const { body } = await builtInWriter.write({
    ...{ type: "selection_criteria", profile: emptyFacts, lines: [], posting: null, today: "2026-11-21", evidence },
    customPrompt: criteria.join("\n"),
  })
  const answers = new Map<string, string>()
  let under = ""
  for (const part of draftParts(body)) {
    if (part.kind === "subheading") under = part.label ?? ""
    else answers.set(under, `${answers.get(under) ?? ""} ${textOfPart(part)}`.trim())
  }
  return (criterion: string) => answers.get(criterion) ?? ""
}

const improvement = "Demonstrated commitment to quality improvement"
const reduced = "I changed the line dressing kit and infections went from 9 to 2 in a year."

test("a measured change answers a criterion about improvement in general, and not one about another field", async () => {
  const answer = await answersTo([improvement, "Improving customer satisfaction"], [reduced])
  expect(answer(improvement)).toContain("from 9 to 2")
  expect(answer("Improving customer satisfaction")).toBe("")
})

test("leading people by the name of their trade answers a criterion about coordinating staff", async () => {
  const criterion = "Experience in coordinating field staff"
  const answer = await answersTo([criterion, "Fluent in Spanish"], ["I led 14 enumerators in the 2021 census."])
  expect(answer(criterion)).toContain("I led 14 enumerators")
})

test("the words around an action may say what it was about", async () => {
  const criterion = "Ability to resolve conflict"
  const answer = await answersTo(
    [criterion, "Fluent in Spanish"],
    ["There was a conflict between two shifts about breaks. I wrote a break plan for 30 people on the board."],
  )
  expect(answer(criterion)).toContain("break plan")
})

test("a rise answers a criterion that asks for growth, a mere report of one does not", async () => {
  const criterion = "A proven track record of growing income from events"
  const answer = await answersTo(
    [criterion, "Fluent in Spanish"],
    [
      "I wrote the monthly income report for the trustees.",
      "I redid the sign-up page and the night walk went from £51k to £84k.",
    ],
  )
  expect(answer(criterion)).toMatch(/£51k.*£84k/)
})

test.each([
  ["Low rate of repeat visits", "I photographed every job before and after, and callbacks fell from 6 a month to 2."],
  ["Out-of-hours emergency response", "I stopped a burst pipe in a nursery within 40 minutes on a Sunday night."],
  ["Good communication with residents", "I sent every tenant a text the evening before with the name of the plumber."],
  ["Evidence of leading shifts", "I covered as nurse in charge for 3 shifts last week, with 12 beds open."],
  ["Experience building reporting systems", "I replaced the quarterly report template with one page and a map."],
  ["Ability to persuade and influence colleagues", "I persuaded the exams officer to have all 4 mocks marked blind."],
  ["Raising pupil attainment", "I rewrote the unit, and the share passing the end-of-unit test rose from 58% to 81%."],
  ["Success with seven-figure grants", "I wrote the proposal that won $1.4M over three years from the state."],
  ["Managing deadlines", "I moved all 30 internal deadlines to 48 hours before the portal closes."],
])("%j is answered by what shows it in other words", async (criterion, told) => {
  const answer = await answersTo([criterion, "Fluent in Spanish"], [told])
  expect(answer(criterion)).toContain(told.slice(2, 12))
})

test.each([
  ["Raising pupil attainment", "I had the mocks marked blind, and grades fell by half a grade in all 3 classes."],
  ["Success with seven-figure grants", "I wrote the proposal that won $40,000 for the library from the state."],
  ["Good communication with residents", "I was training 2 apprentices on the site for a year."],
  ["Low rate of repeat visits", "I took on the north side, and repeat visits rose from 2 to 6 a month."],
  [
    "Major gifts experience",
    "The chair closed a $250,000 gift from a family. Nothing to do with me, but I checked the letter.",
  ],
  [
    "Experience of budget management",
    "My wife moved our invoices to new software and saved £400. It is her work. I told the bank.",
  ],
  ["Mentorship qualification", "I got all 4 new starters signed off on the pump before the end of October."],
])("%j is not answered by its opposite, too little, or the work of others", async (criterion, told) => {
  const answer = await answersTo([criterion, "Fluent in Spanish"], [told])
  expect(answer(criterion)).toBe("")
})

test("two criteria with only one matching story both get it", async () => {
  const [visits, speed] = ["Low rate of repeat visits", "Good communication with customers"]
  const answer = await answersTo(
    [visits, speed],
    ["I sent every customer photos the same day, and callbacks fell from 6 a month to 2."],
  )
  expect([answer(visits), answer(speed)].map((text) => text.includes("from 6 a month to 2"))).toEqual([true, true])
})
