import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const sectionsOf = (text: string) =>
  readResumeText(text).sections.map(({ kind, lines, entries }) => [
    kind,
    ...lines.map((line) => line.text),
    ...entries.map(({ title, employer, end }) => [title, employer, end].filter(Boolean).join(" / ")),
  ])

test("a degree above its school does not start a section, whatever its subject is", () => {
  expect(
    sectionsOf(`Ada Brook
ada@example.com

SKILLS
SQL, Excel

EDUCATION

M.S. Computer Science
Hill Institute of Technology
2015

B.A. Languages and Work
University of York
2012

COMPUTER SKILLS
Python`),
  ).toEqual([
    ["skills", "SQL", "Excel"],
    [
      "education",
      "M.S. Computer Science / Hill Institute of Technology / 2015",
      "B.A. Languages and Work / University of York / 2012",
    ],
    ["skills", "Python"],
  ])
})

test.each(["Curriculum Vitae – Confidential", "PRIVATE AND CONFIDENTIAL", "Confidential Resume", "Candidate Profile"])(
  "“%s” above the name is no name",
  (title) => {
    const { contact } = readResumeText(`${title}\nAda Brook RN\nStaff Nurse\nada@example.com\n\nSKILLS\nTriage`)
    expect(contact).toMatchObject({ name: "Ada Brook RN", label: "Staff Nurse" })
  },
)

test.each(["Nationality: French / German · Born 14.03.1984", "Swedish national, born 1980", "Married, two children"])(
  "below the name, “%s” is neither an occupation nor a place",
  (detail) => {
    const { contact } = readResumeText(`Ada Brook\n${detail}\nLeeds | ada@example.com\n\nSKILLS\nTriage`)
    expect(contact).toMatchObject({ name: "Ada Brook", label: "", location: "Leeds" })
    expect(contact.extra.map(({ text }) => text).join(" · ")).toBe(detail)
  },
)

test("a nationality whose line wrapped after its label stays whole", () => {
  const { contact } = readResumeText(
    "Ada Brook\n\nLeeds · ada@example.com · Nationality:\nFrench / German · Born 14.03.1984\n\nSKILLS\nTriage",
  )
  expect(contact.label).toBe("")
  expect(contact.extra.map(({ text }) => text)).toEqual(["Nationality: French / German", "Born 14.03.1984"])
})

test("languages among the personal details are languages", () => {
  expect(
    sectionsOf(`Ada Brook
ada@example.com

EXPERIENCE
Company Name: Hill Ltd, Pune
Designation: Tester
Duration: April 2020 to Present
- Tested the claims module.

PERSONAL DETAILS
Date of Birth: 12th May 1994
Languages Known: English, Hindi`),
  ).toEqual([
    ["work", "Tester / Hill Ltd / present"],
    ["languages", "English, Hindi"],
  ])
})

test("the header of a table typed with bars does not name a study", () => {
  const { sections, labels } = readResumeText(`Ada Brook
ada@example.com

EDUCATION
Degree | Institute | Board/University | Year | Percentage
B.E. (IT) | PICT | Pune University | 2016 | 68.4%
HSC | Hill College | Maharashtra Board | 2012 | 81%`)
  expect(sections[0]!.entries.map(({ title, employer }) => [title, employer])).toEqual([
    ["B.E. (IT)", "PICT"],
    ["HSC", "Hill College"],
  ])
  expect(labels?.map(({ text }) => text)).toEqual(["Degree | Institute | Board/University | Year | Percentage"])
})

test("a driving licence and a check of the person are certificates, the place of signing is not an interest", () => {
  expect(
    sectionsOf(`Ada Brook
ada@example.com

ADDITIONAL INFORMATION
Full UK driving licence. Enhanced DBS on update service.
Available at once.

INTERESTS
Choir
Leeds, 2 November 2026`),
  ).toEqual([
    ["other", "Available at once."],
    ["interests", "Choir"],
    ["other", "Leeds, 2 November 2026"],
    ["certificates", "Full UK driving licence. Enhanced DBS on update service."],
  ])
})

test("text that is not read is listed in phrases that a reader understands", () => {
  const { notRead, sections } = readResumeText(`Ada Brook
Marketing Manager
Experience
Hill Ltd
Full-time · 4 yrs 3 mos
Marketing Manager
Jan 2024 - Present · 2 yrs 11 mos
• Own a team of 3.
Skills: Demand Generation · HubSpot
Writer
Sep 2022 - Jan 2024 · 1 yr 5 mos
• Wrote 11 articles.`)
  expect(notRead.map(({ text }) => text)).toEqual(["Full-time · 4 yrs 3 mos", "2 yrs 11 mos", "1 yr 5 mos"])
  const skills = sections.filter(({ kind }) => kind === "skills").flatMap(({ lines }) => lines)
  expect(skills.map(({ text }) => text)).toEqual(["Demand Generation", "HubSpot"])
})

test("the label of a group is listed whole, although its words occur elsewhere", () => {
  const { labels } = readResumeText(`Ada Brook
ada@example.com

SUMMARY
Good with people.

SKILLS
Working with people: hiring, mentoring`)
  expect(labels?.map(({ text }) => text)).toEqual(["Working with people"])
})

test.each([
  ["Star Award, Hill Systems, 2022\nBest Trainee Award, 2015", "awards"],
  ["Cut waits from 41 to 12 minutes\nOpened two shops", "other"],
])("below “Achievements”, the lines tell their kind: %s", (lines, kind) => {
  const others = "SKILLS\n\nSQL\n\nINTERESTS\n\nChoir"
  const sections = sectionsOf(`Ada Brook\nada@example.com\n\n${others}\n\nACHIEVEMENTS\n\n${lines}`)
  expect(sections.at(-1)).toEqual([kind, ...lines.split("\n")])
})
