import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts

test.each([
  [
    "a lady rang to cancel her contract, i calmed her down and she ended up renewing for 2 years",
    "Calmed a lady down and the lady ended up renewing for 2 years.",
  ],
  [
    "hired two girls from the college, taught them lamination, after 5 months they do 400 croissants a night",
    "the two girls do 400 croissants a night",
  ],
  [
    "We had a trainee who kept failing. I coached her every Friday and she passed in June with 91%",
    "the trainee passed",
  ],
])("results of people are reported with their noun: %s", (response, told) => {
  expect(linesOf(response).join(" ")).toContain(told)
})

test.each([
  "I coached a rep every morning. She sent me flowers and said I am the best",
  "I rang a customer about his bill and he thinks we should open on Sundays",
  "I trained 5 people on the truck. My colleague Petru he did 210 but he is young",
  "There was a girl who had not been to a dentist for years, a nurse spoke to her and she came back",
])("words, gifts and independent actions of people are not results: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/flowers|Sundays|210|came back/)
})

test("'her' refers to the current topic, not to somebody named in passing", () => {
  const response =
    "There was this lady who had not been to a dentist for 11 years, I talked her through every instrument"
  expect(linesOf(response)[0]).toBe("Talked a lady through every instrument.")
})

test("'them' after a verb for things is not people", () => {
  expect(linesOf("customers kept asking about sizes so I put them in the notes on the site").join(" ")).not.toMatch(
    /put customers/i,
  )
})

test.each([
  [
    "I coached Lena for six weeks. She passed her driving test first time.",
    "Coached Lena for six weeks; Lena passed the driving test first time.",
  ],
  [
    "I coached our apprentice Lena for six weeks. She passed her driving test first time.",
    "Coached the apprentice Lena for six weeks; Lena passed the driving test first time.",
  ],
  [
    "I trained Lena on the press for six weeks and she now runs it alone.",
    "Trained Lena on the press for six weeks and Lena runs the press alone.",
  ],
])("the result of a learner known by name is the learner's, not a thing's: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each(["I trained Priya and Sam. She passed first time.", "I taught French for a year and she passed."])(
  "nobody is named as the learner where two or none could be meant: %s",
  (response) => {
    expect(linesOf(response).join(" ")).not.toContain("passed")
  },
)
