import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

async function written(
  type: ContentType,
  title: string,
  employer: string,
  posting: { title: string; company: string },
) {
  const profile = {
    ...emptyFacts,
    title,
    experience: `${title}, ${employer} (2020 – present)\n- Drew 40 signs for the harbor`,
    skills: ["lettering", "layout"],
  }
  const person = { id: "p", name: "", profile, reflections: [] }
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile, lines: [], today: "2026-11-21", evidence: ledgerOf(person) },
    posting: { text: `${posting.title} at ${posting.company}\nYou will draw signs.`, ...posting },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const types: ContentType[] = ["resume", "bio", "cover_letter", "linkedin_post"]
const job = { title: "Sign Painter", company: "Quillfeather Tea Co." }

test.each(types)("the period of a legal form ends its sentence too, in a %s", async (type) => {
  const text = await written(type, "Sign Painter", "Vantaa Marine S.A.", job)
  expect(text).not.toMatch(/\.\.(?!\.)/)
})

test.each(types)("nobody works “at Self-employed” in a %s", async (type) => {
  const text = await written(type, "Freelance Sign Painter", "Self-employed", job)
  expect(text).not.toMatch(/\bat self-employed|freelance sign painter, self-employed\b(?! \()/i)
})
