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

test("a duty of a role answers a criterion before a skill that adds nothing", async () => {
  const { text } = await answersTo(["Experience in caring for ventilated patients", "Knowledge of wound dressings"])
  expect(text).toContain("At Lowmoor Clinic, my work includes care of ventilated patients, CRRT and arterial lines.")
  expect(text).toContain("At Hendry House, my work included discharge letters and wound dressings.")
  expect(text).not.toMatch(/My skills include Ventilation|ratio/)
})

test("a skill that no duty mentions still answers", async () => {
  const { text } = await answersTo(["Ability to read an ECG", "Fluent in Spanish"])
  expect(text).toContain("My skills include ECG.")
})

test("the advice for a missing credential is to add it, for a missing action to reflect on it", async () => {
  const { advice } = await answersTo(["Current registration with the dental council", "Experience of tender writing"])
  expect(advice).toContain("“Current registration with the dental council”: if you hold it, add it to your profile.")
  expect(advice).toContain("“Experience of tender writing”: reflect on a time you did this.")
})

test("a wish is not an answer, even if the match found its words", async () => {
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const bio = evidence.filter(({ field }) => field === "bio")
  const shown = bio.map(({ id, text }) => ({ text, evidenceIds: [id] }))
  const { text } = await answersTo([], { criteria: ["Registered with the council"], shown: [shown], held: [true] })
  expect(text).toContain("Registered Nurse on surgical wards")
  expect(text).not.toContain("Seeking")
})

test("a skill that the match found answers, and a name that is also a common word needs another skill next to it", async () => {
  const own = { ...profile, skills: ["Safeguarding adults Level 3", "Go", "Java"] }
  const evidence = ledgerOf({ id: "p", name: "", profile: own, reflections: [] })
  const shown = evidence
    .filter(({ text }) => text.startsWith("Safeguarding"))
    .map(({ id, text }) => ({ text, evidenceIds: [id] }))
  const criteria = ["Knowledge of safeguarding adults", "Experience with Ruby or Go"]
  const { text, advice } = await answersTo([], { profile: own, evidence, criteria, shown: [shown, []] })
  expect(text).toContain("My skills include Safeguarding adults Level 3.")
  expect(text).toContain("My skills include Go and Safeguarding adults Level 3.")
  expect(advice).not.toContain("Nothing captured")
})

test("a certificate that the match found answers a criterion that names it", async () => {
  const experience = `${profile.experience}\n\nCertifications\nCBAP – Certified Business Analysis Professional (IIBA), 2022`
  const own = { ...profile, experience }
  const evidence = ledgerOf({ id: "p", name: "", profile: own, reflections: [] })
  const shown = evidence
    .filter(({ text }) => text.startsWith("CBAP"))
    .map(({ id, text }) => ({ text, evidenceIds: [id] }))
  const { text } = await answersTo([], { profile: own, evidence, criteria: ["CBAP"], shown: [shown] })
  expect(text).toContain("I am a Certified Business Analysis Professional (CBAP).")
})

test("a language does not answer a criterion for a portfolio in that language", async () => {
  const own = { ...profile, experience: `${profile.experience}\n\nLanguages\nFrench: mother tongue · English: C1` }
  const evidence = ledgerOf({ id: "p", name: "", profile: own, reflections: [] })
  const criteria = ["A portfolio of published writing in English", "Good French"]
  const { text, advice } = await answersTo([], { profile: own, evidence, criteria, held: [true, true] })
  expect(text).toMatch(/I speak French/)
  expect(advice).toContain("Nothing captured answers “A portfolio")
})

test.each([
  ["Full working rights in Australia", "if it is true of you, say so in the application itself."],
  ["Start 1 March 2027", "if it is true of you, say so in the application itself."],
  ["SAFe", "if you hold it or use it, add it to your profile."],
  ["Fluent in Welsh", "if you speak it, add it to your profile with your level."],
])("the advice on %s is no reflection", async (criterion, what) => {
  const { advice } = await answersTo([criterion, "Experience of tender writing"])
  expect(advice).toContain(`“${criterion}”: ${what}`)
})

test("all fourteen criteria of a person specification are answered or left open by name", async () => {
  const names = Array.from({ length: 14 }, (_, at) => `Knowledge of Tarrow ${at + 1}`)
  const { text, advice } = await answersTo([], { criteria: names })
  expect(text.match(/nothing captured yet/g)).toHaveLength(14)
  expect(advice).not.toContain("no room")
})
