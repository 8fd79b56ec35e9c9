import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

async function post(texts: string[], customPrompt: string | null = null) {
  const profile = { ...emptyFacts, title: "Teacher", experience: "Teacher, Elm House School (2019 - present)" }
  const reflections = texts.map((text, at) => ({ question: "What happened?", date: `2026-03-0${at + 1}`, text }))
  const { body } = await builtInWriter.write({
    ...{ type: "linkedin_post", customPrompt, profile, lines: [], posting: null, today: "2026-11-21" },
    evidence: ledgerOf({ id: "teacher", name: "", profile, reflections }),
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const spreadsheet =
  "i built a spreadsheet that flags anyone who drops two grades, heads of year all got it, we caught 34 pupils in autumn that nobody had noticed"

test("a post tells the whole reflection behind its action", async () => {
  const text = await post([spreadsheet])
  expect(text).toContain("We caught 34 pupils in autumn that nobody had noticed.")
  expect(text).toContain("I built a spreadsheet that flags anyone who drops two grades.")
})

test("a short post tells another story of the same job, unless it is asked for one topic", async () => {
  const texts = [spreadsheet, "I wrote the lab safety sheet and breakages fell from 12 to 3 a term."]
  const text = await post(texts)
  expect(text).toContain("One more from the same job:")
  expect(text).toMatch(/breakages/)
  expect(await post(texts, "about the spreadsheet")).not.toContain("Another example")
})

test("a post leaves out what others did and what merely happened around the action", async () => {
  const text = await post([
    "i wrote the lab safety sheet for 4 rooms, breakages fell from 12 to 3 a term, honza fixed the printer in one day, rain was desperate. some families were angry to me",
  ])
  expect(text).toMatch(/safety sheet/)
  expect(text).not.toMatch(/printer|desperate|families/i)
})
