import { expect, test } from "vitest"
import { rolesOf } from "../../career/held-roles"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

const planner = "Demand Planner, Nordvik (2018 – present)\nLogistics Executive, Sahyadri (2012 – 2017)"

function person(experience: string, told: [text: string, role: number][] = []): Candidate {
  const roles = rolesOf(experience)
  const lines = told.map(([text, role]) => ({
    text,
    state: "agreed" as const,
    evidenceIds: [],
    roleId: roles[role]?.id ?? null,
  }))
  const items = experience.split("\n").map((text, at) => ({ id: `r${at}`, text, field: "role" }))
  return { items, lines, profile: { title: "", experience } }
}

const of = (quote: string, candidate: Candidate, title: string | null = null) =>
  matchPosting(
    { title, skills: [], requirements: [{ quote, kind: "experience", must: true }] },
    candidate,
    "2026-11-28",
  ).requirements[0]

test("years of leading people count only in jobs that show it", () => {
  const quote = "3+ years of people management experience"
  const supervised = person(planner, [["Supervised a team of 45 loaders", 1]])
  const found = of(quote, supervised, "Manager, Demand Planning")
  expect(found).toMatchObject({ status: "met", years: { asked: 3, held: 6 } })
  expect(found?.evidence[0]?.evidenceIds).toEqual(["r1"])
  expect(of(quote, person(planner), "Manager, Demand Planning")?.status).not.toBe("met")
})

test("a title that may imply leading people is shown, and does not meet the years", () => {
  const manager = person("Marketing Manager, Fox Ltd (2016 – present)")
  expect(of("5 years of people management", manager)).toMatchObject({
    status: "partly",
    years: { asked: 5, held: 0, byTitle: 10 },
  })
  expect(of("5 years of people management", person("Ward Manager, Elm House (2016 – present)"))?.status).toBe("met")
})

test("a line that waits for agreement does not show leading", () => {
  const waiting = person(planner, [["Supervised a team of 45 loaders", 1]])
  const lines = waiting.lines.map((line) => ({ ...line, state: "proposed" as const }))
  expect(of("3 years of people management", { ...waiting, lines })?.status).not.toBe("met")
})

test("each kind of years in a requirement is counted by itself", () => {
  const analyst = person("Data Analyst, Harbour Bank (2018 – present)")
  expect(of("5+ years in analytics, including 2+ years managing analysts", analyst)).toMatchObject({
    status: "partly",
    years: { asked: 2, held: 0 },
  })
  const led = person("Data Analyst, Harbour Bank (2018 – present)", [["Managed a team of four analysts", 0]])
  expect(of("5+ years in analytics, including 2+ years managing analysts", led)?.years).toEqual({ asked: 5, held: 8 })
})

test("years in the same discipline, but not in the kind of work, meet a requirement in part", () => {
  const marketer = person("Marketing Manager, Fox Ltd (2014 – present)")
  const found = of("6+ years in DTC growth marketing", marketer)
  expect(found).toMatchObject({ status: "partly", years: { asked: 6, held: 12 } })
  expect(found?.lacks).toContain("growth marketing")
  expect(of("6+ years in DTC growth marketing", person("Office Manager, Fox Ltd (2014 – present)"))?.status).toBe("gap")
})

test("leading a team of another trade meets the team in part", () => {
  const supervisor = person("Warehouse Supervisor, Delta (2019 – present)", [["Lead two crews of 12 loaders", 0]])
  expect(of("Two years leading a nursing team", supervisor)).toMatchObject({
    status: "partly",
    lacks: ["nursing team"],
  })
  expect(of("Two years leading a small team", supervisor)?.status).toBe("met")
})

test.each([
  ["Have hired and managed a small team", "Lead a team of five across brand and paid", "partly"],
  ["Have hired and managed a small team", "I hired three of the five people on my team and managed the team", "met"],
  ["Run a kitchen of twelve", "Run a brigade of 22 across three outlets", "met"],
  ["Run a kitchen of twelve", "Run a brigade of 8", "partly"],
  ["People management", "Lead designer for a lightweight frame", "gap"],
  ["Experience as a head chef", "Run a brigade of 22", "gap"],
  ["Manage suppliers and contractors", "Supplier visits to Poland for first article inspection", "met"],
  ["Procurement", "Negotiated a pay rise with the board", "gap"],
  ["Continuous improvement", "Store manager from 2017 to 2019", "gap"],
])("“%s” and “%s”: %s", (quote, text, status) => {
  const items = [{ id: "e", text, field: null }]
  expect(of(quote, { items, lines: [], profile: null })?.status).toBe(status)
})

test("a line of dashes after a verb is read at once", () => {
  const line = `Led ${"-".repeat(580)}`
  const items = [{ id: "e", text: line, field: null }]
  const started = performance.now()
  expect(of(`Manage ${"- ".repeat(280)}`, { items, lines: [], profile: null })?.status).toBe("gap")
  expect(performance.now() - started).toBeLessThan(5000)
})
