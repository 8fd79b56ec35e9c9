import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

const experience = `Pastry chef, Quay Bakery, Hull, 2018 - now
- Added otel tracing to 3 of the 7 order screens
- Cut waste from 40 to 12 loaves a day

Pastry chef, Hotel Marine, Hull, 2014 - 2018
- Ran the bakery quiz

Kitchen assistant, Hotel Marine, Hull, 2012 - 2014

Education
PGCE Secondary, University of Hull, 2012

Licence: counterbalance forklift, reach truck, food hygiene level 3`

async function answerTo(criterion: string, isHeld: boolean) {
  const profile = { ...emptyFacts, title: "Pastry chef", experience, skills: ["Grafana"] }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type: "selection_criteria", profile, lines: [], posting: null, today: "2026-11-28", evidence },
    ...{ customPrompt: null, criteria: [criterion], shown: [[]], held: [isHeld] },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

test("every job in a line of work counts toward its years, but not one that only supports it", async () => {
  const text = await answerTo("At least 5 years as a pastry chef", true)
  expect(text).toMatch(/Quay Bakery \(2018/)
  expect(text).toMatch(/Hotel Marine \(2014/)
  expect(text).not.toMatch(/assistant|quiz/)
})

test("a credential with another name that gives the status is an answer; a duty is not", async () => {
  const text = await answerTo("Qualified Teacher Status", true)
  expect(text).toContain("I hold a PGCE in Secondary from the University of Hull.")
  expect(text).not.toContain("bakery")
})

test("one credential from a list is an answer, not the whole list", async () => {
  const text = await answerTo("Forklift licence", true)
  expect(text).toContain("counterbalance forklift")
  expect(text).not.toMatch(/reach truck|hygiene/)
})

test("the short name of a tool answers for its full one", async () => {
  expect(await answerTo("Experience with observability such as OpenTelemetry", false)).toContain("otel tracing")
})

test("an action that shares only the name of its place with a criterion is not an answer", async () => {
  expect(await answerTo("Experience of leading a bakery", false)).not.toContain("quiz")
})
