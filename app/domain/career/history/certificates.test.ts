import { expect, test } from "vitest"
import { parseExperience } from "./parse-experience"

test("a certificate formatted like a job below a role is a qualification", () => {
  const history = parseExperience(
    "Data Analyst, Fern & Co (2019 - now)\nMicrosoft Certified: Azure Data Engineer Associate (2022)\nCertified Nursing Assistant, Elm House (2017)",
  )
  expect(history.roles.map(({ title }) => title)).toEqual(["Data Analyst", "Certified Nursing Assistant"])
  expect(history.qualifications).toEqual(["Microsoft Certified: Azure Data Engineer Associate (2022)"])
})

test.each([
  "Gas Safe registered from 2010",
  "NICEIC accredited since 2015",
  "registered with the NMC since 2011",
  "fully qualified in asbestos removal since 2018",
])("%j below a job is a qualification", (line) => {
  const history = parseExperience(
    `Owner and plumber, Wolski Heating 2016 - now\nwe do boilers\n${line}\n\nplumber at Britton 2008 - 2016`,
  )
  expect(history.roles.map(({ title }) => title)).toEqual(["Owner and plumber", "plumber"])
  expect(history.qualifications).toEqual([line])
})

test.each([
  "link nurse for eye care since 2023",
  "fire warden since 2022",
  "Safeguarding lead from 2021",
  "mentor to two apprentices since March 2022",
])("%j right below a current job is a duty of that job", (line) => {
  const history = parseExperience(
    `staff nurse, St Brannoc's Hospital feb 2021-present\n12 bed unit\n${line}\n\nstaff nurse, Queen's Infirmary 2019-2021`,
  )
  expect(history.roles.map(({ company }) => company)).toEqual(["St Brannoc's Hospital", "Queen's Infirmary"])
  expect(history.roles[0]?.lines).toEqual(["12 bed unit", line])
})

test("a job with only a start date is a job: below an employer's line, after a blank line, with an employer, or from earlier on", () => {
  const titles = (experience: string) => parseExperience(experience).roles.map(({ title }) => title)
  expect(titles("Elm House 2015 - now\nWard Manager since 2020\nNurse 2015 - 2020")).toEqual(["Ward Manager", "Nurse"])
  expect(titles("Nurse, Elm House 2019 - now\n\nmaths tutor since 2021")).toEqual(["Nurse", "maths tutor"])
  expect(titles("Nurse, Elm House 2019 - now\nlecturer at Ashby College since 2021")).toEqual(["Nurse", "lecturer"])
})

test.each([
  "2014 to the present",
  "2014 to the present day",
  "2014 - present day",
  "2014 to this day",
  "2014 till right now",
])("a job dated %j is held now", (dates) => {
  const [role] = parseExperience(`Chemistry Teacher, Ridgeway High School, ${dates}\nTeach chemistry`).roles
  expect(role).toMatchObject({ company: "Ridgeway High School", start: "2014", end: "present", location: "" })
})
