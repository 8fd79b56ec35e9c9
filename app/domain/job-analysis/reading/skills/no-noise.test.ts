import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const skills = (title: string, lines: string[]) =>
  readPosting(
    `${title}\nat Marlow Ferries\nLisbon\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`,
    new Date("2026-11-28T00:00:00Z"),
  ).skills.map(({ name }) => name.toLowerCase())

it.each([
  ["Current registration as a Registered Nurse (Division 1)", "division 1"],
  ["2 years verifiable experience in last 5", "last 5"],
  ["Experience in SAP MM (min 2 implementations)", "min 2 implementations"],
  ["You have run tenders end to end", "run tenders"],
  ["You meet deadlines without drama", "drama"],
  ["Working English; Danish is not needed", "danish"],
  ["Experience of payroll in KES and QAR", "kes"],
  ["Delivering drywall, roofing and lumber to building sites", "lumber"],
])("“%s” names no skill “%s”", (line, noise) => {
  expect(skills("Ferry Warden", [line, "Excel"])).not.toContain(noise)
})

it.each([
  ["Category Manager (Packaging)", "Excel", "category management"],
  ["Data Analyst", "Excel", "data analysis"],
  ["Community Fundraiser", "Excel", "fundraising"],
  ["Ward Physiotherapist", "Experience of supervising others", "supervision"],
  ["Ward Physiotherapist", "Able to prioritise and manage own caseload", "caseload management"],
  ["Buyer", "You will have run tenders, negotiated multi-year contracts", "negotiation"],
])("%s, who “%s”, needs “%s”", (title, line, skill) => {
  expect(skills(title, [line])).toContain(skill)
})
