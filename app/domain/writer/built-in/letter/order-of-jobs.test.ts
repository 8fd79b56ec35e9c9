import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

const history = [
  "Senior Engineering Manager | Freightline Pay (2021 – present)",
  "- Lead three squads that own carrier payouts, $1.4B a year",
  "- Cut payout failures from 2.3% to 0.4% with an event-driven ledger on Kafka",
  "- Hired 11 engineers in 18 months",
  "",
  "Engineering Manager | Freightline Pay (2018 – 2021)",
  "- Managed a team of 7 building the carrier mobile app",
  "- Moved 40 services from EC2 to ECS with Terraform, saving $310K a year",
  "",
  "Senior Software Engineer | Brightwheel Logistics (2014 – 2018)",
  "- Designed the rate engine that prices 1.2 million shipments per month",
  "- Mentored four engineers; two were promoted to senior",
  "",
  "Software Engineer | Lone Star Bank (2009 – 2014)",
  "- Built the batch settlement reports for 130 branches",
].join("\n")

const asked = [
  "Experience with payments and ledgers",
  "Experience of designing a rate engine",
  "Moving services to ECS with Terraform",
]

async function letter(experience: string, criteria: string[], title = "Head of Platform"): Promise<string> {
  const profile = { ...emptyFacts, title: "Engineering Manager", experience }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type: "cover_letter", customPrompt: null, profile, lines: [], today: "2026-11-28", evidence, criteria },
    posting: { text: `${title}\n${criteria.join("\n")}`, title, company: "Larkmart" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

test("jobs at one employer follow each other, and a letter is not the whole history", async () => {
  const text = await letter(history, asked)
  const [, ...paragraphs] = text.split("\n").slice(1)
  const named = paragraphs.map((one) => /Brightwheel|Engineering Manager|Freightline|Lone Star/.exec(one)?.[0])
  expect(named.filter(Boolean).lastIndexOf("Brightwheel")).toBe(named.filter(Boolean).length - 1)
  expect(text).not.toContain("Lone Star")
  expect(text.match(/At Freightline Pay/g)).toHaveLength(1)
})

test("the letter says what the employer is looking for, not what the role is", async () => {
  const text = await letter(history, ["Mentor and promote engineers", "Design a rate engine for shipments"])
  expect(text).toMatch(/You need someone to|You are looking for someone to/)
  expect(text).not.toContain("The role is to")
})

test("a grade stays with its title, since a posting may ask for it", async () => {
  const nurse = "Senior Staff Nurse (Band 6), Acute Unit | Elm House (2020 – present)\n- Led a falls audit of 4 wards"
  const text = await letter(nurse, ["Experience at Band 6"], "Band 7 Ward Sister - Acute Medical Unit")
  expect(text).toContain("Since 2020 I have worked as a Senior Staff Nurse (Band 6, Acute Unit) at Elm House.")
  expect(text).toContain("Ward Sister")
})

test("a sentence does not open with digits", async () => {
  const writer =
    "Editor | Larkspur Press (2020 – present)\n- Edited 46 grant applications; 19 of them were funded (ERC, ANR, DFG)"
  expect(await letter(writer, ["Editing of grant applications"])).toContain(
    "Nineteen of them were funded (ERC, ANR, DFG).",
  )
})
