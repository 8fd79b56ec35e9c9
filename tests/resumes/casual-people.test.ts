import { expect, test } from "vitest"
import { textOfPart } from "../../app/domain/document/document-part"
import { draftParts } from "../../app/domain/document/render/parts"
import { verifySentences } from "../../app/domain/evidence/verifier/verify"
import { countWords } from "../../app/domain/writer/rules"
import type { Writing } from "../../app/domain/writer/writer"
import { carries, tells } from "../bench/people/judge"
import { type Case, loadPeople } from "../bench/people/load"
import { agreedRequestOf } from "../bench/people/request-of"
import { wishesOf } from "../bench/people/write-documents"
import { written } from "../support/writing"

const people = loadPeople("tests/people/more")
const scripts = ["tiktok_script", "reel_script", "youtube_short"] as const
const prose = ["linkedin_post", "bio", "cover_letter", "carousel_post", "thread_tweet", ...scripts] as const

const requestFor = (person: Case, type: Parameters<typeof agreedRequestOf>[1]) => ({
  ...agreedRequestOf(person, type),
  ...wishesOf(person, type),
})

/** Each document is written once; several tests read it. */
const made = new Map<string, Writing>()

function write(person: Case, type: Parameters<typeof agreedRequestOf>[1]): Writing {
  const writing = made.get(`${person.id} ${type}`) ?? written(requestFor(person, type))
  made.set(`${person.id} ${type}`, writing)
  return writing
}

const sentencesOf = ({ body }: Writing) => draftParts(body).flatMap(({ sentences }) => sentences)
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

test.each(people)("$id: a text contains no duplicates, no goals and nothing that must not appear", (person) => {
  for (const type of prose) {
    const request = requestFor(person, type)
    const writing = write(person, type)
    const facts = sentencesOf(writing).filter(({ kind }) => kind === "fact")
    const spoken = facts.filter(
      (_, at) => type === "cover_letter" || type === "bio" || facts[at]?.text !== facts[at - 1]?.text,
    )
    if (type === "cover_letter" || type === "linkedin_post" || type === "thread_tweet")
      expect(new Set(spoken.map(({ text }) => lettersOf(text))).size, type).toBe(spoken.length)
    const ledger = { items: request.evidence, profile: person.profile, personName: "", posting: request.posting }
    const claims = verifySentences(sentencesOf(writing), ledger)
    expect(claims.filter(({ status }) => status !== "supported" && status !== "close").map(({ text }) => text)).toEqual(
      [],
    )
    // The content of an agreed line is the person's own; `bench:texts` measures the lines.
    const own = person.mustNotAppear.filter(
      ({ reflection, text }) =>
        !request.lines.some((line) => tells(line.text, text, person.reflections[reflection]?.response ?? "")),
    )
    for (const { text, evidenceIds } of facts) {
      const found = own.filter(
        ({ reflection, text: quote }) =>
          evidenceIds.includes(`item_${reflection}`) &&
          tells(text, quote, person.reflections[reflection]?.response ?? ""),
      )
      expect(found, text).toEqual([])
    }
    for (const goal of [person.profile.shortTermGoals, person.profile.longTermGoals].filter(Boolean))
      expect(facts.map(({ text }) => lettersOf(text)).join(" "), type).not.toContain(lettersOf(goal))
  }
})

test.each(people)("$id: a letter has 180 to 350 words, or the advice says that it is short", (person) => {
  const { body, advice } = write(person, "cover_letter")
  const words = countWords(draftParts(body).map(textOfPart).join(" "))
  expect(words).toBeLessThanOrEqual(350)
  if (words < 180) expect(advice.join(" ")).toContain(`This letter has`)
  expect(draftParts(body).map(textOfPart).join(" ")).not.toMatch(/advertised|I am an? [^.]* at [^.]*\. I am/)
})

test.each(people)("$id: each criterion is answered with one story", (person) => {
  const { body } = write(person, "selection_criteria")
  const told = draftParts(body).flatMap(({ kind, sentences }) =>
    kind === "paragraph" ? sentences.map(({ text }) => text) : [],
  )
  expect(new Set(told).size).toBe(told.length)
})

test.each(people)("$id: a script starts with at most eight words and ends with a question", (person) => {
  for (const type of scripts) {
    const spoken = draftParts(write(person, type).body).filter(({ label }) => label?.endsWith(", say"))
    expect(countWords(textOfPart(spoken[0]!)), type).toBeLessThanOrEqual(8)
    expect(textOfPart(spoken.at(-1)!)).toMatch(/\?$/)
  }
})

test("the resume contains the captured key results that the lines contain", () => {
  let held = 0
  let lines = 0
  for (const person of people) {
    const request = agreedRequestOf(person, "resume")
    const text = draftParts(written(request).body).map(textOfPart)
    held += person.keyResults.filter((result) => text.some((line) => carries(line, result))).length
    lines += person.keyResults.filter((result) => request.lines.some((line) => carries(line.text, result))).length
  }
  expect(held / lines).toBeGreaterThanOrEqual(0.9)
})
