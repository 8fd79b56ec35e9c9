import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { WritingRequest } from "../../writer"
import { builtInWriter } from "../built-in"
import { askedFor } from "./asked-for"

const porter = {
  id: "porter",
  name: "",
  profile: {
    ...emptyFacts,
    title: "Head porter",
    bio: "I keep a hospital moving at night. I know every corridor of it.",
    experience:
      "Head porter, Saint Oswin Hospital (2021 - present)\nPorter, Lowmoor Clinic (2018 - 2021)\nKitchen hand, The Copper Pan (2016 - 2018)",
    skills: ["rotas", "radio dispatch"],
  },
  reflections: [
    {
      question: "What did you do?",
      date: "2026-03-11",
      text: "Every bed was called by phone. I put a board at the night desk, and waits went from 40 to 12 minutes.",
    },
    {
      question: "What did you do?",
      date: "2026-04-11",
      text: "I trained 9 new porters on the radio. All 9 are still here.",
    },
  ],
}

async function letter(asked: Partial<WritingRequest> = {}): Promise<string[]> {
  const { body } = await builtInWriter.write({
    type: "cover_letter",
    customPrompt: null,
    profile: porter.profile,
    evidence: ledgerOf(porter),
    lines: [],
    posting: null,
    today: "2026-11-21",
    ...asked,
  })
  return draftParts(body).map(textOfPart)
}

test("a letter says where the person works, where they worked before and how things stood before the first deed", async () => {
  const text = (await letter()).join("\n")
  expect(text).toContain("Since 2021 I have worked as head porter at Saint Oswin Hospital.")
  expect(text).toContain("Before that, I worked as a porter at Lowmoor Clinic and as a kitchen hand at The Copper Pan.")
  expect(text).toContain("I keep a hospital moving at night. I know every corridor of it.")
  expect(text).toMatch(/Every bed was called by phone\. At Saint Oswin Hospital, I put a board at the night desk/)
})

test("a requirement with one word in common is not answered by it", async () => {
  const text = "Requirements\n- a full night licence for ambulances\n- experience of training new porters on the radio"
  const told = (await letter({ posting: { title: "Porter manager", company: "Saint Hild", text } })).join("\n")
  expect(told).not.toContain("licence")
  expect(told).toMatch(/You ask for experience of training new porters on the radio\..*I trained 9 new porters/)
})

test.each([
  ["Experience with radio dispatch is essential", "You ask for experience with radio dispatch."],
  ["A full driving licence (desirable)", "You ask for a full driving licence."],
  ["Knowledge of lifts, a plus", "You ask for knowledge of lifts."],
])("the words for how much a thing is wanted are left out: %s", (requirement, sentence) => {
  expect(askedFor(requirement, 0)).toBe(sentence)
})

test("a study that is not finished is not held", async () => {
  const studied = async (degree: string) => {
    const experience = `${porter.profile.experience}\n\nEducation\n${degree}`
    const profile = { ...porter.profile, experience }
    return (await letter({ profile, evidence: ledgerOf({ ...porter, profile }) })).join("\n")
  }
  expect(await studied("MSc Health Management, University of Hull (2014 – 2015)")).toContain("I hold")
  expect(await studied("MSc Health Management, University of Hull (in progress)")).not.toContain("I hold")
})
