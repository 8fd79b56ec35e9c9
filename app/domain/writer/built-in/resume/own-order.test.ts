import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"

const experience = [
  "Engineering Manager | Freightline Pay (2021 – present)",
  "- Lead three squads that own carrier payouts, $1.4B a year",
  "- Cut payout failures from 2.3% to 0.4% with a ledger on Kafka",
  "- Hired 11 engineers in 18 months",
  "",
  "Education",
  "BSc Physics | Lowmoor University | 2:1 (2012 – 2015)",
].join("\n")

async function resume(bio = "", posting: string | null = null): Promise<string> {
  const profile = { ...emptyFacts, title: "Engineering Manager", bio, experience }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body } = await builtInWriter.write({
    ...{ type: "resume", customPrompt: null, profile, lines: [], today: "2026-11-28", evidence },
    posting: posting === null ? null : { text: posting, title: "Recruiting Lead", company: "Larkmart" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

test("the lines of a role keep the order in which they were written", async () => {
  expect(await resume()).toMatch(/Lead three squads[\s\S]*Cut payout failures[\s\S]*Hired 11 engineers/)
})

test("a line that matches the posting comes before the others, which keep their order", async () => {
  const text = await resume("", "Recruiting Lead at Larkmart\nRequirements\n- Has hired engineers within months")
  expect(text).toMatch(/Hired 11 engineers[\s\S]*Lead three squads[\s\S]*Cut payout failures/)
})

test("a grade is next to its degree", async () => {
  expect(await resume()).toContain("BSc Physics, 2:1, Lowmoor University (2012 – 2015)")
})

test("the summary says who the person is once, without a command and without family", async () => {
  const text = await resume(
    "Engineering manager with 14 years in payments. I build calm teams that ship every week. Two children; parental leave 2017–2019.",
  )
  expect(text).toContain("Builds calm teams that ship every week.")
  expect(text).not.toMatch(/children|parental|Engineering Manager at Freightline Pay since/)
  expect(await resume("I plan and run weekly releases for three squads. Nurse for 5 children with asthma.")).toMatch(
    /Plan and run weekly releases[\s\S]*Nurse for 5 children/,
  )
})
