import { expect, test } from "vitest"
import { agreedResume } from "../../agreed-resume"
import { reviewOf } from "../../review"
import { AcceptImport } from "../../schema"
import { readResumeText } from "../read-file"

const head = "Ada Brook\nada@example.com\n\n"
const rolesOf = (text: string) =>
  readResumeText(head + text)
    .sections.filter(({ kind }) => kind === "work")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, start, end, notes, bullets }) => ({
        as: [title, employer, location, start, end].join(" / "),
        told: [...notes, ...bullets].map((line) => line.text),
      })),
    )

const consultant = `WORK EXPERIENCE

Hillsoft Limited, Pune                                   July 2021 – Till Date
Lead Business Analyst

Project #1: Mortgage Desk
Client: Northern Building Society, UK
Duration: Jan 2023 – Till date
Team Size: 24
Roles & Responsibilities:
•	Wrote 210 user stories.

Project #2: Claims Portal
Client: Meridian Insurance, Singapore
Duration: July 2021 – Dec 2022
Roles & Responsibilities:
•	Modelled the claim process.

Brook Consultancy Services, Chennai                      Aug 2018 – June 2021
Business Analyst

Project #3: Records
Client: Leading Private Bank, India
Duration: Aug 2018 – June 2021
Roles & Responsibilities:
•	Found 9,000 incomplete records.

Valley Solutions, Chennai                                Jun 2016 – Jul 2018
Programmer
•	Executed 400 test cases.`

test("the projects and clients of a consultant are lines of the job above them", () => {
  expect(rolesOf(consultant)).toEqual([
    {
      as: "Lead Business Analyst / Hillsoft Limited / Pune / 2021-07 / present",
      told: [
        "Project #1: Mortgage Desk",
        "Client: Northern Building Society, UK",
        "Duration: Jan 2023 – Till date",
        "Team Size: 24",
        "Wrote 210 user stories.",
        "Project #2: Claims Portal",
        "Client: Meridian Insurance, Singapore",
        "Duration: July 2021 – Dec 2022",
        "Modelled the claim process.",
      ],
    },
    {
      as: "Business Analyst / Brook Consultancy Services / Chennai / 2018-08 / 2021-06",
      told: [
        "Project #3: Records",
        "Client: Leading Private Bank, India",
        "Duration: Aug 2018 – June 2021",
        "Found 9,000 incomplete records.",
      ],
    },
    { as: "Programmer / Valley Solutions / Chennai / 2016-06 / 2018-07", told: ["Executed 400 test cases."] },
  ])
})

test("a form with a label for everything has its projects below its jobs", () => {
  expect(
    rolesOf(`Professional Experience:

Company Name : Hillsoft Ltd, Mumbai
Designation  : Senior Consultant
Duration     : Apr 2018 to Till Date

Project Name : Data Hub
Client       : Nordic Grocers
Role         : Team Lead
Duration     : Jan 2020 to Till Date
Responsibilities:
* Loaded 300 store feeds each night.

Company Name : Valley Ltd, Pune
Designation  : Developer
Duration     : June 2014 to March 2018
Responsibilities:
* Fixed 120 tickets.`),
  ).toEqual([
    {
      as: "Senior Consultant / Hillsoft Ltd / Mumbai / 2018-04 / present",
      told: [
        "Project Name : Data Hub",
        "Client: Nordic Grocers",
        "Role: Team Lead",
        "Duration: Jan 2020 to Till Date",
        "Loaded 300 store feeds each night.",
      ],
    },
    { as: "Developer / Valley Ltd / Pune / 2014-06 / 2018-03", told: ["Fixed 120 tickets."] },
  ])
})

