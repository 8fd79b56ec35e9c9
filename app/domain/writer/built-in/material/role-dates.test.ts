import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import type { Person } from "../../../../../tests/resumes/person"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

test("years are joined by the correct dash, and a role with a short year stays", async () => {
  const profile = {
    ...emptyFacts,
    experience:
      "Inside Sales, Trident Office Products (2008-2012)\n- Closed 40 accounts in a year\nSales rep, Garden State Copiers (2005-08)\n- Sold 90 copiers in a year",
  }
  const person: Person = { id: "years", name: "", profile, reflections: [] }
  const evidence = ledgerOf(person)
  const request = { customPrompt: null, profile, evidence, lines: [], posting: null, today: "2026-11-21" }
  const { body } = await builtInWriter.write({ type: "resume", ...request })
  const text = draftParts(body).map(textOfPart).join("\n")
  expect(text).toContain("Inside Sales, Trident Office Products (2008–2012)")
  expect(text).toContain("Garden State Copiers (2005-08)")
})
