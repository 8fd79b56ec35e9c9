import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const rolesOf = (work: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\nEXPERIENCE\n\n${work}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location, notes, bullets }) => ({
      as: [title, employer, location].join(" / "),
      notes: notes.map(({ text }) => text),
      bullets: bullets.map(({ text }) => text),
    })),
  )

test("text below a position of a dated employer belongs to that position, with marks or without", () => {
  const text = `Lee Cooling Ltd, Little Island, Cork
February 2016 to date

Key Account Manager (May 2020 to date)
Manage 22 accounts, mostly shops and dairies
Negotiate prices and contracts
Key achievements:
- Won a contract with 61 stores

Area Sales Representative (February 2016 to May 2020)
Covered Cork, Kerry and west Limerick

Hanley's Plumbing & Heating, Mallow
Trade Counter Sales (2012 to 2016)
- Stock control`
  expect(rolesOf(text)).toEqual([
    {
      as: "Key Account Manager / Lee Cooling Ltd / Little Island, Cork",
      notes: [],
      bullets: [
        "Manage 22 accounts, mostly shops and dairies",
        "Negotiate prices and contracts",
        "Won a contract with 61 stores",
      ],
    },
    {
      as: "Area Sales Representative / Lee Cooling Ltd / Little Island, Cork",
      notes: ["Covered Cork, Kerry and west Limerick"],
      bullets: [],
    },
    { as: "Trade Counter Sales / Hanley's Plumbing & Heating / Mallow", notes: [], bullets: ["Stock control"] },
  ])
})

test("an employer below a title with dates within those above is its own", () => {
  const text = `Lee Cooling Ltd, Cork
2010 to 2020

Sales Manager, 2014 to 2016
Mallow Foods Ltd
- Sold cheese`
  expect(rolesOf(text).at(-1)).toMatchObject({ as: "Sales Manager / Mallow Foods Ltd / ", bullets: ["Sold cheese"] })
})

test("sentences above marked lines are notes", () => {
  const text = `Sales Manager, Mallow Foods Ltd, 2014 to 2016
Reported to the owner of the dairy.
Worked with two others.
- Sold cheese`
  expect(rolesOf(text)).toEqual([
    {
      as: "Sales Manager / Mallow Foods Ltd / ",
      notes: ["Reported to the owner of the dairy.", "Worked with two others."],
      bullets: ["Sold cheese"],
    },
  ])
})

test("a title named after a trade is below its service, whose detachment and ship are not places", () => {
  const text = `UNITED STATES NAVY, Fleet Support Detachment Norfolk — July 2018 to August 2024
Logistics Specialist First Class (Leading Petty Officer)
- Led 17 sailors

UNITED STATES NAVY, USS Lookout (LSD-99) — February 2012 to June 2018
Logistics Specialist Second Class
- Issued repair parts`
  expect(rolesOf(text).map(({ as }) => as)).toEqual([
    "Logistics Specialist First Class (Leading Petty Officer) / UNITED STATES NAVY, Fleet Support Detachment Norfolk / ",
    "Logistics Specialist Second Class / UNITED STATES NAVY, USS Lookout (LSD-99) / ",
  ])
})
