import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const asked = (text: string) =>
  read(text).requirements.map(({ quote, must, kind }) =>
    kind === "responsibility" ? `duty: ${quote}` : `${must ? "must" : "nice"}: ${quote}`,
  )
const head = "MARLOW FERRIES TRUST\nPost title: Ferry Warden\n\nPERSON SPECIFICATION\n"
const criteria = [
  "must: Level 3 in boat handling",
  "nice: First aid at sea",
  "must: Two years on a river crossing",
  "must: Working with the public on deck",
  "nice: Knowledge of lock gates",
]

it("each column of a table copied with tabs keeps its own weight, and its headers require nothing", () => {
  const table = `Criteria\tEssential\tDesirable\tAssessed by
Qualifications\tLevel 3 in boat handling\tFirst aid at sea\tA
Experience\tTwo years on a river crossing\t\tA/I
Experience\tWorking with the public on deck\tKnowledge of lock gates\tI

The trust checks references.`
  expect(asked(head + table)).toEqual(criteria)
})

it("a cell of several rows stays in its column", () => {
  const table = `\tEssential criteria\tDesirable criteria
Qualifications\tLevel 3 in boat handling\tFirst aid at sea
Experience\tTwo years on a river crossing
Working with the public on deck\tKnowledge of lock gates`
  expect(asked(head + table)).toEqual(criteria)
})

it.each([
  ["its topics", "Essential\nDesirable\n\nQualifications\nLevel 3 in boat handling\nFirst aid at sea\n\nExperience\n"],
  [
    "the ways of assessment",
    "Criteria\nEssential\nDesirable\nAssessed by\nQualifications\nLevel 3 in boat handling\nFirst aid at sea\nA/I\nExperience\n",
  ],
])("a table with each cell in its own row is parted by %s", (_, table) => {
  const rest = "Two years on a river crossing\nWorking with the public on deck\nKnowledge of lock gates\n"
  expect(asked(head + table + rest)).toEqual(criteria)
})

it("check marks in two columns weigh the criterion beside them", () => {
  const table = `Criterion\tEssential\tDesirable
Level 3 in boat handling\t✓\t
First aid at sea\t\t✓`
  expect(asked(head + table)).toEqual(criteria.slice(0, 2))
})

it("two lists under separate headings stay lists", () => {
  const lists =
    "Essential\n• Level 3 in boat handling\n• Two years on a river crossing\n\nDesirable\n• First aid at sea\n• Knowledge of lock gates"
  expect(asked(head + lists)).toEqual([
    "must: Level 3 in boat handling",
    "must: Two years on a river crossing",
    "nice: First aid at sea",
    "nice: Knowledge of lock gates",
  ])
})

it("the rows of a page's table are facts, and a sentence that a page breaks stays whole", () => {
  const page = `Ferry Warden
Marlow Ferries Trust
• Reports to  Harbour Master

• Salary  £31,000 plus tips and a cottage

• Contract  Permanent, 40 hours over 5 days

• Apply by  9 January 2027

The role
We have two crossings and a busy summer. You will lead a
crew of four, plan the timetable and look after the boats.

What you must have
• Two years on a river crossing`
  expect(asked(page)).toEqual([
    "duty: You will lead a crew of four, plan the timetable and look after the boats",
    "must: Two years on a river crossing",
  ])
  expect(read(page)).toMatchObject({ closingDate: "2027-01-09", pay: expect.stringMatching(/^£31,000/) })
})

it("names of fields on separate rows, with their values below, require nothing", () => {
  const rows = "Post title\nFerry Warden\nGrade\nGrade 8, £35,235\nClosing date\n13 December 2026\n\n"
  const text = `MARLOW FERRIES TRUST\nPerson Specification\n\n${rows}Essential\n• Two years on a river crossing`
  expect(asked(text)).toEqual(["must: Two years on a river crossing"])
  expect(read(text).title).toBe("Ferry Warden")
})

it("the number of a selection criterion is not part of it", () => {
  const text = `${head}Selection criteria\nSC1 Two years on a river crossing\nSC2 Knowledge of lock gates`
  expect(asked(text)).toEqual(["must: Two years on a river crossing", "must: Knowledge of lock gates"])
})
