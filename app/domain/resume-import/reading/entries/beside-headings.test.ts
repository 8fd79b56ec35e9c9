import { expect, test } from "vitest"
import { plainLine } from "../lines/line"
import { readResumeText } from "../read-file"
import { readLines } from "../read-lines"

const read = (body: string) => readResumeText(`Ada Brook\nada@example.com\n\n${body}`)
const entriesOf = (body: string) =>
  read(body).sections.flatMap(({ kind, entries }) =>
    entries.map(({ title, employer, location, notes }) => ({
      as: [kind, title, employer, location].filter(Boolean).join(" / "),
      notes: notes.map(({ text }) => text),
    })),
  )

test("a remark behind the dates of a job is a note, and so are its pay and its hours", () => {
  const body = `EXPERIENCE

Software Engineer, Acme Ltd, 2019 – 2020 (contract)
- Built nine APIs

Program Analyst, GS-0343-09/11
Bureau of Rivers, Baltimore, MD 21201
June 2006 to March 2009 | Salary: $60,000 per year | 40 hours per week
- Prepared the budget report`
  expect(entriesOf(body)).toEqual([
    { as: "work / Software Engineer / Acme Ltd", notes: ["contract"] },
    {
      as: "work / Program Analyst, GS-0343-09/11 / Bureau of Rivers / Baltimore, MD 21201",
      notes: ["Salary: $60,000 per year", "40 hours per week"],
    },
  ])
  expect(read(body).notRead).toEqual([])
})

test("the series and the grade of a post are notes, and an office is not a place", () => {
  const body = `EXPERIENCE

**GRANTS SPECIALIST**
Series: 1109 | Grade: GS-12 | Full-time
Department of Rivers, Office of Sample Programs, Washington, DC 20001
03/2020 – Present, 40 hours/week
- Closed out 61 awards`
  expect(entriesOf(body)).toEqual([
    {
      as: "work / GRANTS SPECIALIST / Department of Rivers, Office of Sample Programs / Washington, DC 20001",
      notes: ["Series: 1109", "Grade: GS-12", "Full-time", "40 hours/week"],
    },
  ])
})

test("a candidate's position and time at home stay among the jobs", () => {
  const body = `EXPERIENCE

PhD Candidate
Tamar State University, 2021 – present

Stay-at-Home Parent
Dayton, OH
August 2015 to February 2020
- Ran the school library`
  expect(entriesOf(body).map(({ as }) => as)).toEqual([
    "work / PhD Candidate / Tamar State University",
    "work / Stay-at-Home Parent / Dayton, OH",
  ])
})

test("the state of a school's town is not a degree, and a field of study is not a school", () => {
  const body = `EDUCATION

Bachelor of Arts, Political Science, 2013
Frostburg Example College, Frostburg, MD

PhD in Geophysics (expected May 2027), 2023–present
Tamar State University

2009 – 2014   Danetre Vale School: 6 GCSEs including Maths`
  expect(entriesOf(body)).toEqual([
    { as: "education / Bachelor of Arts, Political Science / Frostburg Example College / Frostburg, MD", notes: [] },
    { as: "education / PhD in Geophysics / Tamar State University", notes: ["expected May 2027"] },
    { as: "education / 6 GCSEs including Maths / Danetre Vale School", notes: [] },
  ])
})

test("the year of a school is a study, not a place", () => {
  expect(entriesOf("EDUCATION\n\nGreen Hill Public School\tSalem, India\nClass XII, CBSE\t2016")).toEqual([
    { as: "education / Class XII, CBSE / Green Hill Public School / Salem, India", notes: [] },
  ])
})

test("what a project was made with is a note", () => {
  expect(entriesOf("PROJECTS\n\nRail Alert | Python, Flask, React\t2020 – 2021\n- Alerts 4,000 commuters")).toEqual([
    { as: "projects / Rail Alert", notes: ["Python, Flask, React"] },
  ])
})

test("below an employer in larger type, further titles in the same type as the first belong to it", () => {
  const rows: [text: string, size: number, bullet?: boolean][] = [
    ["Ada Brook", 26],
    ["ada@example.com", 10],
    ["EXPERIENCE", 14],
    ["Harrow & Finch Homeware, Leeds", 11],
    ["Store Manager", 10],
    ["April 2022 - Present", 10],
    ["Ran a store with 38 staff", 10, true],
    ["Sales Supervisor", 10],
    ["June 2017 - March 2022", 10],
    ["Led the kitchen floor", 10, true],
  ]
  const { sections } = readLines(
    rows.map(([text, size, bullet = false], row) =>
      plainLine(text, { part: "", page: 1, row }, { size, bullet, strong: size > 10 || /^[A-Z]\w+ \w+$/.test(text) }),
    ),
  )
  expect(sections[0]?.entries.map(({ title, employer, location }) => [title, employer, location])).toEqual([
    ["Store Manager", "Harrow & Finch Homeware", "Leeds"],
    ["Sales Supervisor", "Harrow & Finch Homeware", "Leeds"],
  ])
})
