import fc from "fast-check"
import { expect, test } from "vitest"
import { industries } from "../../kernel/industry"
import { asks } from "../../rubric/asks"
import { ledgerLacks } from "../../rubric/ledger-lacks"
import { turnsPerRound } from "../../users/question-turn"
import { chooseQuestion, type QuestionContext } from "./choose-question"
import { questionBank } from "./question-bank"

const noCounts = { reflections: 0, withNumbers: 0, withResult: 0, withPeople: 0, skillsWithoutEvidence: [] }
const blank: QuestionContext = {
  turn: 0,
  salt: "",
  now: new Date("2026-05-12"),
  title: "",
  industry: "",
  shortTermGoals: "",
  longTermGoals: "",
  skills: [],
  lacks: ledgerLacks(noCounts),
  told: [],
}
const nurse: QuestionContext = { ...blank, title: "Staff nurse", industry: "Healthcare", salt: "user-1" }
const walk = (context: QuestionContext, turns: number) =>
  Array.from({ length: turns }, (_, turn) => chooseQuestion({ ...context, turn }))

/** The questions for a person who answers each one completely while the ledger grows. */
function answered(context: QuestionContext, times: number) {
  let told: QuestionContext["told"] = []
  return Array.from({ length: times }, (_, at) => {
    const lacks = ledgerLacks({ ...noCounts, reflections: at, withNumbers: at % 7, withPeople: at % 5 })
    const question = chooseQuestion({ ...context, turn: at * turnsPerRound, told, lacks })
    const entry = { id: `${at}`, question: question.text, response: "Fine.", createdAt: "2026-05-01" }
    told = [entry, ...told].slice(0, 20)
    return question
  })
}

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
const entry = fc.record({
  id: fc.uuid(),
  question: fc.constantFrom(...questionBank.map(({ text }) => text)),
  response: fc.constantFrom("Waiting times fell to 25 minutes.", "I plan to launch the pilot in March.", "I slept."),
  createdAt: fc.constantFrom("2026-01-09T08:00:00.000Z", "2026-02-01T08:00:00.000Z"),
})
const contexts: fc.Arbitrary<QuestionContext> = fc.record({
  turn: fc.nat(5000),
  salt: fc.string(),
  now: fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true }),
  title: words.map((all) => all.join(" ")),
  industry: fc.constantFrom("" as const, ...industries),
  shortTermGoals: words.map((all) => all.join(" ")),
  longTermGoals: fc.string(),
  skills: words,
  lacks: counts.map(ledgerLacks),
  told: fc.array(entry, { maxLength: 3 }),
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

test("the question answered last is not asked next", () => {
  fc.assert(
    fc.property(contexts, (context) => {
      const now = chooseQuestion(context)
      const turn = (Math.floor(context.turn / turnsPerRound) + 1) * turnsPerRound
      const told = [
        { id: "new", question: now.text, response: "Done.", createdAt: "2026-03-01T08:00:00.000Z" },
        ...context.told,
      ]
      expect(chooseQuestion({ ...context, turn, told }).text).not.toBe(now.text)
    }),
  )
})

test("the same input gives the same question", () => {
  fc.assert(
    fc.property(contexts, (context) => {
      expect(chooseQuestion(context)).toEqual(chooseQuestion(context))
    }),
  )
})

test("a person who answers nothing is offered 50 different questions before one repeats", () => {
  for (const context of [blank, nurse]) expect(new Set(walk(context, 50).map(({ id }) => id)).size).toBe(50)
})

test("a person who answers every question sees no repeats within 30 reflections, although the ledger grows", () => {
  for (const context of [blank, nurse]) {
    const asked = answered(context, 80).map(({ id }) => id)
    for (let at = 0; at < asked.length; at++) expect(asked.slice(at + 1, at + 20)).not.toContain(asked[at])
    expect(new Set(asked.slice(0, 30)).size).toBe(30)
  }
})

test("a hundred turns are varied: at least 60 questions, every part of an achievement, none in more than a third", () => {
  for (const context of [blank, nurse, { ...nurse, skills: ["Excel", "Triage", "Spanish"] }]) {
    const asked = walk(context, 100)
    expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60)
    const shares = asks.map((ask) => asked.filter(({ asksFor }) => asksFor === ask).length)
    expect(Math.min(...shares)).toBeGreaterThan(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(34)
  }
})

test("a nurse in healthcare is asked about care first, never about sales quarters or code", () => {
  const first = answered(nurse, 6)
  expect(first.every(({ tags, industries: only }) => tags?.includes("care") || only?.includes("Healthcare"))).toBe(true)
  for (const { tags, industries: only } of walk(nurse, 200)) {
    expect(tags === undefined || tags.includes("care")).toBe(true)
    expect(only === undefined || only.includes("Healthcare")).toBe(true)
  }
})

test.each([
  ["School kitchen manager", "Education", /lesson|learners/],
  ["Tower crane operator", "Other", /customer or member/],
] as const)("a %s is not asked about the trade of others in the industry %s", (title, industry, never) => {
  const asked = walk({ ...blank, title, industry }, 300)
  expect(asked.some(({ industries: only }) => only?.includes(industry))).toBe(true)
  expect(asked.filter(({ text }) => never.test(text))).toEqual([])
})

