import { expect, test } from "vitest"
import { groupSkills } from "./skill-groups"

const linesOf = (texts: string[]) => texts.map((text) => ({ text, evidenceIds: ["e1"] }))

test("a personal quality is not a technical skill, and a technique that contains its word is", () => {
  const qualities = [
    "Hard working",
    "hardworking",
    "Reliable",
    "Attention to detail",
    "Self-motivated",
    "Quick learner",
  ]
  const techniques = ["Reliability engineering", "Flexible conduit", "Patient handling", "Inspection and testing"]
  const { soft, technical } = groupSkills(linesOf([...qualities, ...techniques]))
  expect([soft, technical]).toEqual([linesOf(qualities), linesOf(techniques)])
})
