import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const head = "Ada Brook\nLeeds | ada@example.com\n\n"
const entriesOf = (text: string, kind = "work") =>
  readResumeText(head + text)
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, start, end, notes, bullets }) => ({
        as: [title, employer, location, start, end].join(" / "),
        told: [...notes, ...bullets].map((line) => line.text),
      })),
    )
const namesOf = (text: string, kind?: string) => entriesOf(text, kind).map(({ as }) => as)

test("after a title, a department is not a place where the employer's line names one", () => {
  const text = `EXPERIENCE
HILL HOSPITAL – Phoenix, AZ\t2017 – Present
Director, Supply Chain\t2021 – Present
- Direct a team of 34.
Manager, Purchasing\t2017 – 2021
- Cut stockouts by 62%.`
  expect(namesOf(text)).toEqual([
    "Director, Supply Chain / HILL HOSPITAL / Phoenix, AZ / 2021 / present",
    "Manager, Purchasing / HILL HOSPITAL / Phoenix, AZ / 2017 / 2021",
  ])
  expect(readResumeText(head + text).notRead.map((one) => one.text)).toEqual(["2017 – Present"])
})

test("a town that the resume mentions elsewhere is not an employer", () => {
  expect(
    namesOf(`EXPERIENCE
2021 – today\tFreelance writer, Leeds
- Wrote 46 articles.
2019 – 2021\tShift lead, Corner Bakery - Leeds
- Led 4 bakers.
2017 – 2019\tEditor, Guardian
- Edited a page.`),
  ).toEqual([
    "Freelance writer /  / Leeds / 2021 / present",
    "Shift lead / Corner Bakery / Leeds / 2019 / 2021",
    "Editor / Guardian /  / 2017 / 2019",
  ])
})

test("initials and a name with its article belong to the employer, hours to the title", () => {
  expect(
    entriesOf(`EXPERIENCE
2020 – 2022\tProject coordinator (60%)\tARCOR – The Northern Campus, Freiburg
- Ran a project.
2013 – 2017\tResearcher\tInstitute of Molecular Biology, CNRS, Strasbourg
- Studied flies.`),
  ).toEqual([
    {
      as: "Project coordinator (60%) / ARCOR – The Northern Campus / Freiburg / 2020 / 2022",
      told: ["Ran a project."],
    },
    { as: "Researcher / Institute of Molecular Biology, CNRS / Strasbourg / 2013 / 2017", told: ["Studied flies."] },
  ])
})

test("a year in the column of the dates starts a row", () => {
  expect(
    namesOf(`EXPERIENCE
2016 - 2024      Head Chef, The Mill, Leeds
2013 - 2016      Sous Chef, Harbour House, Hull
2012 (6 months)  Travelling in South America`),
  ).toEqual([
    "Head Chef / The Mill / Leeds / 2016 / 2024",
    "Sous Chef / Harbour House / Hull / 2013 / 2016",
    "Travelling in South America (6 months) /  /  / 2012 / 2012",
  ])
  expect(
    namesOf(
      `EDUCATION
2009 – 2013   PhD in Biology, University of Freiburg
2007 – 2009   Master of Science, Université de Strasbourg, mention bien
2002   Baccalauréat S, Lycée Kléber, Strasbourg`,
      "education",
    ),
  ).toEqual([
    "PhD in Biology / University of Freiburg /  / 2009 / 2013",
    "Master of Science / Université de Strasbourg /  / 2007 / 2009",
    "Baccalauréat S / Lycée Kléber / Strasbourg / 2002 / 2002",
  ])
})

test("a school with its town is above its degree", () => {
  expect(
    namesOf(
      `EDUCATION
Hill State University, Brook School of Business – Tempe, AZ 2019
Master of Business Administration (MBA)
Valley University – College Station, TX 2009
Bachelor of Science, Statistics`,
      "education",
    ),
  ).toEqual([
    "Master of Business Administration (MBA) / Hill State University, Brook School of Business / Tempe, AZ / 2019 / 2019",
    "Bachelor of Science, Statistics / Valley University / College Station, TX / 2009 / 2009",
  ])
})

test("text after the dates is a line of the entry", () => {
  expect(
    entriesOf(
      "VOLUNTARY WORK\nCode Club leader, Hill Library, 2025 - present: 12 children every Saturday",
      "volunteering",
    ),
  ).toEqual([{ as: "Code Club leader / Hill Library /  / 2025 / present", told: ["12 children every Saturday"] }])
  expect(
    entriesOf(
      "PROJECTS\nShiftBot (2025) - a bot in Python that swaps shifts\nLarder (2024) - stock app in React",
      "projects",
    ),
  ).toEqual([
    { as: "ShiftBot /  /  / 2025 / 2025", told: ["a bot in Python that swaps shifts"] },
    { as: "Larder /  /  / 2024 / 2024", told: ["stock app in React"] },
  ])
  expect(namesOf("EXPERIENCE\nHill Services, Chennai (Aug 2019 - Present) - Team Lead\n- Led 9 people.")).toEqual([
    "Team Lead / Hill Services / Chennai / 2019-08 / present",
  ])
})
