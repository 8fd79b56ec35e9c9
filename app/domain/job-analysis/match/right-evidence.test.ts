import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"

const of = (quote: string, kind: RequirementKind, ...items: [text: string, field?: string][]) =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
    { items: items.map(([text, field = null], at) => ({ id: `e${at}`, text, field })), lines: [], profile: null },
    "2026-11-28",
  ).requirements[0]

test.each([
  ["Postgraduate qualification in surgical nursing", "Nurse for 8 years (Med-Surg 3 years)"],
  ["Bachelor's degree", "Ran a 24 bed surgical ward"],
  ["Bachelor's degree", "Set up the test bed for the pump line"],
])("“%s” is not met by the letters of a degree in “%s”", (quote, text) => {
  expect(of(quote, "qualification", [text, "bio"])?.evidence.flatMap(({ because }) => because)).not.toContainEqual(
    expect.objectContaining({ code: "degree" }),
  )
})

test.each(["MEd, Leeds, 2014", "M.Ed in Leadership", "Master of Education, 2014"])("“%s” is a degree", (text) => {
  expect(of("Postgraduate qualification", "qualification", [text, "qualification"])?.status).toBe("met")
})

test("a single word with no meaning of its own is not evidence", () => {
  const quote = "Care of dialysis patients at home"
  expect(of(quote, "skill", ["Nurse to patient ratio 1:10"])).toMatchObject({ status: "gap", evidence: [] })
  expect(of(quote, "skill", ["Looked after 9 dialysis patients at home"])?.status).toBe("met")
})

test.each([
  ["GMC registration", "GMC registration pending"],
  ["AHPRA registration", "Awaiting AHPRA registration"],
  ["Journeyman license", "Journeyman license exam booked for May"],
  ["First aid certificate", "First aid certificate in progress"],
])("“%s” is not met by “%s”", (quote, text) => {
  expect(of(quote, "license", [text, "qualification"])?.status).toBe("gap")
  expect(of(quote, "license", [`Food safety level 2; ${text}`, "qualification"])?.status).toBe("gap")
})

test("a held credential still counts next to a pending one, and so do pending things that were dealt with", () => {
  expect(of("First aid certificate", "license", ["First aid certificate; GMC pending", "qualification"])?.status).toBe(
    "met",
  )
  expect(of("Clearing pending claims", "responsibility", ["Cleared 40 pending claims in a week"])?.status).toBe("met")
})

test("a registration is not met by something else with the body's name", () => {
  expect(of("Current NMC registration", "license", ["NMC computer test passed", "qualification"])?.status).not.toBe(
    "met",
  )
  expect(of("Current NMC registration", "license", ["NMC PIN 12A3456E", "qualification"])?.status).toBe("met")
})

test("“or eligible” after the last of two things leaves both asked for", () => {
  const quote = "Registered Nurse with NMC PIN or eligible"
  expect(of(quote, "license", ["Registered Nurse since 2015", "qualification"])?.status).toBe("partly")
})

test.each([
  "To obtain a challenging position in a reputed firm where I can use my skills in forensic accounting.",
  "To work for a company that values forensic accounting.",
  "Career objective: to grow in forensic accounting.",
])("“%s” is a wish, not work", (text) => {
  expect(of("Experience in forensic accounting", "experience", [text, "bio"])?.status).toBe("gap")
})

test("a name and its initials are the same, with or without its last word", () => {
  expect(
    of("Experience in an intensive care setting", "experience", ["Staffed a 12 bay ICU for 4 years"]),
  ).toMatchObject({
    status: "met",
    evidence: [{ because: [{ code: "other_name", asked: "intensive care", yours: "ICU" }] }],
  })
  expect(of("ICU experience", "experience", ["Four years in an intensive care unit"])?.status).toBe("met")
  expect(of("Project management", "skill", ["The 4 PM handover"])?.status).toBe("gap")
})

test("an abbreviation still counts beside the name in full", () => {
  const both = of(
    "Intensive care nursing",
    "experience",
    ["Read about intensive care"],
    ["Ran the ICU on nights for 4 years"],
  )
  expect(both?.evidence.map(({ evidenceIds: [id] }) => id)).toContain("e1")
})

test("a module of a system shows the system, and no other module", () => {
  expect(of("Experience in SAP or Oracle", "experience", ["Posted 450 invoices a month in SAP FICO"])?.status).toBe(
    "met",
  )
  expect(of("SAP EWM", "skill", ["Posted 450 invoices a month in SAP FICO"])?.status).not.toBe("met")
  expect(of("Month end reporting", "skill", ["Kept the rota in MS Excel"])?.status).not.toBe("met")
})
