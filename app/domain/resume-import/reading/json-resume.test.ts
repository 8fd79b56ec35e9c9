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
  expect(read.notRead.map(({ text }) => text)).toEqual(["name: Tools", "hourlyRate: 45"])
})
