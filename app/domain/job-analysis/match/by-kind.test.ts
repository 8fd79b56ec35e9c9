import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

const item = (text: string, field: string | null = null) => ({ id: text, text, field })
const of = (quote: string, kind: RequirementKind, ...items: ReturnType<typeof item>[]) =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
    { items, lines: [], profile: null } satisfies Candidate,
    "2026-11-22",
  ).requirements[0]

test.each<[string, RequirementKind]>([
  ["Diploma in Logistics", "qualification"],
  ["Bachelor's degree in logistics", "qualification"],
  ["Certificate in Logistics", "license"],
  ["Tertiary qualification in logistics", "qualification"],
])("“%s” is not met by an employer's name or by the work alone", (quote, kind) => {
  expect(of(quote, kind, item("Tidewater Logistics", "employer"))?.status).toBe("gap")
  const work = [item("Logistics Coordinator, Tidewater Logistics (2019 – 2024)", "role"), item("Logistics", "skill")]
  expect(of(quote, kind, ...work)?.status).not.toBe("met")
})

test.each<[string, ReturnType<typeof item>]>([
  ["Diploma in Logistics", item("Diploma of Logistics, Holmesglen TAFE, 2018", "qualification")],
  ["Diploma in Logistics", item("I finished my Diploma in Logistics at night school.")],
  ["Diploma in Logistics", item("BSc Logistics and Transport", "qualification")],
])("“%s” is met by a matching statement", (quote, study) => {
  expect(of(quote, "qualification", item("Tidewater Logistics", "employer"), study)?.status).toBe("met")
})

test("work instead of a degree counts in part if the posting accepts it", () => {
  const told = item("Ran the logistics of nine depots.")
  expect(of("Degree in logistics", "qualification", told)?.status).toBe("gap")
  const taken = of("Degree in logistics or equivalent experience", "qualification", told)
  expect(taken?.status).not.toBe("met")
})

test.each([
  ["Implement our new WMS", "WMS", "skill"],
  ["Implement our new WMS", "SAP EWM and WMS (basic)", null],
  ["Implement our new WMS", "I use the WMS every day.", null],
  ["Implement our new WMS", "The WMS was migrated last year.", null],
])("the duty “%s” is not met by “%s”, with a reason", (quote, words, field) => {
  const found = of(quote, "responsibility", item(words, field))
  expect(found?.status).toBe("partly")
  expect(found?.evidence[0]?.because.map(({ code }) => code)).toContain(field === null ? "no_deed" : "named")
})

test.each([
  ["Implement our new WMS", "Rolled out the new WMS at two depots."],
  ["Run the weekly payroll", "Weekly payroll for 1,200 people"],
  ["Use Excel every day", "I use Excel every day."],
])("the duty “%s” is met by “%s”", (quote, words) => {
  expect(of(quote, "responsibility", item(words))?.status).toBe("met")
})
