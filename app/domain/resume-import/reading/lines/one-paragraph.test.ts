import { expect, test } from "vitest"
import { titleOf } from "../../current-title"
import { readResumeText } from "../read-file"

const paragraph =
  "Ada Brook, Croydon, 07700 900817, ada@example.com. Licensed door supervisor, 11 years in security. Experience: Security Supervisor, Hill Guarding Ltd, January 2020 to present: lead a team of nine and write the rosters. Steward (casual), Selhurst Events, August 2013 to May 2016: matches and concerts. Before that, Lance Corporal, Armed Forces, Accra, 2006 to 2012. Education: BTEC Level 3 Public Services, Croydon Vale College, 2014; WASSCE, Hill High School, 2005. Licences: First Aid at Work (2023), full UK driving licence. Skills: CCTV, radio (UHF, VHF). Languages: English, Twi. References on request."

test("a resume typed as one paragraph is split at the names of its sections, and nothing is lost", () => {
  const read = readResumeText(paragraph)
  expect(read.contact).toMatchObject({ name: "Ada Brook", email: "ada@example.com", location: "Croydon", label: "" })
  expect(titleOf(read)).toBe("Security Supervisor")
  const entries = read.sections.flatMap((section) => section.entries)
  expect(entries.map(({ title, employer, start, end }) => [title, employer, start, end].join(" / "))).toEqual([
    "Security Supervisor / Hill Guarding Ltd / 2020-01 / present",
    "Steward (casual) / Selhurst Events / 2013-08 / 2016-05",
    "Lance Corporal / Armed Forces / 2006 / 2012",
    "BTEC Level 3 Public Services / Croydon Vale College / 2014 / 2014",
    "WASSCE / Hill High School / 2005 / 2005",
  ])
  const listed = read.sections.flatMap(({ kind, lines }) => lines.map(({ text }) => `${kind}: ${text}`))
  expect(listed).toEqual(
    expect.arrayContaining([
      "certificates: full UK driving licence",
      "skills: radio (UHF, VHF)",
      "languages: English, Twi",
    ]),
  )
  const left = [...read.notRead, ...(read.labels ?? [])].map(({ text }) => text).join(" ")
  expect(left).toContain("Before that")
  expect(left).toContain("References on request")
})

test("a long paragraph among other sections stays whole", () => {
  const text = `Ada Brook\nada@example.com\n\nProfile\n${paragraph}\n\nExperience\nCook, Hill Foods, 2019 – 2021\n- Cooked`
  const { sections } = readResumeText(text)
  expect(sections.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(["Cook"])
})

test("a single word below the name that is not an occupation gives way to the title of the current job", () => {
  const read = readResumeText(
    "Ada Brook\nCroydon\nada@example.com\n\nEXPERIENCE\n\nHead Chef, The Oak Room, 2019 – Present\n- Cooked",
  )
  expect(titleOf(read)).toBe("Head Chef")
})
