import fc from "fast-check"
import { expect, test } from "vitest"
import { cpuOf } from "../../../tests/support/server/cpu"
import cases from "./achievement-cases.json"
import { achievementQuality } from "./achievement-quality"

const parts = ["situation", "task", "action", "result"] as const
const scores = (text: string) => parts.map((part) => achievementQuality(text)[part].score)
const agreement = (agrees: (each: (typeof cases)[number]) => boolean) => cases.filter(agrees).length / cases.length

test("a complete achievement gets full marks and its own words as spans", () => {
  const told = achievementQuality(
    "The night shift kept losing charts. I was asked to fix it by June. I drew up a one-page form, tried it on two wards and trained 14 nurses. Missing charts fell from 9 a month to 1.",
  )
  expect(told.quality).toBe(100)
  expect(told.situation.spans).toEqual(["The night shift kept losing charts"])
  expect(told.task.spans).toEqual(["I was asked to fix it by June"])
  expect(told.action.spans).toEqual(["I drew up a one-page form", "tried it on two wards", "and trained 14 nurses"])
  expect(told.result.spans).toEqual(["Missing charts fell from 9 a month to 1"])
})
test("a bare action scores 3 of 16, an action with a measured result 9 of 16", () => {
  expect(achievementQuality("Rewrote the ward rota.").quality).toBe(19)
  expect(achievementQuality("Rewrote the ward rota; overtime dropped from 30 to 12 hours.").quality).toBe(56)
})
test("impact requires a first-person action and a result", () => {
  expect(achievementQuality("My manager redesigned the stock room and sales rose 20 %.").impactArticulated).toBe(false)
  expect(achievementQuality("We redesigned the stock room together and sales rose 20 %.").impactArticulated).toBe(true)
  expect(achievementQuality("We redesigned the stock room together.").impactArticulated).toBe(false)
})
test.each([
  "I rewrote the guide. No result yet.",
  "I rewrote the guide. It has not changed anything so far.",
  "I rewrote the guide to cut training time by 30 %.",
  "I rewrote the guide and hope that training will be 30 % shorter.",
  "I rewrote the guide. We failed to shorten the training.",
  "I rewrote the guide. We are still waiting for the first figures.",
])("no result is found in: %s", (text) => {
  expect(achievementQuality(text).result).toEqual({ score: 0, spans: [] })
})
test.each([
  "I did not rewrite the guide.",
  "I would like to rewrite the guide.",
  "I will rewrite the guide next week.",
  "I was asked to rewrite the guide.",
  "My colleague rewrote the guide.",
  "I wanted to rewrite the guide but had no time.",
])("no action is found in: %s", (text) => {
  expect(achievementQuality(text).action.score).toBe(0)
})
test("nothing going wrong is a result; nothing happening is not", () => {
  expect(achievementQuality("I briefed every driver myself. No accidents since.").result.score).toBe(1)
  expect(achievementQuality("I briefed every driver myself. No reaction.").result.score).toBe(0)
})
test.each([
  "I mentored Sam. He was promoted in May.",
  "We moved the café to before school. Thirty-one families came in May instead of four.",
  "I rewrote the list of questions. Calls are down to 40 a day from 90.",
  "We moved the café to the front. Sales were up 12 % by June.",
])("a result told in a sentence of its own is one, in May too: %s", (text) => {
  expect(achievementQuality(text).impactArticulated).toBe(true)
})
test.each(["I rewrote the rota. They may cut overtime by 10 hours.", "I rewrote the rota. This may help 40 people."])(
  "what may come is not a result: %s",
  (text) => {
    expect(achievementQuality(text).result.score).toBe(0)
  },
)
test.each([
  "I moved the shelf. Sales were down 12 % by June.",
  "I switched suppliers. Complaints were up 12 % by June.",
  "I changed the menu. The guests complained.",
  "I wrote to the landlord and he refused.",
  "I moved the shelf. Sales fell from 90 to 60 a day.",
  "I rewrote the rota and overtime went up by 10 hours.",
])("a setback is not a result: %s", (text) => {
  expect(achievementQuality(text).result.score).toBe(0)
})
test("a reduction of something bad is a result", () => {
  expect(achievementQuality("I changed the menu. The guests stopped complaining.").result.score).toBe(1)
  expect(achievementQuality("I rewrote the rota and overtime went down by 10 hours.").result.score).toBe(2)
})
test("a year is not a measure of a result", () => {
  expect(achievementQuality("I retuned the organ and the choir came back in 2024.").result.score).toBe(1)
})
test("a duty with a deadline scores higher than a duty alone", () => {
  expect(scores("I was asked to clear the yard.")[1]).toBe(1)
  expect(scores("I was asked to clear the yard by Friday.")[1]).toBe(2)
})
test("time and place score one point of situation, the problem behind the work two", () => {
  expect(scores("In March I repainted the boats.")[0]).toBe(1)
  expect(scores("Two of the boats leaked. I resealed them.")[0]).toBe(2)
})
test("impact is correct for 95 of 100 labeled reflections and rarely claimed without an action and a result", () => {
  const claimed = (text: string) => achievementQuality(text).impactArticulated
  const over = cases.filter(({ text, action, result }) => claimed(text) && (action === 0 || result === 0))
  expect(over.length / cases.length).toBeLessThan(0.01)
  expect(agreement(({ text, action, result }) => claimed(text) === (action > 0 && result > 0))).toBeGreaterThan(0.95)
})
test("the exact score matches for 85 of 100 labeled actions and 90 of 100 results", () => {
  expect(agreement(({ text, action }) => achievementQuality(text).action.score === action)).toBeGreaterThan(0.85)
  expect(agreement(({ text, result }) => achievementQuality(text).result.score === result)).toBeGreaterThan(0.9)
})

const texts = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        "I",
        "cut",
        "costs",
        "by",
        "20 %",
        ".",
        ",",
        "and",
        "we",
        "built",
        "so that",
        "not",
        "\n",
        "No",
        "…",
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(" ")),
  fc.constantFrom(...cases.map(({ text }) => text)),
)
test("spans are slices of the text, are empty exactly if the score is 0, and the formula holds", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const told = achievementQuality(text)
      for (const part of parts) {
        expect(told[part].spans.every((span) => text.includes(span) && span !== "")).toBe(true)
        expect(told[part].spans.length > 0).toBe(told[part].score > 0)
      }
      const [s, t, a, r] = parts.map((part) => told[part].score)
      expect(told.quality).toBe(Math.round((100 * (s! + t! + 3 * a! + 3 * r!)) / 16))
      expect(told.impactArticulated).toBe(a! >= 1 && r! >= 1)
    }),
    { numRuns: 500 },
  )
})
test("a text of 5,000 characters without a break is analyzed quickly", async () => {
  for (const unit of ["and ", "in the ", "from 1 to ", "a", "I cut, ", "the x ", "no "]) {
    const text = unit.repeat(Math.ceil(5000 / unit.length)).slice(0, 5000)
    expect(await cpuOf(() => achievementQuality(text), 2000), unit).toBeLessThan(2000)
  }
})
