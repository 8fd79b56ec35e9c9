import { expect, test } from "vitest"
import { rolesOf } from "../../career/held-roles"
import type { RequirementKind } from "../reading/posting"
import { kindOf } from "../reading/requirements/requirement-kind"
import { namedSkill } from "../reading/skills/skills"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

function person(experience: string, told: string[] = [], named: [text: string, field: string][] = []): Candidate {
  const roles = rolesOf(experience).map(({ title, employer }) => [`${title}, ${employer}`, "role"] as const)
  const items = [...roles, ...told.map((text) => [text, null] as const), ...named].map(([text, field], at) => ({
    id: `i${at}`,
    ...{ text, field },
  }))
  return { items, lines: [], profile: { title: "", experience } }
}

const day = "2026-11-28"
function of(quote: string, candidate: Candidate, title: string | null = null, kind: RequirementKind = kindOf(quote)) {
  const requirements = [{ quote, kind, must: true }]
  return matchPosting({ title, skills: [], requirements }, candidate, day).requirements[0]
}
const yours = (name: string, candidate: Candidate) =>
  matchPosting({ title: null, skills: [namedSkill(name)], requirements: [] }, candidate, day).skills[0]?.yours

test.each([
  ["5+ years of product management experience", "Product Manager"],
  ["5+ years of project management experience", "Project Manager"],
  ["5+ years of account management experience", "Account Manager"],
])("“%s” asks for years as a %s, not for leading people", (quote, title) => {
  const found = of(quote, person(`Senior ${title}, Oak (2022 – present)\n${title}, Pine (2018 – 2022)`))
  expect(found).toMatchObject({ status: "met", years: { asked: 5, held: 8 } })
  expect(found?.years).not.toHaveProperty("byTitle")
})

test("years of management without a discipline are still years of leading people", () => {
  expect(of("5+ years of management experience", person("Product Manager, Pine (2018 – present)"))?.status).not.toBe(
    "met",
  )
})

test("a title without a discipline continues the job right before it", () => {
  const quote = "8+ years building backend systems"
  const moved = "Staff Engineer, Nettle (2022-05 – present)\nBackend Developer, Oak (2017-09 – 2022-04)"
  expect(of(quote, person(moved))?.years).toMatchObject({ asked: 8, held: 9 })
  const parted = "Staff Engineer, Nettle (2023-05 – present)\nBackend Developer, Oak (2017-09 – 2020-04)"
  expect(of(quote, person(parted))?.years?.held).toBeLessThan(4)
})

test.each([
  ["GIS", "QGIS", "skill"],
  ["CILT", "CMILT", "title"],
  ["RTPI", "MRTPI", "qualification"],
  ["CIPS", "FCIPS", "qualification"],
  ["OpenTelemetry", "otel", "skill"],
  ["Go", "postgres, go, kafka", "skill"],
  ["nursing", "emergency nursing", "skill"],
])("%s is shown by “%s”", (name, text, field) => {
  expect(yours(name, person("", [], [[text, field]]))).not.toBeNull()
})

test("a common word is a skill only in a list of skills", () => {
  expect(yours("Go", person("", ["I own the payouts service (go, postgres, kafka)."]))).toBe("go")
  expect(yours("Go", person("", ["I go to every site (by car, by train)."]))).toBeNull()
})

test("the letters of one professional body do not count for another", () => {
  expect(yours("CILT", person("", [], [["MRTPI", "title"]]))).toBeNull()
})

test("only the person's own license counts, and the skill and the requirement agree", () => {
  const trainer = person("Driver, Oak (2008 – present)", ["Trained 26 new drivers (22 passed CDL on first try)."])
  expect(of("Class A CDL", trainer)?.status).toBe("gap")
  expect(yours("Class A CDL", trainer)).toBeNull()
  const holder = person("Driver, Oak (2008 – present)", [], [["CDL Class A, Hazmat (H)", "qualification"]])
  expect(of("Class A CDL", holder)?.status).toBe("met")
  expect(yours("Class A CDL", holder)).not.toBeNull()
})

test('"in last 5" is not a required figure, and years without violations are not years of work', () => {
  const driver = person("Regional Driver, Oak (2008 – present)")
  expect(of("2 years verifiable experience in last 5", driver, "Local Driver")).toMatchObject({
    status: "met",
    figure: null,
  })
  expect(of("No more than 2 moving violations in past 3 yrs", driver, "Local Driver")).toMatchObject({
    status: "open",
    years: null,
  })
})

test("years as a shift lead show experience leading a shift", () => {
  const lead = person("Shift Lead, Oak (2021 – present)", ["I lead night shift 24 people, goods in and picking."])
  expect(of("3 years' experience leading a shift in a warehouse", lead)?.status).toBe("met")
})

test("somebody else's title shows nothing about the person", () => {
  const told = person("Shift Lead, Oak (2021 – present)", [
    "Operation manager Mr Bole tell me my shift have best stock accuracy in the building.",
  ])
  const found = of("Manage 3 shift leads and around 70 operatives", told, null, "responsibility")
  expect(JSON.stringify(found?.evidence)).not.toContain("manager")
})

test("a quotation ends with a whole word", () => {
  const told = person("", ["Cut left-without-being-seen rate from 11.2% to 4.1% and boarding from 11a to 11p."])
  const found = of("Evidence of leading quality improvement that changed patient flow", told)
  expect(found?.status).toBe("partly")
  expect(JSON.stringify(found?.evidence[0]?.because)).toMatch(/to 11p"/)
})
