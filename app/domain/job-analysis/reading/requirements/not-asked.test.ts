import { expect, it } from "vitest"
import { readPosting } from "../read-posting"
import { isNotice } from "./notices"

const quotesOf = (text: string) =>
  readPosting(text, new Date("2026-01-15T00:00:00Z")).requirements.map(({ quote }) => quote)

const electrician = (line: string) =>
  `Commercial Electrician\nHarlan Electric, Boise, ID\n\nRequirements\n- 4 years of commercial work\n- Journeyman license\n- ${line}\n- Reads blueprints`

it.each([
  "401k match 4%, truck, PTO",
  "Company truck + gas card",
  "Health, dental, vision",
  "Medical/Dental/Vision after 60 days",
  "2 weeks paid vacation, sick time, birthday off",
  "$2,500 sign on bonus",
  "Tool allowance and boots every year",
  "You'll get a company van, fuel card and phone",
  "25 days annual leave plus bank holidays",
  "EEO/AA employer",
  "EOE, M/F/D/V",
  "Equal Opportunity Employer: Minorities/Women/Veterans/Disabled",
  "All qualified applicants will receive consideration without regard to race, color or religion",
  "Send your resume to jobs@harlan.example",
  "Text Dale or stop by the shop",
  "Pay: $32 to $44 an hour DOE",
  "Yes",
])("“%s” is no requirement, even below the heading of the requirements", (line) => {
  expect(quotesOf(electrician(line))).toEqual(["4 years of commercial work", "Journeyman license", "Reads blueprints"])
})

it.each([
  "Own truck and tools",
  "Knowledge of 401(k) plans",
  "Experience selling life and health insurance",
  "Email marketing",
  "Call center experience",
  "Manage the company car fleet",
  "EEO law",
  "Pension administration",
  "Resume screening",
])("“%s” stays a requirement", (line) => {
  expect(quotesOf(electrician(line))).toContain(line)
})

it("a line between two benefits belongs to them", () => {
  const read = quotesOf(electrician("401k match 4%\n- The Christmas party is legendary\n- 8 paid holidays"))
  expect(read).not.toContain("The Christmas party is legendary")
})

it("benefits are not requirements in a note of a few lines either", () => {
  const read = quotesOf(
    "Need an HVAC tech in Boise, EPA 608 required\nOwn hand tools\n401k, truck, PTO\nEEO/AA employer",
  )
  expect(read).toEqual(["Own hand tools"])
})

it("a board's comparison with the reader's profile is not part of the posting", () => {
  const read = quotesOf(
    "Prep Cook\nTin Pot Diner\n\nProfile insights\nHere's how the job qualifications align with your profile.\nSkills\nKnife skills\nDo you have experience in Knife skills?\nYesNo\n\nJob details\nPay\n$18 an hour\n\nFull job description\nRequirements\n- Food handler card\n- Two years on the line",
  )
  expect(read).toEqual(["Food handler card", "Two years on the line"])
})

it("“a good fit if you” states a requirement rather than a wish", () => {
  const { requirements } = readPosting(
    "Data Engineer\n\nYou might be a good fit if you\n- have built pipelines in Airflow\n- are fluent in SQL\n- write clearly",
    new Date("2026-01-15T00:00:00Z"),
  )
  expect(requirements.map(({ must }) => must)).toEqual([true, true, true])
})

it("a condition beside a visa remark is still read", () => {
  expect(isNotice("EU passport, as we cannot sponsor a permit for this role")).toBe(false)
  expect(isNotice("We cannot sponsor a permit")).toBe(true)
})

it("a softened requirement with a clause in the middle is one requirement, and what is essential is required", () => {
  const { requirements } = readPosting(
    "Data Engineer\n\nRequirements\nTwo years in a bank\nProficiency in Mandarin, to liaise with associates abroad, is an advantage\n\nOther\nDue to our location, your own transport is essential.",
    new Date("2026-01-15T00:00:00Z"),
  )
  expect(requirements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        quote: "Proficiency in Mandarin, to liaise with associates abroad, is an advantage",
        must: false,
      }),
      expect.objectContaining({ quote: expect.stringContaining("your own transport is essential"), must: true }),
    ]),
  )
})

it("how a company hires and what it can offer are not requirements", () => {
  const read = quotesOf(
    "Prep Cook\nTin Pot Diner\n\nRequirements\n- Food handler card\n\nWe can offer:\n- A chef with an open door\n\nHow we hire\n- 30 minutes with Tess",
  )
  expect(read).toEqual(["Food handler card"])
})
