import { expect, test } from "vitest"
import { ledgerOf, people } from "../../../../../tests/resumes/people"
import type { Person } from "../../../../../tests/resumes/person"
import { emptyFacts } from "../../../career/profile-view"
import { postLimit } from "../../../document/kinds"
import type { Part } from "../../../document/part"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import { countWords, writingRules } from "../../rules"
import type { Writing } from "../../writer"
import { composeBuiltIn } from "../built-in"
import { wordsIn } from "../compose"
import { mostSlides, slideWords } from "./carousel"
import { videoSeconds } from "./short-scripts"
import { mostPosts } from "./thread"

const videos = ["tiktok_script", "reel_script", "youtube_short"] as const
const types = [...videos, "carousel_post", "thread_tweet", "weekly_content_kit"] as const
type CreatorType = (typeof types)[number]

const [sample] = people
if (!sample) throw new Error("There are no persons to write for.")
const nobody: Person = {
  id: "nobody",
  name: "",
  profile: emptyFacts,
  reflections: [],
}
const told = (text: string, day: number) => ({
  question: "What did you get done?",
  date: `2026-${String(1 + (day % 9)).padStart(2, "0")}-${String(1 + (day % 28)).padStart(2, "0")}`,
  text,
})
const tools = ["price list", "order form", "training plan", "stock count", "rota", "menu", "floor plan", "checklist"]
const busy: Person = {
  ...nobody,
  id: "busy",
  reflections: Array.from({ length: 60 }, (_, at) =>
    told(
      `I rewrote the ${tools[at % 8]} for shop ${at + 1} and cut the questions about it from ${at + 20} to ${at + 3} a week.`,
      at,
    ),
  ),
}
const single: Person = {
  ...nobody,
  id: "single",
  reflections: [told("I fixed the projector in room 4 before the exam.", 3)],
}
const everyone = [...people, nobody, single, busy]
const cases = everyone.flatMap((person) => types.map((type) => ({ person, type, id: `${person.id}: ${type}` })))

function ledger(person: Person): EvidenceItem[] {
  return ledgerOf(person)
}

function write(person: Person, type: CreatorType, customPrompt: string | null = null): Writing {
  const { profile } = person
  return composeBuiltIn({
    type,
    customPrompt,
    profile,
    evidence: ledger(person),
    lines: [],
    posting: null,
    today: "2026-11-21",
  })
}

const textOfPart = (part: Part) => part.sentences.map((sentence) => sentence.text).join(" ")
const sentencesOf = (writing: Writing) => draftParts(writing.body).flatMap((part) => part.sentences)
const endOf = (part: Part) => Number(/^\d+–(\d+) s, (?:say|on screen)$/.exec(part.label ?? "")?.[1] ?? 0)
const labelled = (writing: Writing, label: RegExp) =>
  draftParts(writing.body).filter((part) => label.test(part.label ?? ""))

test.each(cases)("$id says only what the ledger supports", ({ person, type }) => {
  const sentences = sentencesOf(write(person, type))
  const { profile } = person
  const claims = verifySentences(sentences, { items: ledger(person), profile, personName: "", posting: null })
  expect(claims.filter((claim) => claim.status !== "supported")).toEqual([])
  const facts = sentences.filter((sentence) => sentence.kind === "fact")
  expect(facts.filter((sentence) => sentence.evidenceIds.length === 0)).toEqual([])
  expect(claims.filter((claim, at) => claim.kind === "fact" && sentences[at]?.kind !== "fact")).toEqual([])
})

test.each(cases)("$id repeats no sentence and keeps to its length", ({ person, type }) => {
  const writing = write(person, type)
  const texts = sentencesOf(writing)
    .map((sentence) => sentence.text.toLowerCase().replace(/[.!]$/, ""))
    .filter((text) => !text.startsWith("#") && !text.endsWith("?"))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  expect(wordsIn(draftParts(writing.body))).toBeLessThanOrEqual(writingRules[type].maxWords)
  expect(draftParts(writing.body).every((part) => part.sentences.length > 0)).toBe(true)
})

test.each(everyone.flatMap((person) => videos.map((type) => ({ person, type, id: `${person.id}: ${type}` }))))(
  "$id fits its seconds and opens at the first",
  ({ person, type }) => {
    const writing = write(person, type)
    const beats = labelled(writing, / s, (?:say|on screen)$/)
    if (person.reflections.length > 0) expect(beats[0]?.label).toMatch(/^0–/)
    for (const beat of beats) expect(endOf(beat)).toBeLessThanOrEqual(videoSeconds[type])
    const spoken = labelled(writing, / s, say$/)
    expect(countWords(spoken.map(textOfPart).join(" "))).toBeLessThanOrEqual(videoSeconds[type] * 2.5)
    expect(textOfPart(beats.at(-1) ?? { kind: "paragraph", sentences: [] })).toMatch(beats.length > 1 ? /\?$/ : /^/)
  },
)

test.each(everyone)("the slides of $id are few and short", (person) => {
  const slides = labelled(write(person, "carousel_post"), /^Slide \d+$/)
  expect(slides.length).toBeLessThanOrEqual(mostSlides)
  expect(slides.map((slide) => slide.label)).toEqual(slides.map((_, at) => `Slide ${at + 1}`))
  for (const slide of slides) expect(countWords(textOfPart(slide))).toBeLessThanOrEqual(slideWords)
})

test.each(everyone)("the posts of $id fit, with their numbers", (person) => {
  const parts = draftParts(write(person, "thread_tweet").body)
  expect(parts.length).toBeLessThanOrEqual(mostPosts)
  expect(parts.map((part) => part.label)).toEqual(parts.map((_, at) => `${at + 1}/${parts.length}`))
  for (const part of parts) expect(`${part.label}: ${textOfPart(part)}`.length).toBeLessThanOrEqual(postLimit)
})

test("a full ledger fills the week with five stories, the carousel with slides and the thread with posts", () => {
  const headings = draftParts(write(busy, "weekly_content_kit").body).filter((part) => part.kind === "heading")
  expect(headings.map((part) => textOfPart(part).split(":")[0])).toEqual([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
  ])
  expect(labelled(write(sample, "carousel_post"), /^Slide/).length).toBeGreaterThanOrEqual(4)
  expect(draftParts(write(sample, "thread_tweet").body).length).toBeGreaterThanOrEqual(4)
})

test("the three videos tell three stories", () => {
  const told = videos.map((type) => labelled(write(sample, type), /^0–\d+ s, say$/).map(textOfPart)[0])
  expect(new Set(told).size).toBe(3)
})

test("without evidence nothing is written, and the advice says what to add", () => {
  for (const type of types) {
    const writing = write(nobody, type)
    expect(draftParts(writing.body)).toEqual([])
    expect(writing.advice.join(" ")).toContain("Answer")
  }
})

test("one reflection makes a short text, and the week says how many more it needs", () => {
  expect(textOfPart(labelled(write(single, "tiktok_script"), /say$/)[0]!)).toBe(
    "I fixed the projector in room 4 before the exam.",
  )
  expect(write(single, "weekly_content_kit").advice[0]).toContain("4 more things")
})

test("an instruction puts what it asks for first", () => {
  const asked = "Focus on the rubric"
  for (const type of types) {
    const opening = sentencesOf(write(sample, type, asked)).slice(0, 4)
    expect(opening.map((sentence) => sentence.text).join(" ")).toContain("rubric")
  }
})

test("the same request writes the same text", () => {
  for (const type of types) expect(write(sample, type)).toEqual(write(sample, type))
})
