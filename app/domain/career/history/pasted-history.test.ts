import { expect, test } from "vitest"
import { findDateRange } from "../../language/date-range"
import { rolesOf } from "../held-roles"
import { parseExperience } from "./parse-experience"

const shape = (text: string) => rolesOf(text).map(({ title, employer, start, end }) => [title, employer, start, end])

test("a profile copied from a networking site has its employer under each title, without durations and places", () => {
  const text =
    "Harbour Foods · Full-time\n5 yrs 1 mo\nCork, Ireland\n\nShift Manager\nJun 2023 - Present · 2 yrs\n\nLine Operator\nMay 2020 - Jun 2023 · 3 yrs 2 mos\n\nDriver\nQuick Parcels\nJan 2018 - Apr 2020 · 2 yrs 4 mos"
  expect(shape(text)).toEqual([
    ["Shift Manager", "Harbour Foods", "2023-06", "present"],
    ["Line Operator", "Harbour Foods", "2020-05", "2023-06"],
    ["Driver", "Quick Parcels", "2018-01", "2020-04"],
  ])
})

test.each([
  ["Founder & CEO, Kite & Co (2020 – present), Utrecht", ["Founder & CEO", "Kite & Co", "2020", "present"]],
  ["03/2017 – heute: Accountant, Brandt GmbH, Ulm", ["Accountant", "Brandt GmbH", "2017-03", "present"]],
  ["Designer – Petra Studios – Ontario – 2019/11 to 2021/05", ["Designer", "Petra Studios", "2019-11", "2021-05"]],
  ["Associate, Tax, Moor Field LLP (2019–2021)", ["Associate, Tax", "Moor Field LLP", "2019", "2021"]],
  ["Sales rep, City Copiers, 2005-08", ["Sales rep", "City Copiers", "2005", "2008"]],
  [
    "Teacher, Hill Community School, 2015 – present (Year Head since 2022)",
    ["Teacher", "Hill Community School", "2015", "present"],
  ],
])("reads %s", (line, role) => {
  expect(shape(line)).toEqual([role])
})

test.each([
  ["Jan 22 - now  Site manager @ Harlow & Pike", ["Site manager", "Harlow & Pike", "2022-01", "present"]],
  ["Mar '19 – Dec '21: Foreman, Dunmore Civil", ["Foreman", "Dunmore Civil", "2019-03", "2021-12"]],
  ["Teacher, Hill School, Sept 98 to July 2004", ["Teacher", "Hill School", "1998-09", "2004-07"]],
  ["Welder at Kern Marine (03/19 - 06/21)", ["Welder", "Kern Marine", "2019-03", "2021-06"]],
  ["Chef, The Quay Hotel, '09-'14", ["Chef", "The Quay Hotel", "2009", "2014"]],
  ["Nurse, Elm House, since Feb 20", ["Nurse", "Elm House", "2020-02", "present"]],
])("reads the two-digit years of %s", (line, role) => {
  expect(shape(line)).toEqual([role])
})

test("a pasted list with two-digit years is parsed completely", () => {
  const text =
    "Jan 22 - now  Site manager @ Harlow & Pike\n- ran 4 sites\nJun 17 - Dec 21  Assistant site manager @ Corben Homes\n- snagging on 60 plots"
  expect(shape(text)).toEqual([
    ["Site manager", "Harlow & Pike", "2022-01", "present"],
    ["Assistant site manager", "Corben Homes", "2017-06", "2021-12"],
  ])
})

test.each([
  "Ran the fair on Jan 22 and Feb 24",
  "Open 24/7 from 09/10",
  "The '90s - a good time",
  "Scored 09/10 - 12/20/2020",
])("“%s” has no two-digit years", (line) => {
  expect(findDateRange(line)?.start.slice(0, 2) ?? "").not.toMatch(/^(?:19|20)/)
})

test("several dated sentences on a line are several roles", () => {
  expect(shape("Moss Dairy, since 1998. Parish board 2019-23.")).toEqual([
    ["", "Moss Dairy", "1998", "present"],
    ["", "Parish board", "2019", "2023"],
  ])
})

test("a change of title at the same employer is a separate role", () => {
  expect(shape("since 2018 north electrical ltd, Leeds - electrician, then from 2023 site supervisor")).toEqual([
    ["site supervisor", "north electrical ltd", "2023", "present"],
    ["electrician", "north electrical ltd", "2018", "2023"],
  ])
})

test("a certificate with a year is not a job, and a degree with its class is a study", () => {
  const text =
    "Intern, Delta Works (2023)\nSolutions Architect Associate (2022)\nB.Eng Mechanical Engineering, University of Leeds, 2024. Second Class Upper"
  const roles = rolesOf(text)
  expect(roles.map(({ title, kind }) => [title, kind])).toEqual([
    ["Intern", "work"],
    ["B.Eng Mechanical Engineering", "study"],
  ])
  expect(roles[1]).toMatchObject({ employer: "University of Leeds", end: "2024" })
})

test("the id of a role is stable as long as title, employer and start are", () => {
  const [before] = rolesOf("Nurse, Elm Hospital (2019 – present)")
  const [after] = rolesOf("Nurse, Elm Hospital (2019 – 2024)")
  const [other] = rolesOf("Nurse, Elm Hospital (2020 – present)")
  expect(after?.id).toBe(before?.id)
  expect(other?.id).not.toBe(before?.id)
})

test("a place under the dates of a copied profile is not a line of the role", () => {
  const [role] = parseExperience(
    "Product Manager\nAcme GmbH · Full-time\nJan 2021 - Sep 2024 · 3 yrs 8 mos\nBerlin, Germany\nLed the redesign of checkout",
  ).roles
  expect(role).toMatchObject({ title: "Product Manager", lines: ["Led the redesign of checkout"] })
})

test("words that introduce an earlier role are not part of its title", () => {
  expect(shape("Electrician at Volt Ltd since 2016. Before that apprentice at Sparks & Co (2012-2016).")).toEqual([
    ["Electrician", "Volt Ltd", "2016", "present"],
    ["apprentice", "Sparks & Co", "2012", "2016"],
  ])
})
