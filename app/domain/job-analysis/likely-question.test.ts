import { describe, expect, it } from "vitest"
import { gapQuestion } from "./gaps"
import { likelyQuestion } from "./likely-question"
import type { RequirementKind } from "./reading/posting"

describe("the question that a requirement is asked by", () => {
  it.each<[string, RequirementKind, string]>([
    [
      "Carry out stock checks every week",
      "responsibility",
      "In this job you would carry out stock checks every week. When have you done something like it?",
    ],
    [
      "You will be accountable for safety",
      "responsibility",
      "In this job you would be accountable for safety. When have you done something like it?",
    ],
    [
      "Help families find a home",
      "responsibility",
      "In this job you would help families find a home. When have you done something like it?",
    ],
    [
      "Ability to calm an angry caller",
      "skill",
      "In this job you would calm an angry caller. When have you done something like it?",
    ],
    ["Cold chain preferred", "skill", "How have you used cold chain in your work? Take one example."],
    [
      "Proven track record of running launches",
      "experience",
      "This job includes running launches. When have you done something like it?",
    ],
    ["You've hosted webinars", "skill", "When have you hosted webinars, and what came of it?"],
    [
      "5+ years' experience in a warehouse",
      "experience",
      "The job asks for 5 years of this kind of work. Where did you do yours, and what are you proudest of?",
    ],
    ["HCPC registration", "license", "The job asks for this: HCPC registration. Do you have it, and since when?"],
    ["Conversational Spanish", "language", "How well do you speak and write Spanish, and where do you use it?"],
  ])("“%s” (%s)", (quote, kind, question) => expect(likelyQuestion({ quote, kind }, 0)).toBe(question))

  it("is not the same sentence for three duties in a row", () => {
    const asked = [0, 1, 2].map((nth) => likelyQuestion({ quote: "Plan the week", kind: "responsibility" }, nth))
    expect(new Set(asked).size).toBe(3)
  })
})

it("a duty is no thing that a posting asks for", () => {
  const question = gapQuestion({ id: "r", quote: "You will lead a team", must: true, kind: "responsibility" })
  expect(question).toMatch(/^A posting says of the job: “You will lead a team”\./)
})
