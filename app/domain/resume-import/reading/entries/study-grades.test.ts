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
])("a grade right before the school is no part of its name: %s", (body, ...parts) => {
  const [study] = studiesOf(body)
  expect(study?.filter((part) => !/\d{4}/.test(part))).toEqual(parts)
})

test("a school whose name opens like a grade is whole", () => {
  expect(studiesOf("BSc Physics, First State University, 2001")[0]).toEqual([
    "BSc Physics",
    "First State University",
    "2001",
  ])
})
