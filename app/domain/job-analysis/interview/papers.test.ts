import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { interviewQuestions } from "./interview"
import { likelyQuestion } from "./likely-question"

test.each<[string, RequirementKind, string]>([
  ["ALS provider", "skill", "Are you an ALS provider, and since when?"],
  ["UAT lead", "skill", "Have you been a UAT lead? Give us an example."],
  ["CBAP", "skill", "The job asks for CBAP. Do you have it, and since when?"],
  ["A portfolio of published writing", "skill", "Can you show us a portfolio of published writing?"],
  ["Full working rights in Australia", "eligibility", "Do you have full working rights in Australia?"],
  ["National Police Check", "eligibility", "Can you provide a National Police Check?"],
  ["The post is subject to an enhanced DBS check", "eligibility", "Are you willing to undergo an enhanced DBS check?"],
  [
    "Ability to speak a community language",
    "language",
    "Which languages do you speak, how well, and where do you use them?",
  ],
  [
    "A Grade Electrical Licence",
    "license",
    "The job asks for an A Grade Electrical Licence. Do you have it, and since when?",
  ],
])("“%s” (%s) asks: %s", (quote, kind, question) => {
  expect(likelyQuestion({ quote, kind }, 0)).toBe(question)
})

test("no question appears twice", () => {
  const requirements = ["Fluent English", "Excellent written English"].map((quote, at) => ({
    id: `r${at}`,
    quote,
    must: true,
    kind: "language" as const,
  }))
  const asked = interviewQuestions({ requirements, match: null, notMine: [] }).map(({ question }) => question)
  expect(new Set(asked).size).toBe(2)
})
