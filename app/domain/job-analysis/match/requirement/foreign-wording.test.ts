import { expect, test } from "vitest"
import type { RequirementKind } from "../../reading/posting"
import { matchPosting, pointsCompared } from "../match-posting"
import type { Candidate } from "./shapes"

const person: Candidate = {
  items: [
    { id: "q", text: "MSc Supply Chain Management, 2019", field: "qualification" },
    { id: "e", text: "English (fluent), Marathi (native)", field: "qualification" },
    { id: "r", text: "Supply Chain Manager, Nordvik (2016 – present)", field: "role" },
    { id: "l", text: "Supervised a team of 45 loaders.", field: null },
  ],
  lines: [],
  profile: { title: "", experience: "Supply Chain Manager, Nordvik (2016 – present)" },
}
const matched = (quotes: string[], kind: RequirementKind = "skill", isEnglish = false) => {
  const requirements = quotes.map((quote) => ({ quote, kind, must: true }))
  return matchPosting({ title: null, skills: [], requirements, isEnglish }, person, "2026-11-28")
}

test.each([
  ["Mindestens fünf Jahre Berufserfahrung im Supply Chain Management", "met"],
  ["Cinq ans d'expérience en supply chain", "met"],
  ["Al menos cinco años de experiencia en supply chain", "met"],
  ["Mindestens zwölf Jahre Erfahrung in SAP", "gap"],
  ["Abgeschlossenes Studium in Logistik oder vergleichbar", "partly"],
  ["Diplôme universitaire en logistique", "partly"],
  ["Sehr gute Englischkenntnisse", "met"],
  ["Deutsch- und gute Englischkenntnisse", "partly"],
  ["Führung eines Teams von acht Mitarbeitenden", "met"],
  ["Gestión de equipos", "met"],
])("“%s”: %s", (quote, status) => {
  expect(matched([quote]).requirements[0]?.status).toBe(status)
})

test("the reasons keep the posting's own words", () => {
  const [found] = matched(["Abgeschlossenes Studium in Logistik oder vergleichbar"]).requirements
  expect(found?.evidence[0]?.because).toContainEqual(
    expect.objectContaining({ code: "other_subject", asked: "Abgeschlossenes Studium" }),
  )
})

test("a line without anything to compare is left out of the match, the score and the count", () => {
  const quotes = ["Sehr gute Englischkenntnisse", "Führungserfahrung", "Freude an neuen Wegen"]
  const { requirements, score } = matched(quotes)
  expect(requirements.map(({ index }) => index)).toEqual([0, 1])
  expect(score).toBe(100)
  const asked = quotes.map((quote) => ({ quote, kind: "skill" as const, must: true }))
  expect(pointsCompared({ requirements: asked, isEnglish: false })).toBe(2)
  expect(matched(quotes, "skill", true).requirements).toHaveLength(3)
})
