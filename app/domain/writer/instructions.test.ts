import { expect, test } from "vitest"
import { readInstructions } from "./instructions"

test("person, length and job are read from a single sentence", () => {
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

test("what to emphasize is kept in its original words", () => {
  expect(readInstructions("Focus on leadership and the pricing work; highlight Kafka").emphasis).toEqual([
    "leadership and the pricing work",
    "Kafka",
  ])
})

test("a bare topic is what the text should be about", () => {
  expect(readInstructions("the integration tests")).toMatchObject({ emphasis: ["integration tests"], other: [] })
  expect(readInstructions("my work on Kafka").emphasis).toEqual(["work on Kafka"])
  expect(readInstructions("the tone should be angry").other).toHaveLength(1)
})

test("anything that no rule recognizes is kept, so that the page can report it", () => {
  expect(readInstructions("write it in Spanish\nuse a pun in every line").other).toHaveLength(2)
  expect(readInstructions(null).other).toEqual([])
})

test("a request with several parts is parsed part by part with nothing left over", () => {
  expect(
    readInstructions("Write about the stock count, about 120 words, warm, and end without a question."),
  ).toMatchObject({
    emphasis: ["stock count"],
    words: 120,
    tone: "conversational",
    toneSaid: "warm",
    noQuestion: true,
    other: [],
  })
})

test.each([
  ["Please don't end with a question", { noQuestion: true }],
  ["no hashtags, no emojis", { noHashtags: true }],
  ["Address it to Ms. Ada Birch. Keep it formal.", { addressee: "Ms. Ada Birch", tone: "professional" }],
  ["addressed to Dr Lund and mention the night shifts", { addressee: "Dr Lund", emphasis: ["night shifts"] }],
  ["Lead with safety: injuries 9 to 2", { emphasis: ["safety: injuries 9 to 2"] }],
  ["friendly but short, 80 words", { tone: "conversational", words: 80 }],
] as const)("%j is followed in full", (text, expected) => {
  expect(readInstructions(text)).toMatchObject({ ...expected, other: [] })
})

test("what is not followed is quoted as written, never with the followed parts cut out", () => {
  const { other } = readInstructions(
    "Make it friendly in Spanish, around 90 words, with a pun and end without a question",
  )
  expect(other.length).toBeGreaterThan(0)
  for (const said of other) expect(said).not.toMatch(/^[\s,]|[\s,]$|,\s*,|\band$/)
})

test.each([
  ["keep it on one page", { pages: 1 }],
  ["2 pages max, professional", { pages: 2, tone: "professional" }],
  ["brief, 3rd person", { isShort: true, person: "third" }],
  [
    "No more than 180 words per answer. Follow the STAR method.",
    { words: 180, isMost: true, isOfEach: true, star: true },
  ],
  ["120-word limit", { words: 120, isMost: true }],
] as const)("%j is a length, a person or a form", (text, expected) => {
  expect(readInstructions(text)).toMatchObject({ ...expected, emphasis: [], other: [] })
})

test.each([
  ["Please leave out the move to Leeds", ["the move to Leeds"]],
  ["warm, and do not mention refunds or the audit", ["refunds or the audit"]],
  ["keep the outage out of it", ["the outage"]],
  ["skip the hashtags", []],
])("%j excludes something", (text, exclusions) => {
  expect(readInstructions(text)).toMatchObject({ exclusions, emphasis: [], other: [] })
})
