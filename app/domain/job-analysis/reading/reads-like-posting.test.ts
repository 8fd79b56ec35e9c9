import { expect, it } from "vitest"
import { matchPosting } from "../match/match-posting"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-01-15T00:00:00Z"))

it.each([
  "asdf qwer zxcv lorem",
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut enim ad minim veniam.",
  "The quick brown fox jumps over the lazy dog. I went to the beach yesterday with my mother.",
  "Ingredients:\n- 2 cups flour\n- 3 eggs\n\nMethod\n1. Mix the flour and salt\n2. Add the eggs\n3. Bake for 30 minutes",
  "Dear Sir, thank you for your order. You must be at home to sign for it. Kind regards, the parcel team",
  "Breaking: the council voted on Tuesday to close the bridge. Work will begin in March.",
])("a text that is no posting has no facts, no requirements and no score: “%s”", (text) => {
  const { title, company, location, requirements, skills } = read(text)
  expect({ title, company, location, requirements, skills }).toEqual({
    ...{ title: null, company: null, location: null },
    ...{ requirements: [], skills: [] },
  })
  const candidate = { items: [{ id: "a", text: "I bake bread", field: null }], lines: [], profile: null }
  expect(matchPosting({ title, skills, requirements }, candidate, "2026-01-15")).toMatchObject({
    score: null,
    band: null,
  })
})

it.each<[string, string | null, string[]]>([
  ["need 2 forklift drivers for nights from monday, must have license", "Forklift driver", []],
  ["hey, u know anyone who drives forklift? must have license", null, ["must have license"]],
  ["We need a line cook asap. Must have a food handler card.", "Line cook", ["Must have a food handler card"]],
  ["Looking for 2 roofers, Dallas. Must have own truck.", "Roofer", ["Must have own truck"]],
  ["Need an HVAC tech in Boise\nEPA 608\nOwn hand tools", "HVAC tech", ["EPA 608", "Own hand tools"]],
])("a short message is one: “%s”", (text, title, quotes) => {
  const posting = read(text)
  expect(posting.title).toBe(title)
  expect(posting.requirements.map(({ quote }) => quote)).toEqual(expect.arrayContaining(quotes))
})
