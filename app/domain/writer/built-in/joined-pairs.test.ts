import { expect, test } from "vitest"
import { fact } from "./compose"
import { joinedPairs } from "./joined-pairs"

/** Sentences of one reflection, each with a line of its own. */
const told = (texts: string[], isCarried = true, reflection = () => "item") =>
  joinedPairs(
    texts.map((text) => fact(text, [text, reflection()])),
    () => isCarried,
  )

test("two short deeds side by side share a sentence and what carries them", () => {
  const [both] = told(["I called the outreach team.", "I wrote the handover note."])
  expect(both).toMatchObject({ text: "I called the outreach team and wrote the handover note." })
  expect(both?.evidenceIds).toEqual(["I called the outreach team.", "item", "I wrote the handover note."])
  expect(told(["I called 50 leavers.", "We let parents pick the date."])[0]?.text).toBe(
    "I called 50 leavers, and we let parents pick the date.",
  )
})

test("three deeds are a pair and one more; what is long, joined or no deed stays alone", () => {
  expect(told(["I called the team.", "I wrote the note.", "I closed the file."])).toHaveLength(2)
  expect(told(["I called the team and wrote the note.", "I closed the file."])).toHaveLength(2)
  expect(told(["I was on call.", "I closed the file."])).toHaveLength(2)
  expect(told(["The queue was long.", "I closed the file."])).toHaveLength(2)
})

test("where the verifier does not carry both in one, each stays a sentence", () => {
  expect(told(["I called the team.", "I wrote the note."], false)).toHaveLength(2)
})

test("deeds of two reflections stay two sentences", () => {
  let at = 0
  expect(told(["I got the solar ticket in May.", "I sorted the van stock."], true, () => `item_${at++}`)).toHaveLength(
    2,
  )
})
