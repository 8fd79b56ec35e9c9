import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const entriesOf = (text: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\n${text}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location, start, end }) => [title, employer, location, start, end].join(" / ")),
  )

test("the positions below a dated employer may name departments", () => {
  const text = `EXPERIENCE
Valley General Hospital, Boise, ID\t2015 - now
Unit Manager, Emergency Department\t2022 - now
- Led 40 nurses
Charge Nurse\t2019 - 2021
- Ran nights
Staff RN, Emergency\t2015 - 2018
- Triage`
  expect(entriesOf(text)).toEqual([
    "Unit Manager, Emergency Department / Valley General Hospital / Boise, ID / 2022 / present",
    "Charge Nurse / Valley General Hospital / Boise, ID / 2019 / 2021",
    "Staff RN, Emergency / Valley General Hospital / Boise, ID / 2015 / 2018",
  ])
})

test("a region after the title is not the employer that the next line names with its town", () => {
  const text = `EXPERIENCE
Field Manager, Southeast
Brook Supply, Macon, GA | May 2013 – June 2015
- Grew sales

Baker, Hill Foods
Leeds | 2011 - 2012
- Baked`
  expect(entriesOf(text)).toEqual([
    "Field Manager, Southeast / Brook Supply / Macon, GA / 2013-05 / 2015-06",
    "Baker / Hill Foods / Leeds / 2011 / 2012",
  ])
})

test("if a job has its employer next to its dates, the text after another job's title is not one", () => {
  const text = `EXPERIENCE
Baker, Sourdough
Halden Mill | 2009 – 2010
- Baked

Shop Assistant
Corner Store | 2007 – 2009
- Sold bread`
  expect(entriesOf(text)).toEqual([
    "Baker, Sourdough / Halden Mill /  / 2009 / 2010",
    "Shop Assistant / Corner Store /  / 2007 / 2009",
  ])
})

test("dates on their own line above each title belong to the title below, also without bullets", () => {
  const text = `EXPERIENCE
1 September 2023 – present
Independent Bookkeeper (self-employed)
- Kept the books
Jan. 2022 – Aug. 2023
Career break, full-time care of my mother
from 4 Sept. 2017 until 31 Dec. 2021
Auditor, Tax & Trusts, Corrie Vale LLP, Dublin 2
- Audited 12 firms`
  expect(entriesOf(text)).toEqual([
    "Independent Bookkeeper (self-employed) /  /  / 2023-09 / present",
    "Career break, full-time care of my mother /  /  / 2022-01 / 2023-08",
    "Auditor, Tax & Trusts / Corrie Vale LLP / Dublin 2 / 2017-09 / 2021-12",
  ])
})

test.each([
  ["2006 – 2008 Northgate Bakery, Leeds: Assistant Manager", "Assistant Manager / Northgate Bakery / Leeds"],
  ["Deckhand, MV Grey Heron, Oban to Tobermory, 2009 – 2011", "Deckhand / MV Grey Heron / Oban to Tobermory"],
  ["since 2010 Vale Volunteer Fire Brigade, Treasurer", "Treasurer / Vale Volunteer Fire Brigade / "],
  ["seit 2010 Freiwillige Feuerwehr Neustadt, Gruppenführerin", "Gruppenführerin / Freiwillige Feuerwehr Neustadt / "],
])("%s has a separate title, employer and place", (line, named) => {
  expect(entriesOf(`EXPERIENCE\n\n${line}\n- Did the rounds`)[0]).toMatch(new RegExp(`^${named}`))
})

test("lowercase words after a project's name describe it", () => {
  const project = "Harbor Signs: posters for clinics, used in 6 towns (2022)"
  expect(entriesOf(`PROJECTS\n\n${project}`)).toEqual([
    "Harbor Signs: posters for clinics, used in 6 towns /  /  / 2022 / 2022",
  ])
})

test("an employer without a label is above the labels of its positions", () => {
  const text = `EXPERIENCE
Organisation\tDesignation\tDuration
Hill Payments Pvt. Ltd.\tNetwork Engineer\tNov-2021 to Till Date

Hill Payments Pvt. Ltd.
Role: Network Engineer
Duration: Nov-2021 to Till Date
Roles and Responsibilities:
- Moved 43 servers
Vale Infotech Ltd
Role: Trainee
Duration: Dec-2017 to May-2018
Roles and Responsibilities:
- Wrote 9 scripts`
  expect(entriesOf(text)).toEqual([
    "Network Engineer / Hill Payments Pvt. Ltd. /  / 2021-11 / present",
    "Trainee / Vale Infotech Ltd /  / 2017-12 / 2018-05",
  ])
})

test("the marks in the last column of an education table are grades", () => {
  const text = `EDUCATION
Degree\tInstitute\tYear %
B.E. (Civil)\tHill College of Engineering, Belagavi\t2017 71.4
XII (PUC)\tK.L. Composite PU College\t2013 82`
  expect(entriesOf(text)).toEqual([
    "B.E. (Civil) / Hill College of Engineering / Belagavi / 2017 / 2017",
    "XII (PUC) / K.L. Composite PU College /  / 2013 / 2013",
  ])
})
