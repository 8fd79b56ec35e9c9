import { stemmer } from "stemmer"
import { expect, test } from "vitest"
import { industries } from "../kernel/industry"
import { asks } from "../rubric/asks"
import { roles, skillSlot } from "./question"
import { questionBank } from "./question-bank"

const count = (matches: (question: (typeof questionBank)[number]) => boolean) => questionBank.filter(matches).length

test("the bank holds at least 170 questions, each id and each text once", () => {
  expect(questionBank.length).toBeGreaterThanOrEqual(170)
  expect(new Set(questionBank.map(({ id }) => id)).size).toBe(questionBank.length)
  expect(new Set(questionBank.map(({ text }) => text.toLowerCase())).size).toBe(questionBank.length)
})
test("no two questions say nearly the same", () => {
  const stems = questionBank.map(({ text }) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stemmer)))
  const close = stems.flatMap((first, at) =>
    stems.slice(at + 1).flatMap((second, ahead) => {
      const shared = [...first].filter((stem) => second.has(stem)).length
      const likeness = shared / (first.size + second.size - shared)
      return likeness > 0.6 ? [[questionBank[at]!.id, questionBank[at + 1 + ahead]!.id]] : []
    }),
  )
  expect(close).toEqual([])
})
test("every id is a slug and every text one question of readable length, asked in one sentence", () => {
  for (const { id, text } of questionBank) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(text.length, id).toBeLessThanOrEqual(180)
    expect(text.split("?").length, id).toBe(2)
    expect(text, id).toMatch(/^[\p{Lu}]/u)
  }
})
test.each(industries)("%s has at least 5 questions of its own, in both halves of the bank", (industry) => {
  const at = questionBank.flatMap((question, index) => (question.industries?.includes(industry) ? [index] : []))
  expect(at.length).toBeGreaterThanOrEqual(5)
  expect(at.filter((index) => index % 2 === 0).length).toBeGreaterThanOrEqual(2)
  expect(at.filter((index) => index % 2 === 1).length).toBeGreaterThanOrEqual(2)
})
test("every part of an achievement is asked for at least 8 times, and every kind of work has 3 questions", () => {
  for (const ask of asks)
    expect(
      count((question) => question.asksFor === ask),
      ask,
    ).toBeGreaterThanOrEqual(8)
  for (const role of roles)
    expect(
      count((question) => question.tags?.includes(role) === true),
      role,
    ).toBeGreaterThanOrEqual(3)
})
test("nobody is left with few questions: 20 in each half are open to anyone and need no skill", () => {
  const open = questionBank.flatMap(({ tags, industries: only, text }, at) =>
    tags || only || text.includes(skillSlot) ? [] : [at % 2],
  )
  expect(open.filter((half) => half === 0).length).toBeGreaterThanOrEqual(20)
  expect(open.filter((half) => half === 1).length).toBeGreaterThanOrEqual(20)
})
