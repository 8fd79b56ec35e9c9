import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const head = "Ada Brook\nada@example.com\n\n"
const rolesOf = (text: string) =>
  readResumeText(head + text)
    .sections.filter(({ kind }) => kind === "work")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, notes, bullets }) => [
        [title, employer, location].join(" / "),
        ...notes.map((line) => `note: ${line.text}`),
        ...bullets.map((line) => line.text),
      ]),
    )
const skillsOf = (text: string) =>
  readResumeText(text)
    .sections.filter(({ kind }) => kind === "skills")
    .flatMap(({ lines }) => lines.map((line) => line.text))
const job = "EXPERIENCE\n\nFitter, Acme Ltd, 2019 – 2021\n- Fitted doors"

test("a hyphen between an employer and its town, as on job sites, separates them", () => {
  const text = `Work Experience

Warehouse Lead
Prairie Freight Services-Tulsa, OK
March 2020 to Present
• Lead a team of nine

Forklift Operator
Stone & Hill Storage-Broken Arrow, OK
June 2016 to February 2020
• Loaded trailers`
  expect(rolesOf(text)).toEqual([
    ["Warehouse Lead / Prairie Freight Services / Tulsa, OK", "Lead a team of nine"],
    ["Forklift Operator / Stone & Hill Storage / Broken Arrow, OK", "Loaded trailers"],
  ])
})

test("a town with a hyphen in its name stays whole", () => {
  const text = "EXPERIENCE\n\nFitter\nAcme Ltd, Wilkes-Barre, PA\n2019 – 2021\n- Fitted doors"
  expect(rolesOf(text)).toEqual([["Fitter / Acme Ltd / Wilkes-Barre, PA", "Fitted doors"]])
})

test("each sentence after the label of the duties is one", () => {
  const text = `EXPERIENCE

Welder - Hill Fabrications - 2018 to present
Duties: Welding of frames for dairy plants, approx. 40 a week. Setting up jigs.

Fitter - Acme Engineering - 2014 to 2018
Responsibilities: Fitting conveyors`
  expect(rolesOf(text)).toEqual([
    ["Welder / Hill Fabrications / ", "Welding of frames for dairy plants, approx. 40 a week.", "Setting up jigs."],
    ["Fitter / Acme Engineering / ", "Fitting conveyors"],
  ])
  expect(readResumeText(head + text).notRead).toEqual([])
})

test("why somebody left is not a duty", () => {
  const text = `EXPERIENCE

Parks Worker
Hill City Council
2017 - 2021
Mowing, edging and tree work
Keeping playgrounds safe
Reason for leaving: new challenge`
  expect(rolesOf(text)).toEqual([
    [
      "Parks Worker / Hill City Council / ",
      "note: Reason for leaving: new challenge",
      "Mowing, edging and tree work",
      "Keeping playgrounds safe",
    ],
  ])
})

test("a labeled list of skills below the name is a section, and a single skill with a label is not", () => {
  expect(skillsOf(`${head}Skills: hand tools, MIG / TIG welding; forklift\n\n${job}`)).toEqual([
    "hand tools",
    "MIG / TIG welding",
    "forklift",
  ])
  expect(skillsOf(`${head}Contact number: 01632 960123\n\n${job}`)).toEqual([])
})

test("slashes separate three skills or more if nothing else does", () => {
  expect(skillsOf(`${head}${job}\n\nSKILLS\nExcel / Word / Outlook\nCI / CD`)).toEqual([
    "Excel",
    "Word",
    "Outlook",
    "CI / CD",
  ])
})
