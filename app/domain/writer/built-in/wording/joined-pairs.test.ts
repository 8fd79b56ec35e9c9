import { expect, test } from "vitest"
import { fact } from "../compose"
import { joinedPairs } from "./joined-pairs"

/** Sentences of one reflection, each with its own line. */
const told = (texts: string[], isCarried = true, reflection = () => "item") =>
  joinedPairs(
    texts.map((text) => fact(text, [text, reflection()])),
    () => isCarried,
  )

test("two adjacent short actions share a sentence and its evidence", () => {
  const [both] = told(["I called the outreach team.", "I wrote the handover note."])
  expect(both).toMatchObject({ text: "I called the outreach team and wrote the handover note." })
  expect(both?.evidenceIds).toEqual(["I called the outreach team.", "item", "I wrote the handover note."])
  expect(told(["I called 50 leavers.", "We let parents pick the date."])[0]?.text).toBe(
    "I called 50 leavers, and we let parents pick the date.",
  )
})

test("three actions become a pair and a single one; long, compound and other sentences stay separate", () => {
  expect(told(["I called the team.", "I wrote the note.", "I closed the file."])).toHaveLength(2)
  expect(told(["I called the team and wrote the note.", "I closed the file."])).toHaveLength(2)
  expect(told(["I was on call.", "I closed the file."])).toHaveLength(2)
  expect(told(["The queue was long.", "I closed the file."])).toHaveLength(2)
})

test("if the verifier rejects the joined sentence, both stay separate", () => {
  expect(told(["I called the team.", "I wrote the note."], false)).toHaveLength(2)
})

test("actions of two reflections stay in separate sentences", () => {
  let at = 0
  expect(told(["I got the solar ticket in May.", "I sorted the van stock."], true, () => `item_${at++}`)).toHaveLength(
    2,
  )
})
