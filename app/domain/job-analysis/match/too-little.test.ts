import { expect, test } from "vitest"
import { readPosting } from "../reading/read-posting"
import { matchPosting, pointsCompared } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

const today = "2026-11-28"
const roofer: Candidate = {
  items: [
    { id: "e0", text: "Roofer", field: "title" },
    { id: "e1", text: "I relaid 40 slate roofs and fitted lead flashings.", field: null },
  ],
  lines: [],
  profile: { title: "Roofer", experience: "" },
}
const matched = (text: string) => matchPosting(readPosting(text, new Date(today)), roofer, today)

test.each(["roofer needed", "Roofer wanted, Leeds", "Roofer needed ASAP\nSlate roofs\nRing Jo on 07700 900000"])(
  "“%s” asks for too little to score anybody",
  (text) => {
    expect(matched(text)).toMatchObject({ score: null, band: null })
  },
)

test("an ad that asks for two things has a score, however short it is", () => {
  const text = "Roofer wanted in Leeds\nRequirements\n- Slate roofs\n- Lead flashings"
  expect(matched(text).score).toBeGreaterThan(0)
})

test("shifts, permits and personality are not points to compare", () => {
  const requirements = [
    { quote: "Weekend shifts", must: true, kind: "availability" as const },
    { quote: "Right to work in the UK", must: true, kind: "eligibility" as const },
    { quote: "Friendly", must: true, kind: "personal quality" as const },
    { quote: "Slate roofs", must: true, kind: "skill" as const },
  ]
  expect(pointsCompared({ requirements })).toBe(1)
  expect(matchPosting({ title: "Roofer", skills: [], requirements }, roofer, today).score).toBe(null)
})
