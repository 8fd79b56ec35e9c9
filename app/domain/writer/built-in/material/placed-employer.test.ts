import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

async function written(type: ContentType, title: string, experience: string): Promise<string> {
  const person = { id: "placed", name: "", profile: { ...emptyFacts, title, experience }, reflections: [] }
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile: person.profile, evidence: ledgerOf(person) },
    ...{ lines: [], posting: null, today: "2026-11-21" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const untitled = [
  "Northgate Building Society | UK (Jan 2023 – present)",
  "- Reduced change requests after sign-off by 40%.",
  "",
  "Meridian General Insurance | Singapore (Jul 2021 – Dec 2022)",
  "- Mapped 14 claims processes and cut the claim cycle from 12 to 7 days.",
].join("\n")

test("a role without a title is work at its employer, and its place is not an employer", async () => {
  const letter = await written("cover_letter", "Business Analyst", untitled)
  expect(letter).toContain("Since 2023 I have worked at Northgate Building Society.")
  expect(letter).toContain("At Meridian General Insurance, I mapped 14 claims processes")
  expect(letter).not.toMatch(/\bas an? (?:Northgate|Meridian)|\bat (?:UK|Singapore)\b/i)
  expect(await written("resume", "Business Analyst", untitled)).not.toContain("Society at UK")
})

const freelance = [
  "Freelance science writer and editor | Strasbourg (Sep 2021 – present)",
  "- Edited 46 grant applications.",
].join("\n")

test("the town after a freelance title is not an employer", async () => {
  const letter = await written("cover_letter", "Science writer", freelance)
  expect(letter).toContain("Since 2021 I have worked as a freelance science writer and editor.")
  expect(letter).not.toContain("at Strasbourg")
  expect(await written("resume", "Science writer", freelance)).toContain(
    "Freelance science writer and editor, Strasbourg (Sep 2021 – present)",
  )
})

test("a client or a studio after a freelance title is named, and so is an employer after an unknown title", async () => {
  const studio = "Freelance designer | Hollow & Pine (2021 – present)\n- Drew 12 posters for the spring fair."
  expect(await written("cover_letter", "Designer", studio)).toContain("at Hollow & Pine")
  const unknown = "Barre Guru | Larkmart (2021 – present)\n- Taught 12 classes a week to beginners."
  expect(await written("cover_letter", "Barre Guru", unknown)).toMatch(/as a Barre Guru at Larkmart/)
})
