import { expect, test } from "vitest"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"

/** The answer below each criterion; "" if nothing is captured for it. */
async function answersTo(criteria: string[], responses: string[], question = "What happened?") {
  const evidence = responses.map(
    (text, at): EvidenceItem => ({
      ...{ id: `item_${at}`, kind: "reflection", text, source: question, field: null },
      createdAt: `2026-03-0${at + 1}T12:00:00.000Z`,
    }),
  )
  const { body } = await builtInWriter.write({
    ...{ type: "selection_criteria", profile: emptyFacts, lines: [], posting: null, today: "2026-11-21", evidence },
    customPrompt: criteria.join("\n"),
  })
  const answers = new Map<string, string>()
  let under = ""
  for (const part of draftParts(body)) {
    if (part.kind === "subheading") under = part.label ?? ""
    else answers.set(under, `${answers.get(under) ?? ""} ${textOfPart(part)}`.trim())
  }
  return (criterion: string) => answers.get(criterion) ?? ""
}

const improvement = "Demonstrated commitment to quality improvement"
const reduced = "I changed the line dressing kit and infections went from 9 to 2 in a year."

test("a measured change answers a criterion about improvement in general, and not one about another field", async () => {
  const answer = await answersTo([improvement, "Improving customer satisfaction"], [reduced])
  expect(answer(improvement)).toContain("from 9 to 2")
  expect(answer("Improving customer satisfaction")).toBe("")
})

test("leading people by the name of their trade answers a criterion about coordinating staff", async () => {
  const criterion = "Experience in coordinating field staff"
  const answer = await answersTo([criterion, "Fluent in Spanish"], ["I led 14 enumerators in the 2021 census."])
  expect(answer(criterion)).toContain("I led 14 enumerators")
})

test("what a deed was about may be told around it", async () => {
  const criterion = "Ability to resolve conflict"
  const answer = await answersTo(
    [criterion, "Fluent in Spanish"],
    ["There was a conflict between two shifts about breaks. I wrote a break plan for 30 people on the board."],
  )
  expect(answer(criterion)).toContain("break plan")
})

test("a criterion that asks for growth is answered by what rose, not by who merely reports it", async () => {
  const criterion = "A proven track record of growing income from events"
  const answer = await answersTo(
    [criterion, "Fluent in Spanish"],
    [
      "I wrote the monthly income report for the trustees.",
      "I redid the sign-up page and the night walk went from £51k to £84k.",
    ],
  )
  expect(answer(criterion)).toMatch(/£51k.*£84k/)
})
