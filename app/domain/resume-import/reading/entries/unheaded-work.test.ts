import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const entries = (kind: string, ...lines: string[]) =>
  readResumeText(lines.join("\n"))
    .sections.filter((section) => section.kind === kind)
    .flatMap((section) => section.entries.map(({ title, employer, start, end }) => [title, employer, start, end]))

test("a work history without a heading and a name starts with its first job", () => {
  expect(
    entries(
      "work",
      "May 21 - now  Florist @ Tansy & Rue",
      "- weddings, about 40 a year",
      "Feb 18 - Apr 21  Shop assistant @ Gable Books",
    ),
  ).toEqual([
    ["Florist", "Tansy & Rue", "2021-05", "present"],
    ["Shop assistant", "Gable Books", "2018-02", "2021-04"],
  ])
})

test("a name and an address above the jobs stay in the head", () => {
  const { contact, sections } = readResumeText(
    "Odile Marchetti\nodile@example.com\n\nTram driver, Port City Transit, 2019 - 2024\n- night line 6",
  )
  expect(contact).toMatchObject({ name: "Odile Marchetti", email: "odile@example.com" })
  expect(sections[0]?.entries[0]).toMatchObject({ title: "Tram driver", employer: "Port City Transit" })
})

test("a heading may be the first line, and needs no blank line before it if there are none", () => {
  const text = [
    "Work experience",
    "Barber",
    "Sharp & Son - Truro",
    "2017 to 2022",
    "Hot towel shaves",
    "Education",
    "Barbering diploma",
    "Kerrow College",
    "2015 to 2017",
  ]
  expect(entries("work", ...text)).toEqual([["Barber", "Sharp & Son", "2017", "2022"]])
  expect(entries("education", ...text)).toEqual([["Barbering diploma", "Kerrow College", "2015", "2017"]])
})

test("a degree between two jobs is a study", () => {
  const text = [
    "2020-2023 Welder, Stour Fabrication",
    "- pipe racks",
    "2018-2020 NVQ Level 2 Diploma in Welding, Avon College",
    "2015-2018 Packer, Mere Foods",
  ]
  expect(entries("work", ...text).map(([title]) => title)).toEqual(["Welder", "Packer"])
  expect(entries("education", ...text)).toEqual([["NVQ Level 2 Diploma in Welding", "Avon College", "2018", "2020"]])
})

test("a history typed without capitals has its employers after “at”", () => {
  expect(
    entries(
      "work",
      "warehouse operative at dhl since 2021",
      "checkout supervisor at tesco 2018 to 2021",
      "kitchen hand at the railway hotel 2014 to 2016",
    ),
  ).toEqual([
    ["warehouse operative", "dhl", "2021", "present"],
    ["checkout supervisor", "tesco", "2018", "2021"],
    ["kitchen hand", "the railway hotel", "2014", "2016"],
  ])
})