test("someone without a profile gets only questions that fit anyone", () => {
  for (const { tags, industries: only, text } of walk(blank, 100)) {
    expect([tags, only]).toEqual([undefined, undefined])
    expect(text).not.toContain("{")
  }
})

test.each(["Student", "Sales manager, between jobs"])("a %s is not asked about coworkers and processes", (title) => {
  const asked = walk({ ...blank, title }, 200)
  expect(asked.some(({ tags }) => tags?.includes("starting") || tags?.includes("seeking"))).toBe(true)
  expect(asked.some(({ except }) => except?.includes("starting") || except?.includes("seeking"))).toBe(false)
})

test("the owner of a small trade firm is not asked about meetings", () => {
  const texts = walk({ ...blank, title: "Plumber and owner" }, 300).map(({ text }) => text)
  expect(texts).toContain("Which hire of yours has worked out well?")
  expect(texts.filter((text) => text.includes("meeting did you cancel"))).toEqual([])
})

test("a skill without evidence is named in an early question, and one of unknown kind never", () => {
  const lacks = ledgerLacks({ ...noCounts, skillsWithoutEvidence: ["Glazing", "k8s"] })
  const potter = { ...blank, title: "Potter", skills: ["Throwing", "Glazing", "k8s"], lacks }
  const texts = walk(potter, 2 * turnsPerRound).map(({ text }) => text)
  expect(texts.some((text) => text.includes("glazing"))).toBe(true)
  expect(walk(potter, 100).some(({ text }) => /throwing|k8s/i.test(text))).toBe(false)
})

test("a ledger with results and people but no numbers is asked for numbers sooner than one that has only numbers", () => {
  const first = (counted: Partial<typeof noCounts>) => {
    const lacks = ledgerLacks({ ...noCounts, reflections: 20, ...counted })
    return walk({ ...nurse, lacks }, turnsPerRound).filter(({ asksFor }) => asksFor === "numbers").length
  }
  expect(first({ withResult: 20, withPeople: 20 })).toBeGreaterThan(first({ withNumbers: 20 }))
})

test("a goal of promotion moves questions that serve it to the front", () => {
  const early = answered({ ...blank, shortTermGoals: "Get promoted; I want a promotion to team lead" }, 4)
  expect(early.every(({ goals }) => goals?.some((goal) => goal === "promotion" || goal === "lead"))).toBe(true)
})

test("the end of a quarter is reviewed at the end of a quarter and at no other time", () => {
  const seasonsOf = (now: string) =>
    new Set(walk({ ...blank, now: new Date(now) }, 100).flatMap(({ season }) => season ?? []))
  expect(seasonsOf("2026-05-12")).toEqual(new Set())
  expect(seasonsOf("2026-06-20")).toEqual(new Set(["quarter-end"]))
  expect(seasonsOf("2026-12-30")).toEqual(new Set(["month-end", "quarter-end", "year-end"]))
  expect(answered({ ...blank, now: new Date("2026-06-20") }, 2).map(({ season }) => season)).toEqual([
    "quarter-end",
    "quarter-end",
  ])
})

test("every question of the bank is reachable for someone", () => {
  const seen = new Set<string>()
  const titles = [
    "Engineer, data analyst, designer, product manager",
    "Researcher, nurse, teacher, social work director",
    "Sales, marketing, accountant, lawyer",
    "Waiter, carpenter, logistics, writer",
    "Student",
    "Between jobs",
  ]
  const skills = ["Excel", "Spanish", "Bookkeeping", "Negotiation"]
  for (const industry of industries) {
    for (const title of titles) {
      for (const { id } of walk({ ...blank, title, industry, skills, now: new Date("2026-12-30") }, 300)) seen.add(id)
    }
  }
  expect(questionBank.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([])
})

test("a round starts with a requirement of a saved posting until it has been answered", () => {
  const gaps = [
    "A posting asks for “Terraform”. When did you do this?",
    "A posting asks for “Go”. When did you do this?",
  ]
  const asked = { ...nurse, gaps }
  expect(walk(asked, turnsPerRound).map(({ text }) => gaps.includes(text))).toEqual([true, ...Array(6).fill(false)])
  const told = [{ id: "1", question: gaps[0] ?? "", response: "Fine.", createdAt: "2026-05-01" }]
  expect(chooseQuestion({ ...asked, turn: turnsPerRound, told }).text).toBe(gaps[1])
})

test.each([
  ["Teacher of English and Head of Year 9", /hire of yours/],
  ["Civil engineer", /codebase|outage or bug/],
  ["Team leader, customer contact", /What sold better/],
])("the questions for a %s are about that work", (title, other) => {
  const asked = walk({ ...blank, title }, 400).map(({ text }) => text)
  expect(asked.filter((text) => other.test(text))).toEqual([])
})

test.each([
  ["Cafe manager", /hire of yours/],
  ["Cafe manager", /What sold better/],
  ["Software engineer", /codebase/],
])("a %s is asked %s", (title, own) => {
  expect(walk({ ...blank, title }, 400).some(({ text }) => own.test(text))).toBe(true)
})
