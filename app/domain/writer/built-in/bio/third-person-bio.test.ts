import { expect, test } from "vitest"
import type { WritingLine } from "../../../achievements/writing-line"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"

const item = (id: string, kind: EvidenceItem["kind"], text: string, field: EvidenceItem["field"] = null) => ({
  ...{ id, kind, text, field, source: "What did you do?", createdAt: "2026-05-04T12:00:00.000Z" },
})
const told = [
  item("item_0", "reflection", "I trained 4 clerks in the new ledger."),
  item("item_1", "reflection", "I moved 240 suppliers to a new ledger over a weekend."),
]

async function bioOf(firstName: string | undefined, title: string) {
  const { body } = await builtInWriter.write({
    ...{ type: "bio", customPrompt: "in the third person", profile: { ...emptyFacts, title }, posting: null },
    ...{ evidence: title ? [...told, item("title", "profile", title, "title")] : told },
    ...{ lines: [], today: "2026-11-21", ...(firstName ? { firstName } : {}) },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

test.each([
  ["Ada", "Accountant", /^Ada is an accountant\./],
  ["Ada", "", /^Ada /],
  [undefined, "Accountant", /^An accountant\./],
  [undefined, "", /^(?:Trained|Moved) /],
])("a bio in the third person starts with the name or the role: %s, %s", async (firstName, title, opening) => {
  const text = await bioOf(firstName, title)
  expect(text).toMatch(opening)
  expect(text).toContain("240 suppliers")
})

async function bioFrom(...texts: string[]) {
  const { body } = await builtInWriter.write({
    ...{ type: "bio", customPrompt: "in the third person, 120 words", profile: emptyFacts, posting: null },
    ...{ evidence: texts.map((text, at) => item(`item_${at}`, "reflection", text)) },
    ...{ lines: [], today: "2026-11-21", firstName: "Ada" },
  })
  return draftParts(body).map(textOfPart).join("\n")
}

test("a bio in the third person names one person, not a group", async () => {
  const text = await bioFrom(told[0]!.text, told[1]!.text, "I wrote a 12-page guide for the auditors.")
  expect(text.match(/\bAda\b/g)?.length).toBeGreaterThanOrEqual(3)
  expect(text).not.toMatch(/\bThey\b/)
})

test('work that the person attributed to "we" is not credited to the person alone', async () => {
  const words = "We moved the archive of 14 branches to the new store"
  const line: WritingLine = {
    ...{ text: "Moved the archive of 14 branches to the new store.", roleId: null, state: "agreed", pinned: false },
    ...{ told: "reflection", strength: 60, figure: null, skills: [], evidenceIds: ["line", "item_0"] },
    ...{ period: { from: "2026-05-04", to: "2026-05-04" } },
    parts: { situation: [], task: [], action: [words], result: [] },
  }
  const { body } = await builtInWriter.write({
    ...{ type: "bio", customPrompt: "in the third person, 120 words", profile: emptyFacts, posting: null },
    ...{ evidence: [item("line", "achievement", line.text), item("item_0", "reflection", `${words}.`)] },
    ...{ lines: [line], today: "2026-11-21", firstName: "Ada" },
  })
  expect(draftParts(body).map(textOfPart).join("\n")).toMatch(/Ada helped move the archive of 14 branches/)
})
