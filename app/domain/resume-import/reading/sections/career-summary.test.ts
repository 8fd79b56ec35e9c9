import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const head = "Ada Brook\nada@example.com\n\n"
const rolesOf = (text: string) =>
  readResumeText(head + text).sections.flatMap(({ kind, entries }) =>
    entries.map(({ title, employer, location, notes, bullets }) => [
      [kind, title, employer, location].join(" / "),
      ...[...notes, ...bullets].map((line) => line.text),
    ]),
  )

test("dated jobs below a career summary are work, and long lines that open with dates are complete", () => {
  const text = `Career summary

Apr 2021 – present: Senior Executive Officer, Department for Water Resources, Leeds
Policy lead, abstraction licensing
- Led a team of four through the consultation of 2023 and answered 1,900 letters
Sept 2017 – Mar 2021: Higher Executive Officer, Rural Payments Office North, York
Operations manager
- Cut the backlog from 4,100 to 600 claims within the second year of the office`
  expect(rolesOf(text)).toEqual([
    [
      "work / Senior Executive Officer / Department for Water Resources / Leeds",
      "Policy lead, abstraction licensing",
      "Led a team of four through the consultation of 2023 and answered 1,900 letters",
    ],
    [
      "work / Higher Executive Officer / Rural Payments Office North / York",
      "Operations manager",
      "Cut the backlog from 4,100 to 600 claims within the second year of the office",
    ],
  ])
})

test("a career summary in sentences stays one", () => {
  const { sections } = readResumeText(`${head}Career summary\n\nWater engineer, since 2012 in the public service.`)
  expect(sections.map(({ kind }) => kind)).toEqual(["summary"])
})

test("marked jobs above duties that are marked further to the right are roles", () => {
  const text = `SELECTED CLIENTS
* Freelance illustrator, since 2016
  - storyboards for two films
  - two picture books
* In-house designer, Estudio Norte, Madrid, 2012-2016
  - packaging for 40 products`
  expect(rolesOf(text)).toEqual([
    ["work / Freelance illustrator /  / ", "storyboards for two films", "two picture books"],
    ["work / In-house designer / Estudio Norte / Madrid", "packaging for 40 products"],
  ])
})

test("groups of skills in front of dashes are labels", () => {
  const { sections, notRead, labels } = readResumeText(
    `${head}Skills\nPolicy work – submission writing, impact assessment\nDigital – Excel, Power BI`,
  )
  expect(sections[0]?.lines.map((line) => line.text)).toEqual([
    "submission writing",
    "impact assessment",
    "Excel",
    "Power BI",
  ])
  expect(notRead).toEqual([])
  expect(labels?.map((label) => label.text)).toEqual(["Policy work", "Digital"])
})

test("a skill and the remark about it after a dash stay together", () => {
  const { sections } = readResumeText(`${head}Skills\nPython – daily since 2015\nWelding`)
  expect(sections[0]?.lines.map((line) => line.text)).toEqual(["Python – daily since 2015", "Welding"])
})

test("the fields of a study have labels, and so has the town of a form", () => {
  const text = `Name: Karen Oduya
Email: karen@example.com
Town: Derby

Education
School: Derby Moor College
Qualification: BTEC Level 2 Retail
Year: 2014`
  const { contact, sections } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Karen Oduya", location: "Derby" })
  expect(sections[0]?.entries.map(({ title, employer, location, end }) => [title, employer, location, end])).toEqual([
    ["BTEC Level 2 Retail", "Derby Moor College", "", "2014"],
  ])
})
