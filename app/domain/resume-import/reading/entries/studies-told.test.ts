import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const read = (text: string) => readResumeText(`Ada Brook\nada@example.com\n\n${text}`)
const studiesOf = (text: string) =>
  read(text)
    .sections.filter(({ kind }) => kind === "education")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, end }) => [title, employer, location, end].join(" / ")),
    )
const certificatesOf = (text: string) =>
  read(text)
    .sections.filter(({ kind }) => kind === "certificates")
    .flatMap(({ lines }) => lines.map((line) => line.text))

test.each([
  ["Great Plains Truck Driving School, Tulsa, 2011", " / Great Plains Truck Driving School / Tulsa / 2011"],
  ["High school diploma, Tulsa Central High, 2006", "High school diploma / Tulsa Central High /  / 2006"],
  ["Law Society of Malta, Practice Course I and II, 2015", "Practice Course I and II / Law Society of Malta /  / 2015"],
  ["LL.M. (First Class), University of Vale, 2014", "LL.M. (First Class) / University of Vale /  / 2014"],
])("in %s, the degree and the school are in their own fields", (line, study) => {
  expect(studiesOf(`EDUCATION\n\n${line}`)).toEqual([study])
})

test("a degree with a single year right below one with a range is a separate entry", () => {
  const text = `EDUCATION

Law Society of Malta, Practice Course I and II, 2015 – 2016
LL.M. (First Class), University of Vale, 2014
B.C.L., University of Vale, 2010 – 2013`
  expect(studiesOf(text)).toHaveLength(3)
})

test("the words before the year of a degree are not a place", () => {
  const text = "EDUCATION\n\nB.B.A., Marketing\nVale State University\nClass of 2013"
  expect(studiesOf(text)).toEqual(["B.B.A., Marketing / Vale State University /  / 2013"])
})

test("subjects are below the name of their exam, and a training level is a certificate", () => {
  const text = `QUALIFICATIONS

Level 3 Supporting Teaching, Vale College, 2022
GCSEs: English B, Maths C, plus 6 others (1999)
Signalong level 1`
  expect(studiesOf(text)).toEqual(["Level 3 Supporting Teaching / Vale College /  / 2022", "GCSEs /  /  / 1999"])
  expect(certificatesOf(text)).toEqual(["Signalong level 1"])
})

test("endorsements are certificates, and community work is volunteering", () => {
  expect(certificatesOf("ENDORSEMENTS\n\nCDL Class A\nTanker (N)")).toEqual(["CDL Class A", "Tanker (N)"])
  const [section] = read("COMMUNITY\n\nCoach, East Vale Rowing Club, 2019–present").sections
  expect(section).toMatchObject({ kind: "volunteering", entries: [{ title: "Coach", end: "present" }] })
})
