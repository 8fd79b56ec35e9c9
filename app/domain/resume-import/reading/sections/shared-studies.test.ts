import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const sectionsOf = (body: string) =>
  readResumeText(`Ada Brook\nDayton, OH | ada@example.com\n\n${body}`).sections.map(({ kind, lines, entries }) => [
    kind,
    ...lines.map((line) => line.text),
    ...entries.map(({ title, employer, location, end }) => [title, employer, location, end].join(" / ")),
  ])

test("below a heading for both, studies are studies and certificates are certificates", () => {
  expect(
    sectionsOf(`EDUCATION AND CERTIFICATIONS
B.A. History, Hill University, 2012
AWS Solutions Architect, Amazon, 2020
skills: excel, cash register`),
  ).toEqual([
    ["education", "B.A. History / Hill University /  / 2012"],
    ["skills", "excel", "cash register"],
    ["certificates", "AWS Solutions Architect, Amazon, 2020"],
  ])
  expect(
    sectionsOf(`EDUCATION & CERTIFICATIONS

B.A. History
Hill University
2012`),
  ).toEqual([["education", "B.A. History / Hill University /  / 2012"]])
})

test("a card below the education is a certificate", () => {
  expect(sectionsOf("EDUCATION\nB.A. History, Hill University, 2012\nfood handler card 2022")).toEqual([
    ["education", "B.A. History / Hill University /  / 2012"],
    ["certificates", "food handler card 2022"],
  ])
})

test("a sentence is not a list of skills", () => {
  expect(sectionsOf("SKILLS\nI am at home in all consoles, type fast, and prepare terms in my own tool.")).toEqual([
    ["other", "I am at home in all consoles, type fast, and prepare terms in my own tool."],
  ])
})

test("an employer comes before its town, and a department before its employer", () => {
  expect(
    sectionsOf(`EXPERIENCE
Shift lead, Corner bakery dept - Dayton
2019 - now
- Ran the early shift
Nurse, Hill Hospital – Springfield
2016 - 2019
- Gave medicines
Director, Supply Chain – Boeing
2014 - 2016
- Led 9 people`),
  ).toEqual([
    [
      "work",
      "Shift lead / Corner bakery dept / Dayton / present",
      "Nurse / Hill Hospital / Springfield / 2019",
      "Director, Supply Chain / Boeing /  / 2016",
    ],
  ])
})
