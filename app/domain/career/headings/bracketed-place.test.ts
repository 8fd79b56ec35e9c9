import { expect, test } from "vitest"
import { parseExperience } from "../history/parse-experience"
import { bracketedPlace } from "./bracketed-place"

test.each([
  "Bar Manager, Acme (Leeds), 2019 - 2022",
  "Bar Manager at Acme (Leeds), 2019–2022",
  "Bar Manager | Acme (Leeds) | 2019 - 2022",
  "Acme (Leeds), Bar Manager, 2019 - 2022",
  "Acme (Leeds) - Bar Manager 2019 to 2022",
  "Acme (Leeds)\nBar Manager\n2019 - 2022",
  "Acme (Leeds) 2019 - 2022\nBar Manager",
  "Bar Manager\nAcme (Leeds)\n2019 - 2022",
  "I was Bar Manager at Acme (Leeds) from 2019 to 2022.",
])("the town in brackets is the employer's place wherever the employer stands: %j", (typed) => {
  const [role, ...others] = parseExperience(typed).roles
  expect(others).toEqual([])
  expect(role).toMatchObject({ title: "Bar Manager", company: "Acme", location: "Leeds", start: "2019", end: "2022" })
})

test("a comma in brackets does not separate the parts of a heading", () => {
  expect(parseExperience("Staff Nurse, Mercy Hospital (St. Louis, MO), 2019 - present").roles).toMatchObject([
    { title: "Staff Nurse", company: "Mercy Hospital", location: "St. Louis, MO" },
  ])
})

test.each([
  "National Health Service (NHS)",
  "Acme (formerly Brightwell)",
  "Acme (part-time)",
  "Acme (Maternity cover)",
  "Acme (Brightwell Group)",
  "Acme (Night Manager)",
  "Acme Leeds",
])("brackets that hold no place stay with the name: %s", (text) => {
  expect(bracketedPlace(text)).toBeNull()
})
