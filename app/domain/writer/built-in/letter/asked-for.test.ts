import { expect, test } from "vitest"
import { askedFor } from "./asked-for"

test.each([
  ["Evidence of raising pupil attainment", "You ask for evidence of raising pupil attainment."],
  ["Low rate of repeat visits", "You ask for a low rate of repeat visits."],
  ["out-of-hours emergency response", "You ask for out-of-hours emergency response."],
  ["Major gifts experience", "You ask for major gifts experience."],
  ["Demonstrated ability to improve attendance", "You need someone who can improve attendance."],
  ["Keep our 5 star hygiene rating", "You need someone to keep your 5 star hygiene rating."],
  ["coach program staff in storytelling", "You need someone to coach program staff in storytelling."],
])("a requirement is worded as what the posting asks for: %j", (requirement, sentence) => {
  expect(askedFor(requirement, 0)).toBe(sentence)
})

test.each(["Our team is growing and needs support", "Who can work nights"])(
  "what is no requirement gets no sentence: %j",
  (text) => {
    expect(askedFor(text, 0)).toBeNull()
  },
)
