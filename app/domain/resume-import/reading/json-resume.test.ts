import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

test("a JSON Resume is parsed by its schemas, and unsupported values are listed", () => {
  const read = readResumeText(
    JSON.stringify({
      $schema: "https://example.com/schema.json",
      basics: { name: "Ada Brook", phone: null, website: "https://ada.example", location: { city: "Leeds" } },
      work: [
        { company: "Acme", position: "Fitter", startDate: "2019-03", summary: null, highlights: ["Fitted 40 doors"] },
      ],
      projects: [{ name: "Gate", description: "A gate for the yard", startDate: "2020" }],
      skills: [{ name: "Tools", keywords: ["Welding", "CAD"] }],
      hourlyRate: 45,
    }),
  )
  expect(read.contact).toMatchObject({ name: "Ada Brook", location: "Leeds", urls: ["https://ada.example"] })
  const [work, projects, skills] = read.sections
  expect(work?.entries).toMatchObject([{ title: "Fitter", employer: "Acme", start: "2019-03", end: "present" }])
  expect(work?.entries[0]?.bullets.map(({ text }) => text)).toEqual(["Fitted 40 doors"])
  expect(projects?.entries).toMatchObject([{ title: "Gate", employer: "", notes: [{ text: "A gate for the yard" }] }])
  expect(skills?.lines.map(({ text }) => text)).toEqual(["Welding", "CAD"])
  expect(read.labels?.map(({ text }) => text)).toEqual(["Tools"])
  expect(read.notRead.map(({ text }) => text)).toEqual(["hourlyRate: 45"])
})

test.each([
  ["2021-04-01", "Present", "2021-04", "present"],
  ["2021-04", "", "2021-04", "present"],
  ["March 2019", "Aug 2020", "2019-03", "2020-08"],
  ["2018", "2019-06-30T00:00:00", "2018", "2019-06"],
])("dates typed as %s and %s are %s to %s", (startDate, endDate, start, end) => {
  const read = readResumeText(
    JSON.stringify({ work: [{ name: "Acme", position: "Fitter", startDate, endDate }], basics: { name: "Ada Brook" } }),
  )
  expect(read.sections[0]?.entries[0]).toMatchObject({ start, end })
  expect(read.notRead).toEqual([])
})

test("the grade of an older version is read", () => {
  const study = { institution: "Hill College", studyType: "BSc", area: "Physics", gpa: 3.6 }
  const read = readResumeText(JSON.stringify({ education: [study], basics: { name: "Ada Brook" } }))
  expect(read.sections[0]?.entries[0]?.notes.map(({ text }) => text)).toEqual(["Grade: 3.6"])
})
