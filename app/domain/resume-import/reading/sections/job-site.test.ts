import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const head = "Ada Brook\nada@example.com\n\n"
const job = "EXPERIENCE\n\nFitter, Acme Ltd, 2019 – 2021\n- Fitted doors\n\n"
const sectionsOf = (text: string) =>
  readResumeText(text).sections.map(({ kind, lines, entries }) => [
    kind,
    ...lines.map((line) => line.text),
    ...entries.map(({ title, employer, location }) => [title, employer, location].join(" / ")),
  ])

test("the parts of a job in a job site's profile stay with it, and the jobs below them are read", () => {
  const text = `${head}Work Experience

Order Picker
Hill Distribution Center - Memphis, TN
July 2021 - Present

Responsibilities
* Pick and pack orders

Accomplishments
* Employee of the month twice

Skills Used
RF scanning, pallet jack

Material Handler
Delta Parts Warehouse - Southaven, MS
January 2019 - June 2021

Responsibilities
* Unload trucks

Skills
• Pallet jack (4 years)
• Reach truck (2 years)

Assessments
Workplace safety — Proficient`
  const read = readResumeText(text)
  expect(sectionsOf(text)).toEqual([
    [
      "work",
      "Order Picker / Hill Distribution Center / Memphis, TN",
      "Material Handler / Delta Parts Warehouse / Southaven, MS",
    ],
    ["skills", "Pallet jack (4 years)", "Reach truck (2 years)"],
    ["other", "Workplace safety — Proficient"],
  ])
  expect(read.sections[0]?.entries.map(({ bullets }) => bullets.map((line) => line.text))).toEqual([
    ["Pick and pack orders", "Employee of the month twice"],
    ["Unload trucks"],
  ])
  expect(read.notRead).toEqual([])
})

test("a skill level may be drawn after the skill", () => {
  expect(sectionsOf(`${head}${job}SOFTWARE\nIllustrator ●●●●●\nPhotoshop ●●●●○\nFigma ★★★☆☆`)[1]).toEqual([
    "skills",
    "Illustrator",
    "Photoshop",
    "Figma",
  ])
})

test("languages among technical skills are programming languages, and those among other skills are spoken", () => {
  const rows = "Tools: Jira, Intune\nLanguages: French (basic), German"
  expect(sectionsOf(`${head}${job}TECHNICAL SKILLS\n\n${rows}`)[1]).toEqual([
    "skills",
    "Jira",
    "Intune",
    "French (basic)",
    "German",
  ])
  expect(sectionsOf(`${head}${job}KEY SKILLS\n\n${rows}`).slice(1)).toEqual([
    ["skills", "Jira", "Intune"],
    ["languages", "French (basic), German"],
  ])
})

test("tools below the last job are a section if the languages follow, and part of the job if nothing does", () => {
  const tools = "Tools: Premiere, Cinema 4D"
  expect(sectionsOf(`${head}${job}${tools}\nLanguages: Swedish, English`).slice(1)).toEqual([
    ["skills", "Premiere", "Cinema 4D"],
    ["languages", "Swedish, English"],
  ])
  expect(sectionsOf(`${head}${job}${tools}`)).toHaveLength(1)
})

test("a resume quoted in an email reply has its own name, separate from the occupation after it", () => {
  const text = `On Tue, 4 Mar 2025 at 09:12, Ada Brook <ada.brook@example.com> wrote:
> Hi Sam,
>
> as promised, my CV in short:
>
> Ada Brook, motion designer & editor
> ada@example.com / +46 70 555 01 88
>
> 2016-2019: Editor at Hill Film, Stockholm
> - cut 30 commercials`
  const { contact } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Ada Brook", label: "motion designer & editor", email: "ada@example.com" })
  expect(readResumeText(text.replace(", motion designer & editor", ", RN")).contact.name).toBe("Ada Brook, RN")
})

test("a profile copied from a job site with lengths in brackets is read like other profile pages", () => {
  const text = `Ada Brook
Team Leader

Work experience
Add

Team Leader
Hill Parcels Ltd · Full-time
Sept 2021 to Present (3 yrs 2 mos)
Leeds
Lead 22 pickers on the night shift
Train new starters
Edit

Brook Depots
2 yrs 9 mos

Truck Driver
Jan 2020 to Sept 2021 (1 yr 9 mos)
Narrow aisle, racking up to 11 m

Picker
Jan 2019 to Jan 2020 (1 yr 1 mo)
Edit

Skills
Add
Team leading
2 endorsements
Show all 9 skills
Last updated: 3 November 2024`
  expect(sectionsOf(text)).toEqual([
    ["work", "Team Leader / Hill Parcels Ltd / Leeds", "Truck Driver / Brook Depots / ", "Picker / Brook Depots / "],
    ["skills", "Team leading"],
  ])
  const [first, second] = readResumeText(text).sections[0]!.entries
  expect([first, second].map((entry) => entry?.bullets.map((line) => line.text))).toEqual([
    ["Lead 22 pickers on the night shift", "Train new starters"],
    ["Narrow aisle, racking up to 11 m"],
  ])
})
