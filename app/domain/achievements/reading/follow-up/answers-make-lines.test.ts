import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"
import type { EvidenceItem } from "../../../evidence/schema"
import { makeLines } from "../lines/make-lines"

function linesOf(question: string, response: string, ...answers: string[]): string[] {
  const createdAt = "2026-10-01T12:00:00.000Z"
  const items = [response, ...answers].map(
    (text, at): EvidenceItem => ({ id: `e${at}`, kind: "reflection", text, source: question, field: null, createdAt }),
  )
  const entry = { id: "entry", question, response, createdAt }
  return makeLines({ entry, items, roles: [], skills: [], timeZone: "UTC" }).lines.map(({ text }) => text)
}

test("the answer to a follow-up question completes the line of its reflection", () => {
  const [question, response] = [
    "What did you automate?",
    "I wrote a macro for the stock list and shared it with the shop",
  ]
  const answer = "before it was 5 hours every monday, now 20 minutes"
  expect(linesOf(question, response).join(" ")).not.toContain("20 minutes")
  expect(linesOf(question, response, answer).join(" ")).toContain("from 5 hours to 20 minutes")
})

test("one of many is named once, and only what is given to listeners has somebody who took part", () => {
  expect(readReflection("Moved every internal deadline to the Monday before the board meets.").question).toBe(
    "How was the internal deadline before, and how is it now? A rough number helps.",
  )
  expect(readReflection("I gave a price of £3,400 for a bathroom in Hale.").question).not.toContain("took part")
  expect(readReflection("I gave a talk on scaffolding to 30 apprentices.").question).toContain("took part")
})
