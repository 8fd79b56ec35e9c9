import { expect, test } from "vitest"
import { kindOf } from "../reading/requirements/requirement-kind"
import { likelyQuestion } from "./likely-question"

const ask = (quote: string, nth = 0) => likelyQuestion({ quote, kind: kindOf(quote) }, nth)
const duty = (quote: string, nth = 0) => likelyQuestion({ quote, kind: "responsibility" }, nth)

test.each([
  ["Strong Go and PostgreSQL", "How have you used Go and PostgreSQL in your work?"],
  ["Go and Kafka", "How have you used Go and Kafka in your work?"],
  [
    "High-level communication and conflict resolution skills",
    "The job asks for high-level communication and conflict resolution skills.",
  ],
])("“%s” does not start with a verb", (quote, question) => {
  for (const nth of [0, 1, 2]) expect(ask(quote, nth)).not.toMatch(/\b(?:to|would|usually) (?:go|communication)\b/)
  expect(ask(quote)).toContain(question)
})

test.each([["Flatbed and boom truck"], ["Conveyor and baler line"]])("the duty “%s” is quoted", (quote) => {
  for (const nth of [0, 1, 2]) expect(duty(quote, nth)).toMatch(/“.*”|This job includes/)
  expect(duty(quote, 1)).not.toContain("had to")
})

test("two verbs with only a comma between them are joined", () => {
  expect(duty("Lead health and safety on nights, reduce accidents")).toContain(
    "you would lead health and safety on nights and reduce accidents",
  )
  expect(duty("Test our interfaces, including the ones that hospitals rely on")).toContain(
    "test our interfaces, including the ones",
  )
  expect(duty("Weld and fabricate brackets and guards")).toContain("you would weld and fabricate brackets")
  expect(duty("Design, build and run Go services")).toContain("you would design, build and run Go services")
})

test.each([
  ["A practising Catholic", "Are you a practising Catholic?"],
  ["be a practising Muslim", "Are you a practising Muslim?"],
  ["have a class teaching commitment of 0.6", "Do you have a class teaching commitment of 0.6?"],
  [
    "No more than 2 moving violations in past 3 yrs",
    "Can you confirm this: “No more than 2 moving violations in past 3 yrs”?",
  ],
  ["Class A CDL", "The job asks for a Class A CDL. Do you have it, and since when?"],
  [
    "Have your Food Safety Supervisor cert",
    "The job asks for a Food Safety Supervisor cert. Do you have it, and since when?",
  ],
])("“%s” becomes a yes-or-no question", (quote, question) => {
  expect(ask(quote)).toBe(question)
})

test("a record keeps its subject, and an equivalent year keeps its content", () => {
  expect(likelyQuestion({ quote: "Proven record of renewals and expansion", kind: "skill" }, 0)).toBe(
    "Tell us about your experience with renewals and expansion. What was your part?",
  )
  expect(likelyQuestion({ quote: "Proven record of renewals", kind: "experience" }, 0)).toContain(
    "asks for a proven record of renewals.",
  )
  expect(ask("Post-registration experience in blood transfusion")).toContain(
    "asks for post-registration experience in blood transfusion.",
  )
  expect(ask("One year equivalent to GS-09, including collecting streamflow data")).toContain(
    "one year equivalent to GS-09, including collecting streamflow data",
  )
})

test.each([
  ["Background investigation", "Are you willing to undergo a background investigation?"],
  ["DOT physical and drug screen", "Are you willing to undergo a DOT physical and drug screen?"],
  ["Drug test required", "Are you willing to undergo a drug test?"],
  ["Australian citizenship is required", "Do you have Australian citizenship?"],
  ["Eligible to work in Ireland", "Are you eligible to work in Ireland?"],
  [
    "The successful candidate must obtain a Baseline security clearance",
    "Are you able to obtain a Baseline security clearance?",
  ],
  ["Member of CSP", "Are you a member of CSP, and since when?"],
])("the statement “%s” becomes a yes-or-no question", (quote, question) => {
  expect(ask(quote)).toBe(question)
})

test("a thing that a person has or has done is not a verb in the question", () => {
  expect(ask("design system chops", 2)).not.toContain("usually design")
  expect(ask("Written Communication")).not.toContain("When have you Written")
  expect(ask("done usability testing in at least one Indian language", 1)).toContain("Have you done usability testing")
  expect(duty("Ship in Figma, then sit with engineers till it's real")).toContain("you would ship in Figma")
})

test("words around the years that do not fit into the question are quoted", () => {
  const quote = "Specialized Experience: One year equivalent to GS-09, including collecting streamflow data"
  expect(ask(quote)).toBe(`The posting says: “${quote}”. Where did you do yours, and what are you proudest of?`)
})
