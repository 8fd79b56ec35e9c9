import { describe, expect, it } from "vitest"
import { gapQuestion } from "../gaps"
import type { RequirementKind } from "../reading/posting"
import { likelyQuestion } from "./likely-question"

describe("the question for a requirement", () => {
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
    ["Cold chain preferred", "skill", "Tell us about your experience with cold chain. What was your part?"],
    [
      "Proven track record of running launches",
      "experience",
      "This job includes running launches. When have you done something like it?",
    ],
    ["You've hosted webinars", "skill", "When have you hosted webinars, and what came of it?"],
    [
      "5+ years' experience in a warehouse",
      "experience",
      "The job asks for 5+ years' experience in a warehouse. Where did you do yours, and what are you proudest of?",
    ],
    ["HCPC registration", "license", "The job asks for an HCPC registration. Do you have it, and since when?"],
    [
      "Reporting to the shift manager",
      "responsibility",
      "This job includes reporting to the shift manager. When have you done something like it?",
    ],
    [
      "You would see patients at home",
      "responsibility",
      "In this job you would see patients at home. When have you done something like it?",
    ],
    [
      "To design and deliver modules",
      "responsibility",
      "In this job you would design and deliver modules. When have you done something like it?",
    ],
    [
      "Runs, evaluates and documents quality control",
      "responsibility",
      "The posting says: “Runs, evaluates and documents quality control”. Which example from your work would you give for it?",
    ],
    [
      "Diary management and booking travel",
      "responsibility",
      "This job includes diary management and booking travel. Where have you done that before?",
    ],
    [
      "You will be required to operate a leased van",
      "responsibility",
      "In this job you would operate a leased van. When have you done something like it?",
    ],
    ["Strong Excel", "skill", "How have you used Excel in your work? Give us an example."],
    [
      "Advanced Excel (pivot tables)",
      "skill",
      "How have you used Excel (pivot tables) in your work? Give us an example.",
    ],
    ["some Go", "skill", "How have you used Go in your work? Give us an example."],
    ["Good exposure to Kafka", "skill", "How have you used Kafka in your work? Give us an example."],
    ["Use of Civica or similar", "skill", "Tell us about your experience with Civica or similar. What was your part?"],
    [
      "Ruby on Rails handy but not essential",
      "skill",
      "How have you used Ruby on Rails in your work? Give us an example.",
    ],
    [
      "Design docs are how we make decisions",
      "skill",
      "The posting says: “Design docs are how we make decisions”. Which example from your work would you give for it?",
    ],
    [
      "Demonstrated experience supervising a small crew",
      "skill",
      "This job includes supervising a small crew. When have you done something like it?",
    ],
    [
      "Experience in a local authority",
      "experience",
      "The job asks for experience in a local authority. Where did you get it, and what came of it?",
    ],
    [
      "People tell you that you're patient",
      "personal quality",
      "The posting says: “People tell you that you're patient”. What would your colleagues name as proof of it?",
    ],
    ["Kannada or Hindi", "language", "How well do you speak and write Kannada or Hindi, and where do you use it?"],
    [
      "Exp w/ building automation (Tridium)",
      "skill",
      "Tell us about your experience with building automation (Tridium). What was your part?",
    ],
    ["NATE certs", "skill", "The job asks for NATE certs. Do you have them, and since when?"],
    [
      "Idaho HVAC journeyman card",
      "license",
      "The job asks for an Idaho HVAC journeyman card. Do you have it, and since when?",
    ],
    ["Forklift certified (sit-down)", "license", "Are you forklift certified (sit-down), and since when?"],
    ["Member of the Institute of Export", "license", "Are you a member of the Institute of Export, and since when?"],
    ["Ability to lift 50 lbs", "availability", "Are you able to lift 50 lbs?"],
    ["You must be an Australian citizen", "eligibility", "Are you an Australian citizen?"],
    ["Own hand tools", "availability", "Do you have your own hand tools?"],
    ["have run Kafka in production", "skill", "When have you run Kafka in production, and what came of it?"],
    [
      "Minimum 2 yrs apartment maintenance",
      "experience",
      "The job asks for at least 2 years of apartment maintenance. Where did you do yours, and what are you proudest of?",
    ],
    [
      "Foot patrols of wards",
      "responsibility",
      "This job includes foot patrols of wards. Where have you done that before?",
    ],
    [
      "E3 Excellent presentation skills",
      "skill",
      "The job asks for excellent presentation skills. Which example from your work shows them best?",
    ],
    ["Conversational Spanish", "language", "How well do you speak and write Spanish, and where do you use it?"],
  ])("“%s” (%s)", (quote, kind, question) => expect(likelyQuestion({ quote, kind }, 0)).toBe(question))

  it("does not repeat its wording for three duties in a row", () => {
    const asked = [0, 1, 2].map((nth) => likelyQuestion({ quote: "Plan the week", kind: "responsibility" }, nth))
    expect(new Set(asked).size).toBe(3)
  })
})

it("a duty is not worded as a thing that the job asks for", () => {
  const question = gapQuestion({ id: "r", quote: "You will lead a team", must: true, kind: "responsibility" })
  expect(question).toMatch(/^A job you saved includes this: “You will lead a team”\./)
})

it.each<[string, RequirementKind, RegExp]>([
  ["Strong Excel", "skill", /^A posting asks for “Strong Excel”\. Where have you worked with it/],
  ["You have led a team", "experience", /^A posting says: “You have led a team”\. When did you do something like this/],
  ["A calm manner", "personal quality", /“A calm manner”\. When did you show it/],
  ["3 years in a warehouse", "experience", /“3 years in a warehouse”\. Where did you do this work, from when to when/],
  ["Forklift licence", "license", /“Forklift licence”\. Do you have it\?/],
])("the question for a gap fits the words “%s” (%s)", (quote, kind, question) => {
  expect(gapQuestion({ id: "r", quote, must: true, kind })).toMatch(question)
})

it("a verb right before “our” starts an action, even if it looks like a noun", () => {
  const asked = likelyQuestion({ quote: "Implement our booking system", kind: "responsibility" }, 0)
  expect(asked).toBe("In this job you would implement our booking system. When have you done something like it?")
})
