import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

const today = "2026-11-22"
const nobody: Candidate = { items: [], lines: [], profile: null }
const item = (text: string, field: string | null = null) => ({ id: text, text, field })
const held = (experience: string): Candidate => ({ ...nobody, profile: { title: "", experience } })

const of = (quote: string, kind: RequirementKind, candidate: Candidate) =>
  matchPosting({ title: null, skills: [], requirements: [{ quote, kind, must: true }] }, candidate, today)
    .requirements[0]

test("years of leading people count in any role that led them, whatever the trade", () => {
  const shifts = held("Shift supervisor, Polar Stores (2019 - present)\nPacker, Dock Foods (2011 - 2018)")
  expect(of("5+ years' experience leading teams in a depot", "experience", shifts)?.years).toEqual({
    asked: 5,
    held: 7,
  })
})

test("years of senior roles exclude junior ones", () => {
  const roles = held("HR Manager, Wattle Care (2020 - present)\nHR Officer, Grey City (2012 - 2019)")
  expect(of("At least eight years in senior HR roles", "experience", roles)?.years).toEqual({ asked: 8, held: 6 })
})

test("a diploma is neither a postgraduate diploma nor a diploma in another subject", () => {
  const nurse = { ...nobody, items: [item("Diploma of nursing, 2012", "qualification")] }
  expect(of("Postgraduate diploma in cardiac nursing", "qualification", nurse)?.status).not.toBe("met")
  const history = { ...nobody, items: [item("BSc History", "qualification")] }
  expect(of("Bachelor's degree in physics", "qualification", history)?.status).toBe("gap")
  expect(of("Bachelor's degree in physics or a related field", "qualification", history)?.status).not.toBe("gap")
})

test("the work that a license permits is not the license", () => {
  expect(of("Forklift licence", "license", { ...nobody, items: [item("Forklift driver for two years")] })?.status).toBe(
    "partly",
  )
  expect(of("Forklift licence", "license", { ...nobody, items: [item("I hold a forklift licence")] })?.status).toBe(
    "met",
  )
})

test("if the person holds a license, other mentions of its subject show nothing", () => {
  const found = of("Current forklift licence", "license", {
    ...nobody,
    items: [item("Negotiated a new forklift lease"), item("Forklift licence, renewed in 2024")],
  })
  expect(found?.evidence.map(({ text }) => text)).toEqual(["Forklift licence, renewed in 2024"])
})

test("a reason quotes a figure in full", () => {
  const found = of("Experience in process improvement", "skill", {
    ...nobody,
    items: [item("Cut picking errors from 2.1% to 0.6%")],
  })
  expect(JSON.stringify(found?.evidence)).not.toMatch(/from 2"/)
})

test("an entry that is only in the profile counts in part until an action shows it", () => {
  const named = { ...nobody, items: [item("Terraform", "skill")] }
  const found = of("Experience with Terraform", "skill", named)
  expect(found).toMatchObject({ status: "partly", evidence: [{ because: [{}, { code: "named" }] }] })
  const told = { ...nobody, items: [...named.items, item("I moved 14 services to Terraform.")] }
  expect(of("Experience with Terraform", "skill", told)?.status).toBe("met")
})

test("a related word is not reported as being in both texts", () => {
  const found = of("Supervisors run the loading dock", "responsibility", {
    ...nobody,
    items: [item("Manager of the loading dock")],
  })
  const said = found?.evidence.flatMap(({ because }) => because) ?? []
  const same = said.flatMap((one) => (one.code === "same_words" ? one.words : []))
  expect(same.join(" ")).not.toMatch(/supervisor/i)
  expect(same).toContain("dock")
})
