import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

async function written(type: ContentType, experience: string, customPrompt: string | null = null): Promise<string> {
  const profile = { ...emptyFacts, title: "Tiler", experience, skills: ["grouting", "screeding"] }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt, profile, lines: [], today: "2026-11-21", evidence, posting: null, firstName: "Ana" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const before = (title: string) =>
  `Tiling Supervisor | Vantaa Oy (2019 - present)
- Cut breakages from 9% to 2% with new racks
${title} | Domestic & light commercial (2011 - 2019)
- Finished 140 bathrooms with no callbacks
Tiler | Lowmoor Floors (2007 - 2011)`

test.each([
  [
    "Self Employed",
    "Before that, I was self-employed (domestic & light commercial) and worked as a tiler at",
    "While self-employed, I finished 140",
  ],
  [
    "Freelance",
    "Before that, I was freelance (domestic & light commercial) and worked as a tiler at",
    "While freelance, I finished 140",
  ],
  [
    "Sole trader",
    "Before that, I was a sole trader (domestic & light commercial) and worked as a tiler at",
    "While a sole trader, I finished 140",
  ],
])("work under the title %s is told as what it is, once", async (title, opening, deed) => {
  const text = await written("cover_letter", before(title))
  expect(text).toContain(opening)
  expect(text).toContain(deed)
  expect(text).not.toMatch(/\bat Domestic/i)
  expect(await written("bio", before(title))).toContain(deed)
})

test("a current self-employed business appears in the letter, the summary and the bio", async () => {
  const experience = "Self-employed | GW Tiling (2016 - present)\n- Finished 140 bathrooms with no callbacks"
  expect(await written("cover_letter", experience)).toContain("Since 2016 I have been self-employed (GW Tiling).")
  expect(await written("bio", experience)).toContain("Since 2016 I have been self-employed (GW Tiling).")
  expect(await written("resume", experience)).toContain("Self-employed (GW Tiling) since 2016.")
  expect(await written("bio", experience, "in the third person")).toContain("Ana is self-employed (GW Tiling).")
})

test("the same in place of an employer has no “at”", async () => {
  const experience = "Tiler | Sole trader (2016 - present)\n- Finished 140 bathrooms with no callbacks"
  expect(await written("cover_letter", experience)).toContain("Since 2016 I have worked as a tiler (sole trader).")
})

test("the “I” of a grade does not start a sentence", async () => {
  const text = await written(
    "bio",
    "Tiler I | Lowmoor Floors (2017 - 2019)\n- Cut breakages from 9% to 2% with new racks",
  )
  expect(text).toContain("As a Tiler I at Lowmoor Floors, I cut breakages")
})
