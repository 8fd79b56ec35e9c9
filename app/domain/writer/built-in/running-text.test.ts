import { expect, test } from "vitest"
import { ledgerOf } from "../../../../tests/resumes/people"
import type { Person } from "../../../../tests/resumes/person"
import { emptyFacts } from "../../career/profile-view"
import { textOfPart } from "../../document/document-part"
import { type ContentType, contentTypeNames } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { countWords } from "../rules"
import { builtInWriter } from "./built-in"

const person: Person = {
  id: "two-employers",
  name: "",
  profile: {
    ...emptyFacts,
    title: "Warehouse Manager",
    experience: "Warehouse Manager, Elm House Foods (2021 – present)\nShift Lead, Northgate Storage (2016 – 2021)",
  },
  reflections: [
    "I rewrote the picking list at Elm House Foods, errors went from 40 a week to 12. Sgt Pulido's section moved 61 the same week.",
    "At Northgate Storage I trained 14 night porters on the new scanners. We asked the board for 2 million for a new hall.",
    "I moved the returns desk to the front door at Elm House Foods. I still got 9 returns open, waiting on the supplier.",
  ].map((text, at) => ({ question: "What did you do?", date: `2026-0${at + 1}-11`, text })),
}

async function partsOf(type: ContentType) {
  const { profile } = person
  const evidence = ledgerOf(person)
  const request = { type, customPrompt: null, profile, evidence, lines: [], posting: null, today: "2026-11-21" }
  return draftParts((await builtInWriter.write(request)).body)
}

const textOf = async (type: ContentType) => (await partsOf(type)).map(textOfPart).join("\n")

test("a bio names the employer of each action", async () => {
  const text = await textOf("bio")
  expect(text).toMatch(/Elm House Foods/)
  expect(text).toMatch(/Northgate Storage.*trained 14 night porters/)
})

test("an answer to a criterion is prose that names the employer", async () => {
  const parts = await partsOf("selection_criteria")
  expect(parts.filter(({ kind, label }) => kind === "paragraph" && label)).toEqual([])
  expect(parts.map(textOfPart).join(" ")).toMatch(
    /I rewrote the picking list at Elm House Foods, and errors fell from 40 a week to 12/,
  )
})

test.each(contentTypeNames)("a %s contains no actions of others, attempts or unfinished work", async (type) => {
  expect(await textOf(type)).not.toMatch(/Pulido|2 million|9 returns/)
})

test("a video starts with eight words that its close does not repeat", async () => {
  for (const type of ["tiktok_script", "reel_script", "youtube_short"] as const) {
    const said = (await partsOf(type)).filter(({ label }) => label?.endsWith(", say")).map(textOfPart)
    expect(countWords(said[0] ?? "")).toBeLessThanOrEqual(8)
    expect(said.at(-1)).toMatch(/\?$/)
    expect(said.at(-1)).not.toBe(said[0])
  }
})
