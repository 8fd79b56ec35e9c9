import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const entriesOf = (text: string) =>
  readResumeText(text).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location, start, end }) => ({ title, employer, location, start, end })),
  )
const sectionOf = (text: string, kind: string) =>
  readResumeText(text).sections.flatMap((section) =>
    section.kind === kind ? [{ heading: section.heading, lines: section.lines.map((line) => line.text) }] : [],
  )

const form = `Curriculum Vitae

Personal information
Name:\tAda Brook
Address:\t12 Hill Road, 30100 Malmby, Sweden
E-mail:\tada@example.com
Nationality:\tSwedish

Work experience
Dates (from – to)\t03/2018 – present
Name and address of employer\tNorth Rail AB, 4 Station Street, Malmby
Type of business or sector\tRailways
Occupation or position held\tTrack Engineer
Main activities and responsibilities
Inspect 40 km of track a week
Halved the delays on line 3
Dates (from – to)\t2014 – 02/2018
Name and address of employer\tCity Trams, Malmby
Occupation or position held\tFitter
Main activities and responsibilities\tKept 30 trams running

Education and training
Dates (from – to)\t2010 – 2014
Title of qualification awarded\tDiploma in Rail Engineering
Name of organization\tMalmby Technical College

Personal skills and competences
Mother tongue\tSwedish
Computer skills\tAutoCAD, Excel`

test("a form is read by its labels in any order, and each label is listed once", () => {
  const read = readResumeText(form)
  expect(read.contact).toMatchObject({ name: "Ada Brook", location: "12 Hill Road, 30100 Malmby, Sweden" })
  expect(read.contact.extra.map(({ text }) => text)).toEqual(["Nationality: Swedish"])
  expect(entriesOf(form)).toEqual([
    {
      title: "Track Engineer",
      employer: "North Rail AB",
      location: "4 Station Street, Malmby",
      start: "2018-03",
      end: "present",
    },
    { title: "Fitter", employer: "City Trams", location: "Malmby", start: "2014", end: "2018-02" },
    {
      title: "Diploma in Rail Engineering",
      employer: "Malmby Technical College",
      location: "",
      start: "2010",
      end: "2014",
    },
  ])
  const [work] = read.sections
  expect(work?.entries.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
    ["Inspect 40 km of track a week", "Halved the delays on line 3"],
    ["Kept 30 trams running"],
  ])
  expect(work?.entries[0]?.notes).toEqual([])
  expect(read.notRead.map(({ text }) => text).join(" ")).toContain("sector Railways")
  const labels = read.labels?.map(({ text }) => text) ?? []
  expect(labels.filter((label) => label.startsWith("Dates"))).toEqual(["Dates (from – to)"])
})

test("languages that a form lists among the skills are languages", () => {
  expect(sectionOf(form, "skills")).toEqual([
    { heading: "Personal skills and competences", lines: ["AutoCAD", "Excel"] },
  ])
  expect(sectionOf(form, "languages")).toEqual([{ heading: "Mother tongue", lines: ["Swedish"] }])
})

test("a US federal resume has its title below the dates, pay and hours", () => {
  const text = `Ada Brook
ada@example.com

Work Experience:

Bureau of Dunes
12 Shore Road
Ocean City, OR 97100 United States

06/2018 - Present
Salary: $80,000.00 USD Per Year
Hours per week: 40
Dune Ecologist
Duties:
- Planted nine miles of beach grass, which held through the storms of the winter of that year
Supervisor: Sam Hill (541-555-0100)`
  expect(entriesOf(text)).toEqual([
    {
      title: "Dune Ecologist",
      employer: "Bureau of Dunes",
      location: "12 Shore Road, Ocean City, OR 97100 United States",
      start: "2018-06",
      end: "present",
    },
  ])
})

