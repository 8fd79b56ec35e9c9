import { expect, test } from "vitest"
import { ledgerOf } from "../../../../../tests/resumes/people"
import { emptyFacts } from "../../../career/profile-view"
import { textOfPart } from "../../../document/document-part"
import type { ContentType } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import { builtInWriter } from "../built-in"
import { withoutGreeting } from "./typed-as-message"

const experience =
  "Night manager | Hotel Sonne (2017 - present)\n- Cut check-in waits from 40 to 12 minutes with a board"

async function written(type: ContentType, bio: string) {
  const profile = { ...emptyFacts, title: "Night manager", bio, experience, skills: ["rotas"] }
  const evidence = ledgerOf({ id: "p", name: "", profile, reflections: [] })
  const { body, advice } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile, lines: [], today: "2026-11-28", evidence, posting: null },
  })
  return { text: draftParts(body).map(textOfPart).join("\n"), advice: advice.join("\n") }
}

test.each<[string, string | null]>([
  ["Hi I am max I run nights at a big hotel, 9 years now, before that I did bars.", null],
  ["Hello, I'm Max, I run nights at a big hotel.", "I run nights at a big hotel."],
  ["hey im max and i run nights at a big hotel.", "i run nights at a big hotel."],
  ["Good morning! My name is Max Brook.", ""],
  ["Hi, I am a night manager with 9 years in hotels.", "I am a night manager with 9 years in hotels."],
  ["Hello Fresh driver for 5 years.", "Hello Fresh driver for 5 years."],
  ["High voltage fitter, I hold a card.", "High voltage fitter, I hold a card."],
])("without its greeting, “%s” is %j", (text, rest) => {
  expect(withoutGreeting(text)).toBe(rest)
})

const kinds: ContentType[] = ["cover_letter", "bio", "resume"]

test.each(kinds)("a bio typed as a message is left out of a %s, which says so", async (type) => {
  const { text, advice } = await written(
    type,
    "hi im max i run nights at a big hotel in stuttgart, 9 yrs now, before that i did bars. I know every room of the house.",
  )
  expect(text).not.toMatch(/\bhi\b|\bmax\b|stuttgart/i)
  expect(text).toContain("every room of the house")
  expect(advice).toMatch(/Left out: “Hi .* reads like a message/)
})

test.each(kinds)("a %s keeps what follows the greeting", async (type) => {
  const { text, advice } = await written(type, "Hello, I'm Max, I run nights at a big hotel by the station.")
  expect(text).toMatch(/nights at a big hotel by the station/)
  expect(text).not.toMatch(/hello|\bmax\b/i)
  expect(advice).not.toContain("reads like a message")
})
