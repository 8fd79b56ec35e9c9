import { expect, test } from "vitest"
import type { WritingRequest } from "../writer"
import { gapsOf } from "./posting-gaps"

const gaps = (text: string, ...told: string[]) =>
  gapsOf({
    posting: { text, title: "Lab Technician", company: "Ashdown" },
    evidence: told.map((words) => ({ text: words })),
  } as WritingRequest).join(" ")

test.each([
  ["Strong in PostgreSQL-backed storage", "I moved the samples to postgres"],
  ["Knowledge of a LIMS (LabWare preferred)", "I use LabWare every day"],
  ["You hold NEBOSH or IOSH", "I passed NEBOSH in 2021"],
  ["You have Qualified Teacher Status", "PGCE Chemistry, 2015"],
])("a requirement that the person meets under another name is not a gap: %s", (text, told) => {
  expect(gaps(text, told)).toBe("")
})

test("a missing requirement is named in full", () => {
  expect(gaps("Qualified Radiation Officer\nYou work with LabWare", "I clean the lab")).toMatch(/Radiation Officer/)
  expect(gaps("You work with LabWare", "I clean the lab")).toMatch(/LabWare/)
})
