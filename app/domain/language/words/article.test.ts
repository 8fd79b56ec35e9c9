import { expect, test } from "vitest"
import { article } from "./article"

const said = (words: string) => words.split(", ").map((word) => `${article(word)} ${word}`)
const all = (kind: "a" | "an", words: string) => words.split(", ").map((word) => `${kind} ${word}`)

test.each([
  "unit, user, university, union, uniform, unidirectional link, unanimous vote, usual day, usability study, utility",
  "European role, euro, one-off repair, once-weekly round, Ukrainian, urology ward, ubiquitous tool, year",
  "historian, hospital, household, LinkedIn post, McKinsey project, PhD, UK license, US citizen, UX designer, USB stick",
  "NEBOSH certificate, SWOT analysis, NASA grant, SCADA system, HIPAA audit, 12-bed ward, 110-bed ward, “quick” guide",
])("“a” before a consonant sound: %s", (words) => {
  expect(said(words)).toEqual(all("a", words))
})

test.each([
  "engineer, office, upgrade, umbrella, usher, uninsured driver, unimportant task, unidentified body, unanswered call",
  "hour, hourly rate, honest answer, heir, onerous task, oncology ward, urban farm, utmost effort, élan, e-bike",
  "NMC registration, HVAC license, SQL course, MSc, MBA, EV charger, X-ray, L&D plan, RN, FMEA, HRIS, NCLEX, SIA badge",
  "8-week course, 80-bed home, 11-person team, 18,000 m² site, A-level, “own” brand, iOS app",
])("“an” before a vowel sound: %s", (words) => {
  expect(said(words)).toEqual(all("an", words))
})
