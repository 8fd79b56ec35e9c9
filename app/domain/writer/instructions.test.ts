import { expect, test } from "vitest"
import { readInstructions } from "./instructions"

test("person, length and the job are read out of one breath", () => {
  expect(readInstructions("third person, 60 words, for the role of Ward Manager at St Brannoc's")).toMatchObject({
    person: "third",
    words: 60,
    role: { title: "Ward Manager", company: "St Brannoc's" },
    other: [],
  })
  expect(readInstructions("Please write it in the first person, under 120 words.")).toMatchObject({
    person: "first",
    words: 120,
    other: [],
  })
})

test.each([
  ["friendly tone", "conversational"],
  ["Keep it formal", "professional"],
])("%j is a tone", (text, tone) => {
  expect(readInstructions(text)).toMatchObject({ tone, other: [] })
})

test("what is to be stressed is kept in its words", () => {
  expect(readInstructions("Focus on leadership and the pricing work; highlight Kafka").emphasis).toEqual([
    "leadership and the pricing work",
    "Kafka",
  ])
})

test("a thing named alone is what the text should be about", () => {
  expect(readInstructions("the integration tests")).toMatchObject({ emphasis: ["integration tests"], other: [] })
  expect(readInstructions("my work on Kafka").emphasis).toEqual(["work on Kafka"])
  expect(readInstructions("the tone should be angry").other).toHaveLength(1)
})

test("what no rule knows is kept, so that the page can say that it was not followed", () => {
  expect(readInstructions("write it in Spanish\nuse a pun in every line").other).toHaveLength(2)
  expect(readInstructions(null).other).toEqual([])
})
