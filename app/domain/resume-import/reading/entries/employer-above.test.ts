import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const rolesOf = (body: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\nEXPERIENCE\n\n${body}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location }) => [title, employer, location].filter(Boolean).join(" / ")),
  )

test("an employer above its title is known by words, although another job has its title first", () => {
  const body = `Mar 2016 - Present
Brook & Daughters Roofing Contractors Ltd, Hull
Roofing Supervisor
- Ran two gangs
2009 – 2015   Roofer   Pennine Slate, Leeds
- Slated barns`
  expect(rolesOf(body)).toEqual([
    "Roofing Supervisor / Brook & Daughters Roofing Contractors Ltd / Hull",
    "Roofer / Pennine Slate / Leeds",
  ])
})

test("the unit after a title is part of it, and a further position below the same employer has that employer", () => {
  const body = `SAINT OSWIN SPECIALIST HOSPITAL          Leeds, UK
Staff Nurse II – Intensive Care Unit (24 beds)     02/2019 – Present
- Cared for ventilated patients
Staff Nurse I – Medical ICU          02/2017 – 01/2019
- Titrated inotropes

HARROW VALE MEDICAL CENTER – York
Staff Nurse, Medical-Surgical Ward (40 beds)          Oct. 2015 – Jan. 2017
- Dressed wounds`
  expect(rolesOf(body)).toEqual([
    "Staff Nurse II – Intensive Care Unit (24 beds) / SAINT OSWIN SPECIALIST HOSPITAL / Leeds, UK",
    "Staff Nurse I – Medical ICU / SAINT OSWIN SPECIALIST HOSPITAL / Leeds, UK",
    "Staff Nurse, Medical-Surgical Ward (40 beds) / HARROW VALE MEDICAL CENTER / York",
  ])
})

test("a person's own business is the employer, and the line below it names the kind of work", () => {
  const body = `2009 – 2016 Self Employed (trading as Brook Roofing)
Domestic & light commercial
- Slated barns`
  expect(rolesOf(body)).toEqual(["Self Employed / Brook Roofing"])
  const [work] = readResumeText(`Ada Brook\nada@example.com\n\nEXPERIENCE\n\n${body}`).sections
  expect(work?.entries[0]?.notes.map(({ text }) => text)).toEqual(["Domestic & light commercial"])
})

test("an examination in the first cell of a row is not a place", () => {
  const { sections } = readResumeText(
    "Ada Brook\nada@example.com\n\nEDUCATION\n\nExamination\tInstitution\tBoard/University\tYear\tPercentage\nHSC\tHill Valley School\tCBSE\t2016\t94.6%\n",
  )
  expect(sections.flatMap(({ entries }) => entries)[0]).toMatchObject({
    ...{ title: "HSC", employer: "Hill Valley School", location: "CBSE", end: "2016" },
  })
})
