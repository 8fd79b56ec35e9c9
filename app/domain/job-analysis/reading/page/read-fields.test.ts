import { expect, test } from "vitest"
import { readPosting } from "../read-posting"
import { opensDeed } from "../skills/verb-words"

const read = (text: string) => readPosting(text, new Date("2026-02-03T00:00:00Z"))
const announcement = `Park Guide
DEPARTMENT OF TRAILS
Apply
Save
Summary
This position greets visitors at Alder Canyon.
This job is open to
Federal employees
Current or former federal employees.
Overview
Open & closing dates
02/02/2026 to 02/16/2026
Salary
$49,960 to - $64,952 per year
Location
Few vacancies in the following location:
Moab, UT
Remote job
No
Travel Required
Occasional travel
Work schedule
Full-time
Security clearance
Not Required
Duties
Presents talks, guided walks and campfire programs.
Trains volunteers and seasonal employees.
Requirements
Conditions of employment
U.S. Citizenship required.
Additional information
The selectee will be subject to local regulation of occupancy.
How you will be evaluated
You will be rated on how well you meet the qualifications.
Agency contact information
Jordan Reyes
Phone
435-555-0142`

test("the fields and headings of a public announcement are neither duties nor requirements", () => {
  const { requirements, location, title } = read(announcement)
  expect(requirements.map(({ quote }) => quote)).toEqual([
    "Presents talks, guided walks and campfire programs",
    "Trains volunteers and seasonal employees",
    "U.S. Citizenship required",
  ])
  expect({ title, location }).toEqual({ title: "Park Guide", location: "Moab, UT" })
})

test("the first of several rows below a heading is an item, and a check is always required", () => {
  const { requirements } = read(`Night Baker
Okehurst Bakery

What we look for

City & Guilds qualified
Two years at night
Able to lift 25 kg

Nice to have

Sourdough
Pass a background check`)
  expect(requirements.map(({ quote, must }) => [quote, must])).toEqual([
    ["City & Guilds qualified", true],
    ["Two years at night", true],
    ["Able to lift 25 kg", true],
    ["Sourdough", false],
    ["Pass a background check", true],
  ])
})

test.each([
  ["Code Black response and restraint", false],
  ["Handle Code Black incidents", true],
  ["Manage Salesforce campaigns", true],
])("whether a text opens with a verb: %s", (text, expected) => {
  expect(opensDeed(text)).toBe(expected)
})
