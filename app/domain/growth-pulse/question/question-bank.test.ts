import { stemmer } from "stemmer"
import { expect, test } from "vitest"
import { industries } from "../../kernel/industry"
import { asks } from "../../rubric/asks"
import { type Question, roles, seasons, skillKinds, skillSlot } from "./question"
import { questionBank } from "./question-bank"

const count = (matches: (question: Question) => boolean) => questionBank.filter(matches).length
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}{}'-]+/gu) ?? []
const idsWhere = (matches: (question: Question) => boolean) => questionBank.filter(matches).map(({ id }) => id)
const isOpen = ({ tags, industries: only, skill, season }: Question) => !tags && !only && !skill && !season

test("the bank has at least 250 questions with unique ids, texts and hints", () => {
  expect(questionBank.length).toBeGreaterThanOrEqual(250)
  for (const of of [
    ({ id }: Question) => id,
    ({ text }: Question) => text.toLowerCase(),
    ({ hint, skill }: Question) => `${hint.toLowerCase()}${skill ?? ""}`,
  ]) {
    const all = questionBank.map(of)
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
  }
})

test("no two questions say nearly the same", () => {
  const stems = questionBank.map(({ text }) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stemmer)))
  const close = stems.flatMap((first, at) =>
    stems.slice(at + 1).flatMap((second, ahead) => {
      const shared = [...first].filter((stem) => second.has(stem)).length
      const likeness = shared / (first.size + second.size - shared)
      return likeness >= 0.5 ? [[questionBank[at]!.id, questionBank[at + 1 + ahead]!.id]] : []
    }),
  )
  expect(close).toEqual([])
})

test("a question is one idea: one sentence, one question mark, one question word, at most 18 words", () => {
  const asked = /\b(?:what|which|who|whom|whose|how|when|where|why)\b/gi
  expect(idsWhere(({ text }) => !/^\p{Lu}[^?.!;:]*\?$/u.test(text))).toEqual([])
  expect(idsWhere(({ text }) => (text.match(asked) ?? []).length !== 1)).toEqual([])
  expect(idsWhere(({ text }) => wordsOf(text).length > 18)).toEqual([])
  expect(idsWhere(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test("a hint is short and not a question: at most 14 words, with a period at the end", () => {
  expect(idsWhere(({ hint }) => wordsOf(hint).length > 14 || wordsOf(hint).length < 3)).toEqual([])
  expect(idsWhere(({ hint }) => !/^\p{Lu}[^?!]*\.$/u.test(hint))).toEqual([])
})

test("no question reads like a form, a riddle or British English", () => {
  const banned =
    /\b(?:synerg|leverag|utili[sz]|stakeholder|passion|dream|feel about|in order to|please|describe|elaborate|colou?red|organis|learnt|whilst|programme|behaviour|favourite|analyse|and\/or|etc)\w*/i
  expect(idsWhere(({ text, hint }) => banned.test(`${text} ${hint}`))).toEqual([])
  // Yes/no questions do not lead to evidence.
  expect(
    idsWhere(({ text }) => /^(?:did|do|does|have|has|is|are|was|were|can|could|would|will)\b/i.test(text)),
  ).toEqual([])
})

test("a question about someone in care or need asks for no names", () => {
  const about = /\b(?:patient|learner|person or family|student or colleague)\b.*\b(?:better|leap|firmer|their way)\b/
  const such = questionBank.filter(({ text }) => about.test(text))
  expect(such.length).toBeGreaterThanOrEqual(4)
  expect(such.filter(({ hint }) => !/no names/i.test(hint)).map(({ id }) => id)).toEqual([])
})

test("a question has a placeholder for a skill exactly if it declares the kind of skill", () => {
  expect(idsWhere(({ text, skill }) => text.includes(skillSlot) !== (skill !== undefined))).toEqual([])
  for (const kind of skillKinds) expect(count(({ skill }) => skill === kind)).toBeGreaterThanOrEqual(2)
})

test.each(industries)("%s has at least 5 own questions in both halves of the bank", (industry) => {
  const at = questionBank.flatMap((question, index) => (question.industries?.includes(industry) ? [index] : []))
  expect(at.length).toBeGreaterThanOrEqual(5)
  expect(at.filter((index) => index % 2 === 0).length).toBeGreaterThanOrEqual(2)
  expect(at.filter((index) => index % 2 === 1).length).toBeGreaterThanOrEqual(2)
})

test("the bank has at least 8 questions for every part of an achievement, 5 for every kind of work and 4 for every season", () => {
  for (const ask of asks) expect([ask, count(({ asksFor }) => asksFor === ask) >= 8]).toEqual([ask, true])
  for (const role of roles)
    expect([role, count(({ tags }) => tags?.includes(role) === true) >= 5]).toEqual([role, true])
  for (const of of seasons) expect([of, count(({ season }) => season === of) >= 4]).toEqual([of, true])
})

test("each half has 25 questions for anyone that need no skill", () => {
  const open = questionBank.flatMap((question, at) => (isOpen(question) && !question.except ? [at % 2] : []))
  expect(open.filter((half) => half === 0).length).toBeGreaterThanOrEqual(25)
  expect(open.filter((half) => half === 1).length).toBeGreaterThanOrEqual(25)
})