test("further positions below an employer's line belong to that employer", () => {
  const text = `Ada Brook
ada@example.com

EXPERIENCE

**Harrow Water\tLeeds, UK**
Operations Manager\tJan 2022 – Present
- Runs three works
Process Engineer\tSept 2017 – Dec 2021
- Built a line

**Pennine Dairies\tSkipton, UK**
Quality Intern\tJune 2014 – Sept 2014
- Traced a fault`
  expect(entriesOf(text).map(({ title, employer }) => [title, employer])).toEqual([
    ["Operations Manager", "Harrow Water"],
    ["Process Engineer", "Harrow Water"],
    ["Quality Intern", "Pennine Dairies"],
  ])
})

test("positions below a dated employer's line belong to that employer, whose line is not a position", () => {
  const text = `Ada Brook
ada@example.com

EXPERIENCE

Maple Quay Hotels & Suites\tToronto, ON\tMarch 2013 – Present
Director of Operations\tMay 2021 – Present
- Directs a hotel of 540 rooms
Front Office Manager\tMarch 2013 – April 2021
- Supervised 26 agents

Harbour Catering Collective, Hamilton, ON
Banquet Server\tSeptember 2005 – April 2008
- Served weddings`
  expect(entriesOf(text).map(({ title, employer, location }) => [title, employer, location])).toEqual([
    ["Director of Operations", "Maple Quay Hotels & Suites", "Toronto, ON"],
    ["Front Office Manager", "Maple Quay Hotels & Suites", "Toronto, ON"],
    ["Banquet Server", "Harbour Catering Collective", "Hamilton, ON"],
  ])
  expect(readResumeText(text).notRead.map((piece) => piece.text)).toEqual(["March 2013 – Present"])
})

test("counties and non-ASCII letters are recognized in places instead of being taken for parts of an employer", () => {
  const text = `Ada Brook
ada@example.com

EXPERIENCE

Site Supervisor
Corrib Mechanical Ltd, Leixlip, Co. Kildare
10/2019 – Present
- Ran crews

Ecologist
Ko‘olau Reef Institute, Kāne‘ohe, HI
2015 – 2019
- Dived`
  expect(entriesOf(text).map(({ employer, location }) => [employer, location])).toEqual([
    ["Corrib Mechanical Ltd", "Leixlip, Co. Kildare"],
    ["Ko‘olau Reef Institute", "Kāne‘ohe, HI"],
  ])
})

test("a bullet that wraps after an abbreviation continues in lower case", () => {
  const text = `Ada Brook
ada@example.com

EXPERIENCE

Supervisor, Acme Ltd, 2019 – 2021
- Supervise 38 selectors, 9 operators and 3 leads in a 410,000 sq. ft.
chilled warehouse
- Raised pick accuracy from 98.9% to 99.7% by moving look-alike items to
other aisles, and more
- Led the changeover from paper labels to voice picking in the year 2023`
  const [work] = readResumeText(text).sections
  expect(work?.entries[0]?.bullets[0]?.text).toBe(
    "Supervise 38 selectors, 9 operators and 3 leads in a 410,000 sq. ft. chilled warehouse",
  )
})

test("additional information is split at its labels and is not education", () => {
  const text = `Ada Brook
ada@example.com

EXPERIENCE

Fitter, Acme Ltd, 2019 – 2021
- Fitted doors

ADDITIONAL INFORMATION

Skills: MATLAB, SCADA
Languages: English, Yoruba`
  expect(sectionOf(text, "education")).toEqual([])
  expect(sectionOf(text, "skills")).toEqual([{ heading: "Skills", lines: ["MATLAB", "SCADA"] }])
  expect(sectionOf(text, "languages")).toEqual([{ heading: "Languages", lines: ["English, Yoruba"] }])
})

test("text under a functional resume's skills stays whole", () => {
  const text = `Ada Brook
ada@example.com

SKILLS

- Brought injuries from 9 to 2 a year at a 300,000 sq ft site, which is still the record
- Certified 120 forklift operators

WORK HISTORY

Shift Lead, Acme Ltd, 2014 – Present`
  expect(sectionOf(text, "skills")).toEqual([])
  expect(sectionOf(text, "other")[0]?.lines[0]).toBe(
    "Brought injuries from 9 to 2 a year at a 300,000 sq ft site, which is still the record",
  )
})
