import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { WritingRequest } from "../../writer"
import { builtInWriter } from "../built-in"

const profile = {
  ...emptyFacts,
  title: "Staff nurse",
  bio: "Registered Nurse on surgical wards for 8 years. Seeking a registered post on a ward in Wales.",
  experience: `Staff nurse | Lowmoor Clinic (2019 - present)
- Care of ventilated patients, CRRT, arterial lines
- Nurse-patient ratio 1:2
Staff nurse | Hendry House (2015 - 2019)
- Discharge letters, wound dressings`,
  skills: ["Ventilation", "ECG"],
}

async function answersTo(criteria: string[], asked: Partial<WritingRequest> = {}) {
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body, advice } = await builtInWriter.write({
    ...{ type: "selection_criteria", profile, lines: [], posting: null, today: "2026-11-28", evidence },
    ...{ customPrompt: criteria.join("\n"), ...asked },
  })
  return { text: draftParts(body).map(textOfPart).join("\n"), advice: advice.join("\n") }
}

test("the duty of a role answers a criterion before a skill that says no more", async () => {
  const { text } = await answersTo(["Experience in caring for ventilated patients", "Knowledge of wound dressings"])
  expect(text).toContain("At Lowmoor Clinic, my work includes care of ventilated patients, CRRT and arterial lines.")
  expect(text).toContain("At Hendry House, my work included discharge letters and wound dressings.")
  expect(text).not.toMatch(/My skills include Ventilation|ratio/)
})

test("a skill that no duty tells still answers", async () => {
  const { text } = await answersTo(["Ability to read an ECG", "Fluent in Spanish"])
  expect(text).toContain("My skills include ECG.")
})

test("for a credential that is not captured, the advice is to add it, for a deed to reflect on it", async () => {
  const { advice } = await answersTo(["Current registration with the dental council", "Experience of tender writing"])
  expect(advice).toContain("“Current registration with the dental council”: if you hold it, add it to your profile.")
  expect(advice).toContain("“Experience of tender writing”: reflect on a time you did this.")
})

test("a wish is no answer, even where the match found its words", async () => {
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const bio = evidence.filter(({ field }) => field === "bio")
  const shown = bio.map(({ id, text }) => ({ text, evidenceIds: [id] }))
  const { text } = await answersTo([], { criteria: ["Registered with the council"], shown: [shown], held: [true] })
  expect(text).toContain("Registered Nurse on surgical wards")
  expect(text).not.toContain("Seeking")
})