test("a project that is only numbered heads no section, and a role in the only project is the title", () => {
  expect(
    rolesOf(`EXPERIENCE

Hillsoft Ltd, Pune
Mar 2019 – Present

Project 1
Client: Harbour Foods
Role: Technical Lead
- Designed the quote service.

Valley Ltd, Pune
Engineer
Jul 2015 – Feb 2019
- Built the map.`),
  ).toEqual([
    {
      as: "Technical Lead / Hillsoft Ltd / Pune / 2019-03 / present",
      told: ["Project 1", "Client: Harbour Foods", "Designed the quote service."],
    },
    { as: "Engineer / Valley Ltd / Pune / 2015-07 / 2019-02", told: ["Built the map."] },
  ])
})

test("a client without an employer above it remains the contractor's employer", () => {
  const roles = rolesOf(`EXPERIENCE

Client: Lakeside Bank, Charlotte, NC                Jan 2021 – Present
Role: Java Developer
Responsibilities:
• Built REST services.

Client: Prairie Insurance, Omaha, NE                Mar 2018 – Dec 2020
Role: Java Developer
Responsibilities:
• Maintained the rating engine.`)
  expect(roles.map(({ as }) => as)).toEqual([
    "Java Developer / Lakeside Bank / Charlotte, NC / 2021-01 / present",
    "Java Developer / Prairie Insurance / Omaha, NE / 2018-03 / 2020-12",
  ])
})

test("a client with its dates is the work of the company above it", () => {
  expect(
    rolesOf(`EXPERIENCE

Hill Systems, Pune
Client: Eastern Motors, Japan
Role: Senior Engineer
Duration: Jan 2020 – Present
- Wrote the display.

Brook Global, Pune
Client: Northern Rail, UK
Role: Engineer
Duration: Jun 2015 – Dec 2019
- Tested door controls.`),
  ).toEqual([
    {
      as: "Senior Engineer / Hill Systems / Pune / 2020-01 / present",
      told: ["Client: Eastern Motors, Japan", "Wrote the display."],
    },
    {
      as: "Engineer / Brook Global / Pune / 2015-06 / 2019-12",
      told: ["Client: Northern Rail, UK", "Tested door controls."],
    },
  ])
})

test("a title above the projects of each job is not a section", () => {
  expect(
    rolesOf(`EXPERIENCE

HILLSOFT, Kochi | Associate | Apr 2017 – Till date

Projects:

Project Title: Claims Hub
Description: A portal for claims.
Responsibilities:
  • Built 14 screens.

VALLEY Global, Kochi | Trainee | Jun 2015 – Mar 2017

Projects:

Project Title: Payroll
Responsibilities:
  • Wrote 20 reports.

EDUCATION
B.Tech, Kerala University, 2015`),
  ).toEqual([
    {
      as: "Associate / HILLSOFT / Kochi / 2017-04 / present",
      told: ["Project Title: Claims Hub", "Description: A portal for claims.", "Built 14 screens."],
    },
    {
      as: "Trainee / VALLEY Global / Kochi / 2015-06 / 2017-03",
      told: ["Project Title: Payroll", "Wrote 20 reports."],
    },
  ])
})

test("the name and size of a project are evidence but not achievements", () => {
  const resume = readResumeText(head + consultant)
  const { entries, lists } = reviewOf(resume)
  const keep = "on" as const
  const input = AcceptImport.parse({
    ...{ id: crypto.randomUUID(), title: "", keepTitle: keep },
    entries: entries.map((entry) => ({ ...entry, keep })),
    lists: lists.map((list) => ({ ...list, keep })),
  })
  const agreed = agreedResume(resume, input, "cv.txt", { experience: "", texts: new Map(), today: "2026-11-28" })
  expect(agreed.lines.map(({ text }) => text)).toEqual([
    "Wrote 210 user stories.",
    "Modelled the claim process.",
    "Found 9,000 incomplete records.",
    "Executed 400 test cases.",
  ])
  expect(agreed.evidence.map(({ text }) => text)).toContain("Team Size: 24")
})

test("a colon in the column below the one above belongs to its label", () => {
  const { sections } = readResumeText(`${head}TECHNICAL SKILLS
Tools            : JIRA, Visio
Databases\t\t: Oracle 12c`)
  expect(sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(["JIRA", "Visio", "Oracle 12c"])
})
