import { expect, test } from "vitest"
import { rolesOf } from "../../../../../tests/support/read-resume"
import { readResumeText } from "../read-file"

const head = "Ada Brook\nada@example.com\n\n"

test("a form that was copied with each label above its value is read by its labels", () => {
  const text = `First Name
Tracey
Surname
Holt
Email
tracey@example.co.uk

Most Recent Employment

Job Title
Shop Supervisor
Company Name
Bright Stores Ltd
From
March 2019
To
Present
Duties
Opening and closing, rotas
Reason For Leaving
Want full time hours

Skills
Stock control`
  const { contact, notRead } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Tracey Holt", email: "tracey@example.co.uk", extra: [] })
  expect(rolesOf(text)).toEqual([
    [
      "Shop Supervisor / Bright Stores Ltd /  / 2019-03 / present",
      "Reason For Leaving: Want full time hours",
      "Opening and closing, rotas",
    ],
  ])
  expect(notRead).toEqual([])
})

test("dated jobs between semicolons are roles of their own, and undated words between them are not", () => {
  const jobs = "Earlier career: Shop manager, Oxfam, Hull (2009–2013); Sales assistant, Boots, York (2006–2009)"
  const text = `${head}EMPLOYMENT\n\nBuyer, Acme Ltd, 2013 – 2018\n- Bought yarn\n\n`
  expect(rolesOf(text + jobs).map(([role]) => role)).toEqual([
    "Buyer / Acme Ltd /  / 2013 / 2018",
    "Shop manager / Oxfam / Hull / 2009 / 2013",
    "Sales assistant / Boots / York / 2006 / 2009",
  ])
  expect(rolesOf(`${text}Clerk, Boots (2006–2009); part time`)).toHaveLength(2)
})

test("a heading that wraps before the margin ends with its dates, and duties without marks are a list in each role", () => {
  const text = `${head}EXPERIENCE
Warehouse operative, Kestrel Logistics, Leicester Jan 2020 - now
picking, packing and loading
counterbalance truck, team of 12
Kitchen porter at The Crown 2016-18
washing up, prep`
  expect(rolesOf(text)).toEqual([
    [
      "Warehouse operative / Kestrel Logistics / Leicester / 2020-01 / present",
      "picking, packing and loading",
      "counterbalance truck, team of 12",
    ],
    ["Kitchen porter / The Crown /  / 2016 / 2018", "washing up, prep"],
  ])
  const [section] = readResumeText(text).sections
  expect(section?.entries[1]?.bullets).toHaveLength(1)
})

test("a language with its level is one skill, and languages with levels are spoken languages", () => {
  const { sections } = readResumeText(
    `${head}Skills\nTools: Figma, Sketch\nGerman: native\nLanguages: French (native), English (fluent)`,
  )
  expect(sections.map(({ kind, lines }) => [kind, ...lines.map((line) => line.text)])).toEqual([
    ["skills", "Figma", "Sketch", "German: native"],
    ["languages", "French (native), English (fluent)"],
  ])
})

test("rows whose cells are separated by spaces are jobs, and the last one continues to the present", () => {
  const text = `${head}Employment

1998-2004   Prairie Implement, Mitchell SD   Parts Counter
2004-2015   Dakota Ag Service, Huron SD      Service Technician
     Rebuilt engines and transmissions; trained 4 apprentices
2015-pres   Steinmetz Repair LLC, Huron SD   Owner/Mechanic
     Field service within 80 miles
     Built from 1 to 3 service trucks`
  expect(rolesOf(text)).toEqual([
    ["Parts Counter / Prairie Implement / Mitchell SD / 1998 / 2004"],
    [
      "Service Technician / Dakota Ag Service / Huron SD / 2004 / 2015",
      "Rebuilt engines and transmissions; trained 4 apprentices",
    ],
    [
      "Owner/Mechanic / Steinmetz Repair LLC / Huron SD / 2015 / present",
      "Field service within 80 miles",
      "Built from 1 to 3 service trucks",
    ],
  ])
})

