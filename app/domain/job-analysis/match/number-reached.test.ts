import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"
import { figuresAsked } from "./requirement/figures"
import type { Candidate } from "./requirement/shapes"

const person = (...texts: string[]): Candidate => ({
  items: texts.map((text, at) => ({ id: `e${at}`, text, field: null })),
  lines: [],
  profile: null,
})
const of = (quote: string, candidate: Candidate, kind: RequirementKind = "experience") =>
  matchPosting({ title: null, skills: [], requirements: [{ quote, kind, must: true }] }, candidate, "2026-11-22")
    .requirements[0]

test.each([
  ["Experience leading a team of 50+ across three shifts", "Led a team of 42 on three shifts", "50+", "42"],
  ["Leading teams of at least 50 people", "I led 42 warehouse staff.", "50+", "42"],
  ["Leading teams of more than 50 people", "I led a team of 50.", "more than 50", "50"],
  ["Leading teams of 50 or more", "I led a team of nearly 50.", "50+", "50"],
  ["Managing a team of 20-30 drivers", "Managed a team of 12 drivers.", "20", "12"],
  ["Budget management of £2m+", "Managed a budget of £1.4m.", "£2m+", "£1.4m"],
  ["Managing a portfolio of 40+ properties", "Managed a portfolio of properties for a housing trust.", "40+", null],
  ["Managing a team of 50+", "I managed the team and planned a party for 60 guests.", "50+", null],
  ["Managing a team of 60+ hourly associates", "Lead two crews of 12 across receiving.", "60+", "12"],
  ["Banqueting experience for 150+ covers", "Banquets for under 200 covers.", "150+", null],
])("“%s” is close to “%s” but not met: %s, %s", (quote, words, asked, held) => {
  expect(of(quote, person(words))).toMatchObject({ status: "partly", figure: { asked, held } })
})

test.each([
  ["Experience leading a team of 50+ across three shifts", "Led a team of 64 on three shifts"],
  ["Leading teams of at least 50 people", "I led 50 warehouse staff."],
  ["Managing a team of 20-30 drivers", "Managed a team of 24 drivers."],
  ["Budget management of £2m+", "Managed a budget of £2.5 million."],
  ["Managing a team of up to 50", "I managed a team of 12."],
  ["Banqueting experience for 150+ covers", "Banquets for up to 400 covers a night."],
])("“%s” is met by “%s”", (quote, words) => {
  expect(of(quote, person(words))).toMatchObject({ status: "met", figure: null })
})

test("the highest of several numbers for the same thing counts", () => {
  const both = person("Led a team of 12.", "Led a team of 55.", "Led a team of 30.")
  expect(of("Leading a team of 50+", both)?.status).toBe("met")
})

test.each([
  "ISO 9001 audits",
  "24/7 support",
  "Microsoft 365",
  "Key Stage 3 teaching",
  "5+ years of nursing",
  "Lean Six Sigma",
  "Six-Sigma certificate",
  "8D and 5S methods",
  "Solidworks design, £48-52/hr",
  "Grade 8, £35,235 salary",
])("the number in “%s” is not a threshold", (quote) => {
  expect(figuresAsked(quote)).toEqual([])
})

test("an answer without a number meets no threshold", () => {
  const quote = "Leading a team of 50+"
  const question = `A posting asks for “${quote}”.`
  const answered = (text: string) => {
    const items = [{ id: "a", text, field: null, source: `${question} (2026-11-22)` }]
    const lines = [{ text: "A line", state: "agreed" as const, evidenceIds: ["a"] }]
    const requirements = [{ quote, kind: "experience" as const, must: true, question }]
    const found = matchPosting({ title: null, skills: [], requirements }, { items, lines, profile: null }, "2026-11-22")
    return found.requirements[0]?.status
  }
  expect(answered("I led the night team.")).toBe("partly")
  expect(answered("I led 60 people at the depot.")).toBe("met")
})

test("an amount in another currency is shown and not compared", () => {
  const found = of("Managed $1M+ in annual ad spend", person("Managed a media spend of £600k."))
  expect(found).toMatchObject({ status: "partly", figure: { asked: "$1M+", held: "£600k", isOtherCurrency: true } })
  const both = person("Managed a media spend of £600k.", "Managed an ad spend of $2m.")
  expect(of("Managed $1M+ in annual ad spend", both)).toMatchObject({ status: "met", figure: null })
})

test("the evidence includes the words that state the number", () => {
  const told = person(
    "Banquets and covers for the summer season, with pastry.",
    "Banquets and covers for the winter season, with pastry.",
    "Banquets and covers for the spring season, with pastry.",
    "Banquets for 90 covers.",
  )
  const found = of("Banquets and pastry for 150+ covers", told)
  expect(found?.figure).toEqual({ asked: "150+", held: "90" })
  expect(found?.evidence.map(({ text }) => text)).toContain("Banquets for 90 covers.")
})

test("the size of a team is found wherever the person states it", () => {
  const found = of(
    "Recruit, train and keep a team of 20",
    person("Recruited and trained three trainees.", "staff of seven, most part time"),
  )
  expect(found?.figure).toMatchObject({ asked: "20", held: "seven" })
})
