import { expect, test } from "vitest"
import type { WritingLine } from "../../../achievements/writing-line"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"

const at = "2026-05-04T12:00:00.000Z"
const item = (id: string, kind: EvidenceItem["kind"], text: string): EvidenceItem => ({
  ...{ id, kind, text, source: "What did you do?", field: null, createdAt: at },
})
const agreed = (text: string, nth: number): WritingLine => ({
  text,
  roleId: null,
  period: { from: "2026-05-04", to: "2026-05-04" },
  parts: { situation: [], task: [], action: [], result: [] },
  figure: null,
  skills: [],
  strength: 60,
  evidenceIds: [`line_${nth}`],
  state: "agreed",
  pinned: false,
  told: "reflection",
})

async function resumeOf(evidence: EvidenceItem[], lines: WritingLine[] = [], facts = {}) {
  const { body, advice } = await builtInWriter.write({
    ...{ type: "resume", customPrompt: null, profile: { ...emptyFacts, title: "Accountant", ...facts }, posting: null },
    ...{ evidence, lines, today: "2026-11-21" },
  })
  return { text: draftParts(body).map(textOfPart).join("\n"), advice: advice.join(" ") }
}

test("an uninformative line is dropped if there are others, and the advice says so", async () => {
  const texts = [
    "Closed the year's books for 6 companies in 9 days",
    "Found 31 invoices that were booked twice",
    "Moved 240 suppliers to a new ledger over a weekend",
    "Trained 4 clerks in the new ledger",
    "Cut the bank's fees by 12%",
    "Did meetings",
  ]
  const { text, advice } = await resumeOf(
    texts.map((each, nth) => item(`line_${nth}`, "achievement", each)),
    texts.map(agreed),
  )
  expect(text).toContain("Found 31 invoices")
  expect(text).not.toContain("Did meetings")
  expect(advice).toContain("Left out, because they say little by themselves: “Did meetings”")
})

test("a thin line stays if there is little else", async () => {
  const { text } = await resumeOf([item("line_0", "achievement", "Did meetings")], [agreed("Did meetings", 0)])
  expect(text).toContain("Did meetings")
})

test("if no wording of an unreviewed line is accepted, the person's own sentence is used", async () => {
  const told = "the audit was 8 days, before always 12, because I had all the documents in one folder structure"
  const { text } = await resumeOf([item("item_0", "reflection", told)])
  expect(text).toMatch(/audit\b.*\b8\b.*12|audit\b.*\b12\b.*\b8\b/i)
})

const profileItem = (field: EvidenceItem["field"], text: string, nth: number): EvidenceItem => ({
  ...item(`profile_${field}_${nth}`, "profile", text),
  field,
})

async function ofProfile(profile: { bio?: string; skills?: string[] }) {
  const items = [
    ...(profile.bio ? [profileItem("bio", profile.bio, 0)] : []),
    ...(profile.skills ?? []).map((skill, nth) => profileItem("skill", skill, nth)),
  ]
  const { body } = await builtInWriter.write({
    ...{ type: "resume", customPrompt: null, posting: null, evidence: items, lines: [], today: "2026-11-21" },
    profile: { ...emptyFacts, title: "Accountant", ...profile },
  })
  return draftParts(body).map((part) => `${part.label ?? ""}: ${textOfPart(part)}`)
}

test("a language is not listed as a technical skill, and a skill loses words that play it down", async () => {
  const parts = await ofProfile({ skills: ["ledgers", "Polish", "excel a bit", "Employee relations"] })
  expect(parts).toContain("Technical: ledgers")
  expect(parts).toContain("Tools: Excel")
  expect(parts).toContain("Working with people: Employee relations")
  expect(parts.some((part) => part.endsWith(": Polish"))).toBe(true)
  expect(parts.join(" ")).not.toMatch(/a bit|ledgers, Polish/)
})

test("a summary contains no first person", async () => {
  const parts = await ofProfile({ bio: "I am an accountant with nine years in farming." })
  expect(parts.join(" ")).toContain("ccountant with nine years in farming")
  expect(parts.join(" ")).not.toMatch(/\bI\b/)
})

test("a certificate with its own section does not become an achievement unless an action comes with it", async () => {
  const texts = [
    "Passed the Certified Payroll Practitioner exam in 2021",
    "Taught payroll to 12 clerks after the Certified Payroll Practitioner course",
  ]
  const experience = "Certifications\nCertified Payroll Practitioner (2021)"
  const held = { ...item("paper", "profile", "Certified Payroll Practitioner (2021)"), field: "experience" as const }
  const { text } = await resumeOf(
    [held, ...texts.map((each, nth) => item(`line_${nth}`, "achievement", each))],
    texts.map(agreed),
    { experience },
  )
  expect(text).toContain("Certified Payroll Practitioner (2021)")
  expect(text).not.toContain("exam in 2021")
  expect(text).toContain("12 clerks")
})

test("a line of two sentences keeps its final period", async () => {
  const line = "Trained 4 clerks in the new ledger. Two of them now close the month alone."
  const { text } = await resumeOf([item("line_0", "achievement", line)], [agreed(line, 0)])
  expect(text).toContain("close the month alone.")
})

test("every bullet begins with a capital, however its line was typed, except a name such as iOS", async () => {
  const texts = [
    "solar PV and battery storage for 40 homes",
    "Rewired 32 council houses",
    "iOS app for 300 site checks",
  ]
  const written = texts.map((each, nth) => ({ ...agreed(each, nth), told: "history" as const }))
  const { text } = await resumeOf(
    texts.map((each, nth) => item(`line_${nth}`, "achievement", each)),
    written,
  )
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Solar PV and battery storage for 40 homes"),
      expect.stringContaining("Rewired 32 council houses"),
      expect.stringContaining("iOS app for 300 site checks"),
    ]),
  )
})
