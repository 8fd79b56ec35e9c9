import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const quotesOf = (text: string) => read(text).requirements.map(({ quote }) => quote)

const ad = `🧱 BRICKIES WANTED 🧱
3 x bricklayers for school job in Hull HU5, start mon 4/1
£22/hr CIS, 9 hr days
must have cscs blue card + asbestos awareness, own trowels, green card no good
blockwork + facework. no agencies pls
text Mo 07700 900123 or DM`

it("the lines of a message are read one by one, with each thing on its list", () => {
  expect(quotesOf(ad)).toEqual([
    "must have cscs blue card",
    "asbestos awareness",
    "own trowels",
    "blockwork + facework",
  ])
})

it("a message names its job, but no place, pay scheme or refused card as a skill", () => {
  const { title, skills } = read(ad)
  expect(title).toBe("bricklayer")
  const names = skills.map(({ name }) => name).join(" ")
  expect(names).not.toMatch(/Hull|CIS|green|BRICKIES/i)
})

it("a plural is not another name: Leeds is not LEED", () => {
  expect(read("Energy Assessor\n\nRequirements\n- Site visits in Leeds\n- BREEAM").skills).toEqual([
    expect.objectContaining({ name: "BREEAM" }),
  ])
  const { skills } = read("Backend Developer\n\nRequirements\n- Experience building REST APIs")
  expect(skills.map(({ name }) => name)).toContain("REST APIs")
})

const clerk = (line: string) =>
  `Accounts Clerk\nTarrow Ltd, Pune\n\nRequirements\n- Tally\n- Two years in accounts\n\n${line}\n`

it.each([
  "For course-related questions contact Ann Poe on a.poe@tarrow.example",
  "For an informal chat contact Ann Poe on 020 7946 0100",
  "Walk-in: Fri 4-Dec-2026, 9 AM to 11 AM",
  "Walk-in interview venue: 4 Mill Road",
  "Tarrow never asks candidates for money or deposits",
  "Tarrow does not collect any fees from applicants",
  "Applicants: 212",
])("“%s” is neither a requirement nor a skill", (line) => {
  expect(quotesOf(clerk(line))).toEqual(["Tally", "Two years in accounts"])
  expect(quotesOf(clerk("").replace("- Two", `- ${line}\n- Two`))).toEqual(["Tally", "Two years in accounts"])
  expect(read(clerk(line)).skills.map(({ name }) => name)).not.toContain("Ann Poe")
})

it("a walk-in freezer and a duty to collect fees stay", () => {
  const text = "Store Clerk\n\nRequirements\n- Clean the walk-in freezer\n- Collect fees and record payments"
  expect(quotesOf(text)).toEqual(["Clean the walk-in freezer", "Collect fees and record payments"])
})

it("two fields in one row are two facts", () => {
  const { requirements, pay } = read(
    "Job Title: Tax Associate\nExperience: 3 - 6 Yrs     CTC: ₹6,00,000 - ₹8,00,000 P.A.\nOpenings: 4   Applicants: 90\n\nRequirements\n- GST returns",
  )
  expect(requirements.map(({ quote }) => quote)).toEqual(["3 - 6 Yrs", "GST returns"])
  expect(pay).toMatch(/^₹6,00,000 - ₹8,00,000/)
})

it("“a fit if you” opens the requirements, and a topic of a person specification is not one", () => {
  const { requirements } = read(
    "Payroll Clerk\n\nYou may be a fit if you\n- Have run payroll for 50 people\n- Know PAYE",
  )
  expect(requirements.map(({ kind }) => kind)).not.toContain("responsibility")
  const quotes = quotesOf(
    "Ward Clerk\n\nPerson specification\nExperience\nDesirable criteria\n* Ward work\nValues & behaviours\nEssential criteria\n* Clear speech",
  )
  expect(quotes).toEqual(["Ward work", "Clear speech"])
})

it("no skill is cut out of a longer name", () => {
  const { skills } = read(
    "Accountant\n\nRequirements\n- Balance sheet reconciliations\n- City & Guilds 2391 or equivalent Inspection and Testing qualification",
  )
  const names = skills.map(({ name }) => name)
  expect(names).toContain("Balance sheet reconciliations")
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:sheet|Guilds|equivalent) /)]))
})
