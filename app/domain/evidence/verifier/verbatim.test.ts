import { expect, test } from "vitest"
import { verifySentences } from "./verify"

const told =
  "Honestly it was a long week. So, I ended up redoing the prep list, and after two months we were down to 9%."

function statusOf(text: string, item: { text: string; field: "shortTermGoals" | "skill" | null }) {
  const items = [{ id: "e1", kind: "reflection" as const, source: "", createdAt: "2026-11-01T00:00:00.000Z", ...item }]
  const draft = { text, kind: "fact" as const, evidenceIds: ["e1"] }
  return verifySentences([draft], { items, profile: null, personName: "", posting: null })[0]?.status
}

test.each([
  "After two months we were down to 9%.",
  "I redid the prep list.",
  "Redid the prep list; after two months we were down to 9%",
])("%j is a verbatim match", (text) => {
  expect(statusOf(text, { text: told, field: null })).toBe("supported")
})

test("a goal supports a wish and not a fact", () => {
  const goal = { text: "Move into enterprise deals by 2028.", field: "shortTermGoals" as const }
  expect(statusOf("I want to move into enterprise deals by 2028.", goal)).toBe("supported")
  expect(statusOf("I moved into enterprise deals by 2028.", goal)).not.toBe("supported")
})

test("a skill is supported as listed", () => {
  expect(statusOf("Go,", { text: "Go", field: "skill" })).toBe("supported")
})

test.each([
  ["Electrical supervisor for school and NHS refurbs", "supported"],
  ["Fitted 64 EV charge points across West Yorkshire in 2023.", "supported"],
  ["Electrical supervisor for school", "blocked"],
])("of two bullets that an import ran together, each is a verbatim match: %j is %s", (text, status) => {
  const bullets =
    "Electrical supervisor for school and NHS refurbs Fitted 64 EV charge points across West Yorkshire in 2023"
  expect(statusOf(text, { text: bullets, field: null })).toBe(status)
})

test("a capital after a word that needs a continuation does not start a new bullet", () => {
  const text = "Worked for the agency that Trained 40 nurses in 2023"
  expect(statusOf("Trained 40 nurses in 2023", { text, field: null })).not.toBe("supported")
})
