import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const studiesOf = (body: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\nEDUCATION\n\n${body}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, dates, notes }) => [title, employer, dates, ...notes.map(({ text }) => text)]),
  )

test.each([
  ["MSc Data Science, Distinction University of Hull, 2013", "MSc Data Science", "University of Hull", "Distinction"],
  ["BA (Hons) History, 2:1\nUniversity of Leeds\n2009 – 2012", "BA (Hons) History", "University of Leeds", "2:1"],
  ["BA Drama, First Class Honours Leeds College, 2007", "BA Drama", "Leeds College", "First Class Honours"],
  [
    ...["B.Com (Accounting), Second Class Honours, Upper Division, University of Nairobi, 2011", "B.Com (Accounting)"],
    ...["University of Nairobi", "Second Class Honours", "Upper Division"],
  ],
])("a grade right before the school is no part of its name: %s", (body, ...parts) => {
  const [study] = studiesOf(body)
  expect(study?.filter((part) => !/\d{4}/.test(part))).toEqual(parts)
})

test("a school whose name starts like a grade stays whole", () => {
  expect(studiesOf("BSc Physics, First State University, 2001")[0]).toEqual([
    "BSc Physics",
    "First State University",
    "2001",
  ])
})

test("projects without dates are named by their headings, each with its lines", () => {
  const { sections } = readResumeText(
    "Ada Brook\nada@example.com\n\nPROJECTS\n\nTax clinic\n- Filed 85 returns\n\nSavings app – Hill Bank\n- Tested it",
  )
  const found = sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, bullets }) => [title, employer, ...bullets.map(({ text }) => text)]),
  )
  expect(found).toEqual([
    ["Tax clinic", "", "Filed 85 returns"],
    ["Savings app – Hill Bank", "", "Tested it"],
  ])
})
