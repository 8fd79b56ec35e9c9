import { expect, test } from "vitest"
import { skillKind } from "./skill-kind"

test.each([
  ["excel", "tool", "Excel"],
  ["Kubernetes", "tool", "Kubernetes"],
  ["ClickHouse", "tool", "ClickHouse"],
  ["Next.js", "tool", "Next.js"],
  ["spanish", "language", "Spanish"],
  ["Project Management", "field", "project management"],
  ["SEO copywriting", "field", "SEO copywriting"],
  ["French cooking", "field", "French cooking"],
  ["Welding", "field", "welding"],
  ["Active listening", "human", "active listening"],
  ["Stakeholder management", "human", "stakeholder management"],
])("%s is a %s, written %s within a sentence", (skill, kind, shown) => {
  expect(skillKind(skill)).toEqual({ kind, shown })
})

test.each(["k8s", "IV", "MIG", "Zorbing", "Excel, Word and Outlook", "I am good with people and numbers", "", "$&"])(
  "%s has no known kind, so no question names it",
  (skill) => expect(skillKind(skill)).toBeNull(),
)
