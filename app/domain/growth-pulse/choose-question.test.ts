import fc from "fast-check"
import { expect, test } from "vitest"
import { industries } from "../kernel/industry"
import { ledgerLacks } from "../rubric/ledger-lacks"
import { chooseQuestion, type QuestionContext } from "./choose-question"
import { questionBank } from "./question-bank"

const noCounts = { reflections: 0, withNumbers: 0, withResult: 0, withPeople: 0, skillsWithoutEvidence: [] }
const blank: QuestionContext = {
  turn: 0,
  salt: "",
  title: "",
  industry: "",
  shortTermGoals: "",
  longTermGoals: "",
  skills: [],
  lacks: ledgerLacks(noCounts),
}
const nurse: QuestionContext = { ...blank, title: "Staff nurse", industry: "Healthcare", salt: "user-1" }
const walk = (context: QuestionContext, turns: number) =>
  Array.from({ length: turns }, (_, turn) => chooseQuestion({ ...context, turn }))

const words = fc.array(fc.constantFrom("nurse", "lead", "sales", "promotion", "Excel", "potter", "data", "¿x", "$&"), {
  maxLength: 4,
})
const counts = fc.record({
  reflections: fc.nat(50),
  withNumbers: fc.nat(50),
  withResult: fc.nat(50),
  withPeople: fc.nat(50),
  skillsWithoutEvidence: words,
})
const contexts: fc.Arbitrary<QuestionContext> = fc.record({
  turn: fc.nat(5000),
  salt: fc.string(),
  title: words.map((all) => all.join(" ")),
  industry: fc.constantFrom("" as const, ...industries),
  shortTermGoals: words.map((all) => all.join(" ")),
  longTermGoals: fc.string(),
  skills: words,
  lacks: counts.map(ledgerLacks),
})

test("two consecutive turns never give the same question, whatever else changes between them", () => {
  fc.assert(
    fc.property(contexts, contexts, (first, second) => {
      const now = chooseQuestion(first)
      const next = chooseQuestion({ ...second, turn: first.turn + 1 })
      expect(next.id).not.toBe(now.id)
      expect(next.text).not.toBe(now.text)
    }),
    { numRuns: 400 },
  )
})
test("the same input gives the same question", () => {
  fc.assert(
    fc.property(contexts, (context) => {
      expect(chooseQuestion(context)).toEqual(chooseQuestion(context))
    }),
  )
})
test("an unchanged person is asked 50 different questions before one comes again", () => {
  for (const context of [blank, nurse]) {
    expect(new Set(walk(context, 50).map(({ id }) => id)).size).toBe(50)
  }
  expect(new Set(walk(nurse, 60).map(({ id }) => id)).size).toBe(60)
})
test("a ledger that grows with every answer brings no question back within 20 turns", () => {
  const asked = walk(nurse, 120).map(
    (_, turn) =>
      chooseQuestion({
        ...nurse,
        turn,
        lacks: ledgerLacks({ ...noCounts, reflections: turn, withNumbers: turn % 7, withPeople: turn % 5 }),
      }).id,
  )
  for (let at = 0; at < asked.length; at++) expect(asked.slice(at + 1, at + 20)).not.toContain(asked[at])
})
test("a nurse in healthcare is asked about care first, and never about sales quarters or code", () => {
  const first = walk(nurse, 4)
  expect(first.every(({ tags, industries: only }) => tags?.includes("care") || only?.includes("Healthcare"))).toBe(true)
  for (const { tags, industries: only } of walk(nurse, 200)) {
    expect(tags === undefined || tags.includes("care")).toBe(true)
    expect(only === undefined || only.includes("Healthcare")).toBe(true)
  }
})
test("someone without a profile gets only questions that fit anyone", () => {
  for (const { tags, industries: only, text } of walk(blank, 100)) {
    expect([tags, only]).toEqual([undefined, undefined])
    expect(text).not.toContain("{")
  }
})
test("a skill that nothing was told about is named in an early question", () => {
  const lacks = ledgerLacks({ ...noCounts, skillsWithoutEvidence: ["Glazing"] })
  const texts = walk({ ...blank, title: "Potter", skills: ["Throwing", "Glazing"], lacks }, 12).map(({ text }) => text)
  expect(texts.some((text) => text.includes("Glazing"))).toBe(true)
  expect(texts.some((text) => text.includes("Throwing"))).toBe(false)
})
test("a skill is put into the text as it stands, signs of replacement patterns included", () => {
  const lacks = ledgerLacks({ ...noCounts, skillsWithoutEvidence: ["R$& D"] })
  expect(walk({ ...blank, lacks }, 12).some(({ text }) => text.includes("R$& D"))).toBe(true)
})
test("a ledger with results and people but no numbers is asked for numbers sooner than one with numbers alone", () => {
  const first = (counted: Partial<typeof noCounts>) => {
    const lacks = ledgerLacks({ ...noCounts, reflections: 20, ...counted })
    return walk({ ...nurse, lacks }, 20).filter(({ asksFor }) => asksFor === "numbers").length
  }
  expect(first({ withResult: 20, withPeople: 20 })).toBeGreaterThan(first({ withNumbers: 20 }))
})
test("a goal of promotion brings questions that serve it to the front", () => {
  const early = walk({ ...blank, shortTermGoals: "Get promoted; I want a promotion to team lead" }, 4)
  expect(early.every(({ goals }) => goals?.some((goal) => goal === "promotion" || goal === "lead"))).toBe(true)
})
test("every question of the bank can come up for somebody", () => {
  const seen = new Set<string>()
  const titles = [
    "Engineer, data analyst, designer, product manager",
    "Researcher, nurse, teacher, social work director",
    "Sales, marketing, accountant, lawyer",
    "Waiter, carpenter, logistics, writer",
  ]
  for (const industry of industries) {
    for (const title of titles) {
      for (const { id } of walk({ ...blank, title, industry, skills: ["Excel"] }, 260)) seen.add(id)
    }
  }
  expect(questionBank.filter(({ id }) => !seen.has(id))).toEqual([])
})
