import { expect, test } from "vitest"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { evidenceFromProfile } from "../../../evidence/evidence-from-profile"
import type { EvidenceItem } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"

const profile = {
  ...emptyFacts,
  title: "Ward clerk",
  experience: "Ward clerk, Elm House (2019 - present)",
  shortTermGoals: "ward manager",
}
const told = [
  "I moved the phone list to the wall board and lost calls went from 30 to 4 a week.",
  "I trained 6 new clerks on the booking system. All 6 are still here.",
  "I wrote the discharge checklist and late discharges fell from 22% to 9%.",
]
const evidence: EvidenceItem[] = [
  ...told.map((text, at) => ({
    ...{ id: `item_${at}`, kind: "reflection" as const, text, source: "What happened?", field: null },
    createdAt: `2026-03-0${at + 1}T12:00:00.000Z`,
  })),
  ...evidenceFromProfile(profile).map((item, at) => ({
    ...{ ...item, id: `profile_${at}`, kind: "profile" as const },
    createdAt: "2025-01-01T00:00:00.000Z",
  })),
]

async function written(customPrompt: string, type: ContentType = "cover_letter") {
  const posting = { title: "Ward manager", company: "Oak House", text: "You need\n- experience of training clerks" }
  const { body, advice } = await builtInWriter.write({
    ...{ type, customPrompt, profile, evidence, lines: [], posting, today: "2026-11-21" },
  })
  return { text: draftParts(body).map(textOfPart).join("\n"), advice: advice.join("\n") }
}

test.each([
  ["start with the discharge checklist", ["checklist", "clerks"]],
  ["Begin with the new clerks, then the phone list", ["clerks", "phone list", "checklist"]],
])("a letter follows “%s” after its introduction, and does not report it as missed", async (asked, order) => {
  const { text, advice } = await written(asked)
  const places = order.map((word) => text.split("\n").slice(2).join("\n").indexOf(word))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
  expect(advice).not.toContain("Not followed")
})

test.each([
  ["I want to move into ward management.", "My goal is to move into ward management."],
  ["mention that I'd like to lead a team", "My goal is to lead a team."],
  ["Short-term goal: become a ward manager", "My goal is to become a ward manager."],
  ["mention my goals", "My goal is to become a ward manager."],
])("a letter says what the person is after if the instructions say “%s”", async (asked, sentence) => {
  const { text, advice } = await written(asked)
  expect(text).toContain(sentence)
  expect(advice).not.toContain("Not followed")
})

test("goals are left out of a letter that is not asked for them, and of posts and bios", async () => {
  expect((await written("I want to show that I am careful")).text).not.toMatch(/goal|ward manager\./)
  for (const type of ["bio", "linkedin_post"] as const)
    expect((await written("friendly tone", type)).text).not.toMatch(/goal|ward manager/i)
})

test("a requirement for a credential is not answered by actions", async () => {
  const posting = { title: "Clerk", company: "Oak House", text: "You need\n- a certificate in discharge planning" }
  const { body } = await builtInWriter.write({
    ...{ type: "cover_letter", customPrompt: null, profile, evidence, lines: [], posting, today: "2026-11-21" },
  })
  expect(draftParts(body).map(textOfPart).join(" ")).not.toContain("You ask for a certificate")
})
