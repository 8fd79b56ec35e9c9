import fc from "fast-check"
import { expect, test } from "vitest"
import { ledgerLacks, tellsOfPeople } from "./ledger-lacks"

const counts = { reflections: 12, withNumbers: 6, withResult: 8, withPeople: 4, skillsWithoutEvidence: [] }

test("a ledger with enough of everything lacks nothing", () => {
  expect(Object.values(ledgerLacks(counts).wanted).every((share) => share === 0)).toBe(true)
})
test("twelve reflections without a number lack all numbers and nothing else", () => {
  const { wanted } = ledgerLacks({ ...counts, withNumbers: 0 })
  expect(wanted).toMatchObject({ numbers: 1, result: 0, people: 0 })
})
test("an empty ledger asks for every part alike", () => {
  const { wanted } = ledgerLacks({
    reflections: 0,
    withNumbers: 0,
    withResult: 0,
    withPeople: 0,
    skillsWithoutEvidence: [],
  })
  expect([wanted.numbers, wanted.result, wanted.people]).toEqual([0.5, 0.5, 0.5])
})
test("skills without evidence are reported", () => {
  const lacks = ledgerLacks({ ...counts, skillsWithoutEvidence: ["Glazing"] })
  expect(lacks.wanted.skill).toBeGreaterThan(0)
  expect(lacks.skills).toEqual(["Glazing"])
})
test("every share stays between 0 and 1, also for counts that disagree", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99), (reflections, withNumbers, withResult, withPeople) => {
      const { wanted } = ledgerLacks({ reflections, withNumbers, withResult, withPeople, skillsWithoutEvidence: [] })
      expect(Object.values(wanted).every((share) => share >= 0 && share <= 1)).toBe(true)
    }),
  )
})
test("other people are recognized by role or pronoun, and the writer alone is not one", () => {
  expect(tellsOfPeople("Showed two apprentices the joint.")).toBe(true)
  expect(tellsOfPeople("She came back twice.")).toBe(true)
  expect(tellsOfPeople("I sanded the boat and myself with it.")).toBe(false)
})

test.each([
  ["started doing the key cards in the afternoon with Jana, 4.6 on booking now", true],
  ["Jana said the queue was shorter", true],
  ["the GM said it was fine", true],
  ["one lady still complained", true],
  ["the plumber came twice", true],
  ["I moved the stock count to a shared sheet with Excel formulas", false],
])("people are recognized however they are named: “%s”", (text, tells) => {
  expect(tellsOfPeople(text)).toBe(tells)
})
