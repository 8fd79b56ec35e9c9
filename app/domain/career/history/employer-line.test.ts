import { expect, test } from "vitest"
import { rolesOf } from "../held-roles"
import { parseExperience } from "./parse-experience"

const roles = (...lines: string[]) =>
  rolesOf(lines.join("\n")).map(({ title, employer, start, end }) => [title, employer, start, end])

test("an employer with the dates of all its titles applies to each of them", () => {
  expect(
    roles(
      "Pellworth Ferries, Oban (2015 – 2024)",
      "Deck Supervisor (2019 – 2024)",
      "➤ 14 hands on two boats",
      "Steward (2015 – 2019)",
    ),
  ).toEqual([
    ["Deck Supervisor", "Pellworth Ferries", "2019", "2024"],
    ["Steward", "Pellworth Ferries", "2015", "2019"],
  ])
})

test("a title without dates below a dated employer belongs to it, and one outside its dates does not", () => {
  expect(roles("Quillan Motors, Derby (2018 – 2021)", "Service Adviser", "", "Driver (2011 – 2014)")).toEqual([
    ["Service Adviser", "Quillan Motors", "2018", "2021"],
    ["Driver", "", "2011", "2014"],
  ])
})

test("a table of jobs is parsed by its columns", () => {
  const [role] = parseExperience(
    "From\tTo\tEmployer\tJob title\tDuties\n05/2017\t11/2020\tHaldane Dairy\tLine Operator\tRan two fillers",
  ).roles
  expect(role).toMatchObject({
    title: "Line Operator",
    company: "Haldane Dairy",
    start: "2017-05",
    end: "2020-11",
    lines: ["Ran two fillers"],
  })
})

test("a form is parsed by its labels", () => {
  const { roles: read, loose } = parseExperience(
    "Last position: Porter\nEmployer: Larch House Hospital\nStart date: 03/2016\nEnd date: 09/2020\nDuties:\n- beds and theater runs",
  )
  expect(loose).toEqual([])
  expect(read).toMatchObject([
    {
      title: "Porter",
      company: "Larch House Hospital",
      start: "2016-03",
      end: "2020-09",
      lines: ["beds and theater runs"],
    },
  ])
})

test("dates on a separate line above a title and an employer belong to them", () => {
  expect(
    roles(
      "Job history - latest first",
      "2020 to 2023",
      "Dental Nurse",
      "Brightwell Dental, Frome",
      "• about 20 patients a day",
      "",
      "2016 to 2020",
      "Receptionist, Selwood Opticians",
      "• two sites",
    ),
  ).toEqual([
    ["Dental Nurse", "Brightwell Dental", "2020", "2023"],
    ["Receptionist", "Selwood Opticians", "2016", "2020"],
  ])
})

test("a break with its dates before it is not a role", () => {
  const { roles: read, breaks } = parseExperience("2019-2020 parental leave\n2015-2019 Baker, Oat & Ember")
  expect(read.map(({ title }) => title)).toEqual(["Baker"])
  expect(breaks).toHaveLength(1)
})
