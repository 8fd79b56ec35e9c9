import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"
import { paperSentence } from "../wording/held-sentences"

const experience = `Electrician | Frostholm Ltd (2016 - present)
- Cut snagging from 21 to 4 days by testing early

Education
NVQ Level 3 Electrotechnical, Lowmoor College, 2003

Certifications
First Aid at Work
ECS/JIB Gold Card
City & Guilds 2391-52 Inspection & Testing (2019)
18th Edition BS 7671:2018 Amendment 2
IPAF 3a & 3b, PASMA
Full clean UK driving licence`

async function letter(
  posting: string | null,
  skills = ["fault finding", "three phase"],
  history = experience,
): Promise<string> {
  const profile = { ...emptyFacts, title: "Electrician", experience: history, skills }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type: "cover_letter", customPrompt: null, profile, lines: [], today: "2026-11-28", evidence },
    posting: posting === null ? null : { text: posting, title: "Electrician", company: "Larkmart" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

const posting = `Electrician at Larkmart
Essential criteria
- NVQ Level 3 in Electrical Installation
- City & Guilds 2391 or equivalent
- 18th Edition (BS 7671:2018)
- Full UK driving licence
Desirable criteria
- IPAF / PASMA`

test("the credentials that the posting asks for come first and all appear, with their names as written", async () => {
  const text = await letter(posting)
  expect(text).toContain("I hold an NVQ Level 3 Electrotechnical from Lowmoor College.")
  expect(text).toContain(
    "I hold City & Guilds 2391-52 Inspection & Testing (2019) and 18th Edition BS 7671:2018 Amendment 2.",
  )
  expect(text).toContain("I also hold IPAF 3a & 3b, PASMA and a full clean UK driving licence.")
  expect(text).not.toMatch(/First Aid|Gold Card/)
})

test("without a posting, a letter names two credentials", async () => {
  expect(await letter(null)).toMatch(/I hold First Aid at Work and an ECS\/JIB Gold Card\./i)
})

test("a skill within another is not named next to it", async () => {
  const text = await letter(null, ["three phase wiring", "Wiring", "EICRs"])
  expect(text).toContain("My skills include three phase wiring and EICRs.")
})

test("an activity among the skills is lowercased within a sentence, a product's name is not", async () => {
  expect(await letter(null, ["Mentoring", "Notion", "Site safety"])).toContain(
    "My skills include mentoring, Notion and site safety.",
  )
})

test("the month of a certificate stays with its year", () => {
  const text = "Lean Six Sigma Green Belt, KPMG India, Nov 2015"
  expect(paperSentence({ text, evidenceIds: [] }).text).toBe("I hold Lean Six Sigma Green Belt, KPMG India (Nov 2015).")
})

test("skills that contain an and are separated", async () => {
  expect(await letter(null, ["Testing and tagging", "EICRs"])).toContain(
    "My skills include EICRs, and testing and tagging.",
  )
})

test("each language has its level, the native one none", async () => {
  const spoken = "Languages\nFrench: mother tongue · German: C2 · English: C1 (TOEFL 112, 2019)"
  expect(await letter(null, [], `${experience}\n\n${spoken}`)).toContain(
    "I speak French, German (C2) and English (C1).",
  )
})

test.each([
  ["A Grade Electrical Licence (VIC)", "I hold an A Grade Electrical Licence (VIC)."],
  ["Working at Heights", "I hold a Working at Heights certificate."],
  ["Manual handling", "I hold a manual handling certificate."],
  ["PSSA Practice Supervisor and Assessor, 2019", "I am a PSSA Practice Supervisor and Assessor (2019)."],
  ["Certified Scrum Product Owner", "I am a Certified Scrum Product Owner."],
  [
    "CBAP – Certified Business Analysis Professional (IIBA), 2022",
    "I am a Certified Business Analysis Professional (CBAP).",
  ],
  [
    "Nursing and Midwifery Council – registered adult nurse, revalidation due September 2027. RCN member.",
    "I am a registered adult nurse with the Nursing and Midwifery Council.",
  ],
  ["Life Support, Resus Council, valid to May 2028", "I hold Life Support, Resus Council, valid to May 2028."],
])("a paper is told as what it is: %s", (text, sentence) => {
  expect(paperSentence({ text, evidenceIds: [] }).text).toBe(sentence)
})

test("the number of a registration is not a sentence of a letter", async () => {
  const history = `${experience}\nNMC PIN: 15I2345E`
  const asked = "Nurse at Larkmart\nEssential criteria\n- NMC registration with a PIN"
  expect(await letter(asked, [], history)).not.toContain("PIN")
})
