import { expect, test } from "vitest"
import { rolesOf } from "../career/held-roles"
import { isKnownWithin, lineTime, lineYear } from "./line-time"

const roles = rolesOf(
  [
    "Nurse, Leith General (Mar 2021 – present)\n- Ran a ward",
    "Carer, Elm House (2015 – 2017)\n- Cared",
    "Porter, Elm House (2014)\n- Carried",
    "Volunteer, Food Bank\n- Sorted food",
  ].join("\n\n"),
)
const [nurse, carer, porter] = roles
const undated = { id: "", title: "Volunteer", employer: "Food Bank", start: "", end: "", kind: "work" as const }
const createdAt = "2026-11-24T08:00:00.000Z"
const ofRole = { periodFrom: "2021-03-01", periodTo: "2026-11-24", periodOfRole: true, createdAt }
const told = (periodFrom: string, periodTo: string) => ({ periodFrom, periodTo, periodOfRole: false, createdAt })

test("a role's dates are shown as given, and a role without dates has none", () => {
  expect(lineTime(ofRole, nurse, "en-US")).toBe("Mar 2021 – present")
  expect(lineTime(ofRole, carer, "en-US")).toBe("2015 – 2017")
  expect(lineTime(ofRole, porter, "en-US")).toBe("2014")
  expect(lineTime(ofRole, undated, "en-US")).toBe("")
  expect(lineTime(ofRole, undefined, "en-US")).toBe("")
})

test("a year is shown as a year, even one that is not over", () => {
  expect(lineTime(told("2026-03-10", "2026-03-10"), nurse, "en-US")).toBe("Mar 2026")
  expect(lineTime(told("2026-02-01", "2026-04-30"), nurse, "en-US")).toBe("Feb 2026 – Apr 2026")
  expect(lineTime(told("2024-01-01", "2024-12-31"), nurse, "en-US")).toBe("2024")
  expect(lineTime(told("2024-01-01", "2026-11-24"), nurse, "en-US")).toBe("2024 – 2026")
  expect(lineTime(told("2026-01-01", "2026-01-01"), nurse, "en-US")).toBe("Jan 2026")
})

test("a line of a history belongs to a period only if its whole role does", () => {
  const year = { from: "2026-01-01", to: "2026-12-31" }
  expect(isKnownWithin(told("2025-11-01", "2026-02-01"), nurse, year)).toBe(true)
  expect(isKnownWithin(ofRole, nurse, year)).toBe(false)
  expect(isKnownWithin(ofRole, nurse, { from: "2021-03-01", to: "2026-12-31" })).toBe(true)
  expect(isKnownWithin(ofRole, carer, { from: "2015-01-01", to: "2017-12-31" })).toBe(true)
  expect(isKnownWithin(ofRole, carer, { from: "2016-01-01", to: "2017-12-31" })).toBe(false)
  expect(isKnownWithin(ofRole, undated, { from: "1990-01-01", to: "2026-12-31" })).toBe(false)
  expect(isKnownWithin(ofRole, undefined, { from: "1990-01-01", to: "2026-12-31" })).toBe(false)
})

test("a line has the year of its last day, and a line of a role over several years has none", () => {
  expect(lineYear(told("2024-01-01", "2026-11-24"), nurse)).toBe("2026")
  expect(lineYear(ofRole, nurse)).toBeNull()
  expect(lineYear(ofRole, porter)).toBe("2014")
  expect(lineYear(ofRole, undated)).toBeNull()
})