test("a plus sign is a bullet, a level stays with its skill, and personal details are not an occupation", () => {
  const text = `Lan Anh
Date of birth: 12 May 1996 | Female | Hanoi
lan@example.com

WORK EXPERIENCE
06/2021 - now: Marketing Executive - Sao Mai Foods JSC
+ Plan and run campaigns
+ Work with 15 partners

WHAT I KNOW
English: IELTS 6.5
Microsoft Office: good`
  const { contact, sections } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Lan Anh", label: "" })
  expect(rolesOf(text)).toEqual([
    [
      "Marketing Executive / Sao Mai Foods JSC /  / 2021-06 / present",
      "Plan and run campaigns",
      "Work with 15 partners",
    ],
  ])
  expect(sections[1]?.lines.map((line) => line.text)).toEqual(["English: IELTS 6.5", "Microsoft Office: good"])
})

test("a table that was copied with one cell per line gets its rows back", () => {
  const text = `${head}EDUCATIONAL QUALIFICATION :-
Examination
Board / University
Year
Percentage
M.B.A. (Marketing)
Awadh Management Institute
2013
64%
B.Com.
Kanpur City University
2011
57.2%

STRENGTHS
Patience`
  const { sections, labels } = readResumeText(text)
  expect(
    sections[0]?.entries.map(({ title, employer, end, notes }) => [title, employer, end, ...notes.map((n) => n.text)]),
  ).toEqual([
    ["M.B.A. (Marketing)", "Awadh Management Institute", "2013", "64%"],
    ["B.Com.", "Kanpur City University", "2011", "57.2%"],
  ])
  expect(sections[1]?.lines.map((line) => line.text)).toEqual(["Patience"])
  expect(labels?.map((label) => label.text)).toEqual(["Examination Board / University Year Percentage"])
})

const application = `Edit profile  |  Withdraw application

Personal details
First name
Tracey
Last name
Holt
Email
tracey@example.co.uk
Home location
Derby DE1

Career history

Job title: Shop Supervisor
Company name: Bright Stores Ltd
Started: 14/02/2022
Current role: Yes
Description:
Run the shop three days a week with the cash and rotas
Window displays
Edit role

Job title: Packer
Company name: Hill Foods
Started: 12/2017
Ended: 10/2019
Current role: No
Description:
Packed, loaded
Edit role

Education
Course or qualification: Certificate III in Retail
Institution: Derby Moor College
Finished: 2020
Course or qualification: Certificate II in Retail
Institution: Hill School
Finished: 2019

Skills
Stock control  x
Cash handling  x
+ Add skill`

test("in a form copied from a page, a ticked box means the present, and buttons are not duties", () => {
  expect(rolesOf(application)).toEqual([
    [
      "Shop Supervisor / Bright Stores Ltd /  / 2022-02 / present",
      "Run the shop three days a week with the cash and rotas",
      "Window displays",
    ],
    ["Packer / Hill Foods /  / 2017-12 / 2019-10", "Packed, loaded"],
  ])
  const { notRead } = readResumeText(application)
  expect(notRead.map(({ text }) => text)).toContain("Edit role")
})

test("stacked details, courses with only an end date, and skills with buttons are read from a form", () => {
  const { contact, sections } = readResumeText(application)
  expect(contact).toMatchObject({ name: "Tracey Holt", email: "tracey@example.co.uk", location: "Derby DE1" })
  const [study, other] = sections.find(({ kind }) => kind === "education")?.entries ?? []
  expect(study).toMatchObject({ title: "Certificate III in Retail", employer: "Derby Moor College", end: "2020" })
  expect(other).toMatchObject({ title: "Certificate II in Retail", employer: "Hill School", end: "2019" })
  expect(sections.find(({ kind }) => kind === "skills")?.lines.map(({ text }) => text)).toEqual([
    "Stock control",
    "Cash handling",
  ])
})

test("what somebody edited once is a duty, not a button", () => {
  const text = `${head}EMPLOYMENT\n\nClerk, Acme Ltd, 2013 – 2018\nEdit videos\nAnswer phones`
  expect(rolesOf(text)).toEqual([["Clerk / Acme Ltd /  / 2013 / 2018", "Edit videos", "Answer phones"]])
})
