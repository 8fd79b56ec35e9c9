import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const rolesOf = (text: string) =>
  readResumeText(text)
    .sections.filter(({ kind }) => kind === "work")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, start, end, bullets }) => [
        [title, employer, start, end].join(" / "),
        ...bullets.map((line) => line.text),
      ]),
    )
const head = "Ada Brook\nada@example.com\n\n"

test("a bullet mark on a line of its own belongs to the wrapped text below it", () => {
  const text = `${head}E X P E R I E N C E
Head Porter
Saint Oswin Hospital — Derby
May 2021 – Present
•
Run a desk of six porters and plan for a 120
bed wing
•
Plan the rota with the night team and with
Radiology
Porter
Hill Clinic — Derby
2016 – 2017
•
Moved patients, beds, samples`
  expect(rolesOf(text)).toEqual([
    [
      "Head Porter / Saint Oswin Hospital / 2021-05 / present",
      "Run a desk of six porters and plan for a 120 bed wing",
      "Plan the rota with the night team and with Radiology",
    ],
    ["Porter / Hill Clinic / 2016 / 2017", "Moved patients, beds, samples"],
  ])
})

test("a page footer within a bullet or above a job is not part of them, and is not lost", () => {
  const text = `${head}EXPERIENCE

Head Porter, Saint Oswin Hospital, 2018 – 2021
• Cut waiting times from 24 minutes to
A. Brook – Curriculum Vitae
1 / 3
19 minutes
A. Brook – Curriculum Vitae
2 / 3
Porter, Hill Clinic, 2016 – 2017
• Moved beds
A. Brook – Curriculum Vitae
3 / 3`
  expect(rolesOf(text)).toEqual([
    ["Head Porter / Saint Oswin Hospital / 2018 / 2021", "Cut waiting times from 24 minutes to 19 minutes"],
    ["Porter / Hill Clinic / 2016 / 2017", "Moved beds"],
  ])
  expect(readResumeText(text).notRead.map((line) => line.text)).toContain("A. Brook – Curriculum Vitae")
})

test("a single page number among the lines leaves its neighbors alone", () => {
  const text = `${head}EXPERIENCE\n\nPorter, Hill Clinic, 2016 – 2017\n• Moved beds\nPage 1 of 2\n• Ran the desk`
  expect(rolesOf(text)).toEqual([["Porter / Hill Clinic / 2016 / 2017", "Moved beds", "Ran the desk"]])
})

test("the name and its details beside one page number belong neither to the job above nor to the one below", () => {
  const text = `${head}EXPERIENCE

Hill Clinic, Derby
Head Porter, 2018 – 2021
• Cut waiting times from 24 minutes to 19
Page 1 of 2
Ada Brook
ada@example.com
Saint Oswin Hospital, Leeds
Night Porter, promoted to Team Leader
2016 – 2017
• Moved beds`
  expect(rolesOf(text)).toEqual([
    ["Head Porter / Hill Clinic / 2018 / 2021", "Cut waiting times from 24 minutes to 19"],
    ["Night Porter, promoted to Team Leader / Saint Oswin Hospital / 2016 / 2017", "Moved beds"],
  ])
  expect(readResumeText(text).notRead.map((line) => line.text)).toContain("Ada Brook")
})
