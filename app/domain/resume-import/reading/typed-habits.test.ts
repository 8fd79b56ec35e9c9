import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const head = "Ada Brook\nada@example.com\n\n"
const sectionsOf = (text: string) =>
  readResumeText(head + text).sections.map(({ kind, lines, entries }) => [
    kind,
    ...lines.map((line) => line.text),
    ...entries.flatMap(({ title, employer, location, bullets }) => [
      [title, employer, location].join(" / "),
      ...bullets.map((line) => line.text),
    ]),
  ])

test("headings are found where the only blank line is below the name", () => {
  const text = `Work Experience
Shipping Clerk
Pacific Plastics - Anaheim, CA
2019 to Present
Print labels
Load trucks
Packer
Hill Outlet - Santa Ana, CA
2016 to 2019
Picked orders
Wrapped pallets
Education
Hill High School
Skills
Forklift, Shipping & Receiving`
  expect(sectionsOf(text)).toEqual([
    [
      "work",
      "Shipping Clerk / Pacific Plastics / Anaheim, CA",
      "Print labels",
      "Load trucks",
      "Packer / Hill Outlet / Santa Ana, CA",
      "Picked orders",
      "Wrapped pallets",
    ],
    ["education", "Hill High School"],
    ["skills", "Forklift", "Shipping & Receiving"],
  ])
})

test("a character that mail programs quote with is a bullet if nothing is quoted", () => {
  const text = `WORK

[2021-now] Support Agent @ Cloudberry Hosting
 > answer 50 tickets a day
 > wrote 30 help articles`
  const job = ["work", "Support Agent / Cloudberry Hosting / ", "answer 50 tickets a day", "wrote 30 help articles"]
  expect(sectionsOf(text)).toEqual([job])
  expect(sectionsOf(text.replace(/^ > /gm, "> "))).toEqual([job])
})

test("a row with its dates, a title and an employer is complete without its town", () => {
  const text = `EXPERIENCE

2020 – 2022\tShop Assistant\tHill Corner, Leeds
\tChecking stock
\tOrdering`
  expect(sectionsOf(text)).toEqual([["work", "Shop Assistant / Hill Corner / Leeds", "Checking stock", "Ordering"]])
})

test("groups of skills between semicolons are separated from their names", () => {
  expect(sectionsOf("SKILLS\n\nSoftware: Excel, Sage; Hand tools: gauges, files")).toEqual([
    ["skills", "Excel", "Sage", "gauges", "files"],
  ])
})
