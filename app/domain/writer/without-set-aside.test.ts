import { expect, test } from "vitest"
import { makeLines } from "../achievements/reading/lines/make-lines"
import type { WritingLine } from "../achievements/writing-line"
import { emptyFacts } from "../career/profile-view"
import { textOfPart } from "../document/document-part"
import { contentTypeNames } from "../document/kinds"
import { draftParts } from "../document/render/parts"
import type { EvidenceItem } from "../evidence/schema"
import { builtInWriter } from "./built-in/built-in"
import { withoutSetAside } from "./without-set-aside"

const createdAt = "2026-05-04T12:00:00.000Z"
const profile = { ...emptyFacts, title: "Head Baker", experience: "Head Baker, Tolley's Bakery, Ludlow, 2020 - now" }
const reflection = (text: string): EvidenceItem => ({
  ...{ id: "told", kind: "reflection", text, source: "", field: null, createdAt },
})

/** The lines of a reflection; those that match are set aside by the person. */
function decided(text: string, aside: RegExp): WritingLine[] {
  const entry = { id: "told", question: "", response: text, createdAt }
  const { lines } = makeLines({ entry, items: [reflection(text)], roles: [], skills: [], timeZone: "UTC" })
  return lines.map(({ role: _, ...line }) => ({
    ...line,
    ...{ roleId: null, pinned: false, told: "reflection" as const },
    state: aside.test(line.text) ? "set-aside" : "agreed",
  }))
}

const left = (text: string, aside: RegExp) => {
  const lines = decided(text, aside)
  expect(lines.some(({ state }) => state === "set-aside")).toBe(true)
  return withoutSetAside([reflection(text)], lines, profile)
    .map((item) => item.text)
    .join("\n")
}

const oven =
  "I reset the deck oven to 260 degrees which burned 40 loaves. I wrote a one page start-up sheet for the deck oven and pinned it above the switch. We lost no batch in the 6 weeks after that."

test("a reflection without a line that was set aside keeps its other clauses", () => {
  const text = left(oven, /^Reset/)
  expect(text).not.toMatch(/260|burned/)
  expect(text).toContain("I wrote a one page start-up sheet for the deck oven")
  expect(text).toContain("We lost no batch")
})

test("a clause that an agreed line shares stays", () => {
  const lines = decided(oven, /^Reset/)
  const twin = lines.map((line) => ({ ...line, state: "agreed" as const }))
  expect(withoutSetAside([reflection(oven)], [...lines, ...twin], profile)).toEqual([reflection(oven)])
})

test("evidence is unchanged if no line was set aside", () => {
  const items = [reflection(oven)]
  expect(withoutSetAside(items, decided(oven, /^Nothing/), profile)).toBe(items)
})

test("a history line that was set aside is not evidence either", () => {
  const item = { ...reflection("- Ran the choir for the regulars"), kind: "profile" as const }
  const [line] = decided(oven, /./)
  const aside = { ...line!, told: "history" as const, text: "Ran the choir for the regulars.", evidenceIds: ["told"] }
  expect(withoutSetAside([item], [aside], profile)).toEqual([])
})

test.each(contentTypeNames)("a %s contains nothing from a line that was set aside", async (type) => {
  const lines = decided(oven, /^Reset/)
  const evidence = withoutSetAside([reflection(oven)], lines, profile)
  const { title, body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile, evidence, lines, posting: null, today: "2026-11-21" },
  })
  const text = [title, ...draftParts(body).map(textOfPart)].join("\n")
  expect(text).toMatch(/start-up sheet/i)
  expect(text).not.toMatch(/260|reset the deck|burned/i)
})

test("a long text without any end of a sentence is read in time", () => {
  const text = "I made bread and ".repeat(4000)
  const [line] = decided(oven, /./)
  const aside = { ...line!, text: "Made bread", parts: { ...line!.parts, action: ["I made bread"], result: [] } }
  const from = performance.now()
  withoutSetAside([reflection(text)], [aside], profile)
  expect(performance.now() - from).toBeLessThan(1500)
})
