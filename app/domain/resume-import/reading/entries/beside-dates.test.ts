import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const firstOf = (heading: string, dates: string) =>
  readResumeText(
    `Ada Brook\nada@example.com\n\nExperience\n\n${heading}\n${dates}\n- Kept the accounts of nine shops`,
  ).sections.flatMap(({ entries }) => entries)[0]

test.each([
  ["3 Sept. '17 until 31 Dec. 2021", "2017-09", "2021-12"],
  ["Jun-2018 to Oct-2021", "2018-06", "2021-10"],
  ["Nov-2021 to Till Date", "2021-11", "present"],
  ["Q3 2019 – Q1 2020", "2019", "2020"],
  ["2019 - still there", "2019", "present"],
  ["May 2016 – Dec 2016 (contract)", "2016-05", "2016-12"],
  ["c. 2010–2012", "2010", "2012"],
  ["Sept 2014 (6 months)", "2014-09", "2014-09"],
  ["Michaelmas 2011 – Trinity 2014", "2011", "2014"],
  ["2018 – 2021 and again since 2024", "2018", "2021"],
])("no other text in the dates %s is the employer", (dates, start, end) => {
  const entry = firstOf("Bookkeeper, Brook & Vale", dates)
  expect(entry).toMatchObject({ title: "Bookkeeper", employer: "Brook & Vale", start, end })
})

test("an employer or a town next to the dates is still read", () => {
  expect(firstOf("Bookkeeper", "2016 – 2018 Hill Foods Ltd")).toMatchObject({ employer: "Hill Foods Ltd" })
  expect(firstOf("Bookkeeper, Hill Foods Ltd", "2016 – 2018, Leeds, UK")).toMatchObject({ location: "Leeds, UK" })
  expect(firstOf("Bookkeeper, Hill Foods Ltd", "2016 – 2018 remote")).toMatchObject({ location: "remote" })
  expect(firstOf("bookkeeper", "2016 - 2018 hill foods")).toMatchObject({ employer: "hill foods" })
})

test("the name of a college is not a term", () => {
  const study = readResumeText("Ada Brook\nada@example.com\n\nEducation\n\nBA English, Trinity 2014").sections.flatMap(
    ({ entries }) => entries,
  )[0]
  expect(study).toMatchObject({ employer: "Trinity", dates: "2014" })
})
