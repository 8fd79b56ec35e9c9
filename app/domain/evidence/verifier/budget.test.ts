import { expect, test } from "vitest"
import { cpuOf } from "../../../../tests/support/server/cpu"
import type { DraftSentence, EvidenceItem, Ledger } from "../schema"
import { shownReasons } from "../shown-reasons"
import { longestSentence, maxNumbers, maxSentences } from "./budget"
import { checkText, verifyOneByOne, verifySentences } from "./verify"

const item = (text: string, id = "e1"): EvidenceItem => ({
  ...{ id, kind: "reflection", text, source: "", field: null, createdAt: "2026-01-01T00:00:00Z" },
})
const ledgerOf = (...items: EvidenceItem[]): Ledger => ({ items, profile: null, personName: "Ada Park", posting: null })
const draft = (text: string): DraftSentence => ({ text, kind: "fact", evidenceIds: ["e1"] })

test.each([
  ["numbers", `I led ${"2x ".repeat(maxNumbers.sentence + 1)}`.trim(), /numbers/],
  ["characters", `I led ${"a".repeat(longestSentence)}`, /too long/],
  ["words", "I led it ".repeat(200).trim(), /too long/],
])("a sentence with too many %s is refused with its reason, even if an item says exactly that", (_, text, reason) => {
  const [claim] = verifySentences([draft(text)], ledgerOf(item(text)))
  expect(claim).toMatchObject({ text, kind: "fact", status: "blocked", evidenceIds: [] })
  expect(shownReasons(claim?.reasons ?? [])[0]?.detail).toMatch(reason)
})

test.each([
  ["2x ", 1_100],
  ["1–2–", 20_000],
])("“%s” repeated %i times is answered without delay", async (unit, times) => {
  const text = unit.repeat(times)
  expect(await cpuOf(() => checkText(text, ledgerOf(item(text))), 300)).toBeLessThanOrEqual(300)
})

test("sentences beyond the limit of a text are refused; those before it are checked", () => {
  const claims = checkText("I led 14 nurses.\n".repeat(maxSentences + 2), ledgerOf(item("I led 14 nurses.")))
  expect(claims[maxSentences - 1]?.status).toBe("supported")
  expect(claims.slice(maxSentences).map(({ status }) => status)).toEqual(["blocked", "blocked"])
})

test("an item with more numbers than the limit makes none of them certain", () => {
  const many = Array.from({ length: maxNumbers.item + 20 }, (_, at) => `${at + 100} beds`).join(", ")
  const [claim] = verifySentences([draft("I counted 105 beds.")], ledgerOf(item(`I counted ${many}.`)))
  expect(claim?.status).not.toBe("supported")
})

test("checking 60 sentences against 1,000 long items is cheap, and the caller may pause between sentences", async () => {
  const text = (at: number) => `I led ward ${at} and cut waiting by ${at % 90} %. ${"It went well. ".repeat(20)}`
  const items = Array.from({ length: 1000 }, (_, at) => item(text(at), `e${at}`))
  const drafts = items.slice(0, 60).map(({ id }, at) => ({ ...draft(`I led ward ${at}.`), evidenceIds: [id] }))
  expect(await cpuOf(() => verifySentences(drafts, ledgerOf(...items)), 1000)).toBeLessThanOrEqual(1000)
  expect([...verifyOneByOne(drafts, ledgerOf(...items))]).toEqual(verifySentences(drafts, ledgerOf(...items)))
})
