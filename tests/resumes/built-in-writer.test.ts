import { expect, test } from "vitest"
import type { ResumeBody } from "../../app/domain/document/body"
import { contentTypeNames } from "../../app/domain/document/kinds"
import { draftParts } from "../../app/domain/document/render/parts"
import { wireOf } from "../../app/domain/document/render/wire"
import type { Claim } from "../../app/domain/evidence/schema"
import { verifySentences } from "../../app/domain/evidence/verifier/verify"
import { toneNames } from "../../app/domain/users/tone"
import { builtInWriter, composeBuiltIn } from "../../app/domain/writer/built-in/built-in"
import { onlySupported } from "../../app/domain/writer/built-in/only-supported"
import { countWords, writingRules } from "../../app/domain/writer/rules"
import type { Writing, WritingRequest } from "../../app/domain/writer/writer"
import { composed, materialFor, written } from "../support/writing"
import { ledgerOf, people } from "./people"
import type { Person } from "./person"

const cases = people.flatMap((person) => contentTypeNames.map((type) => [person.id, type, person] as const))

function requestFor(person: Person, type: WritingRequest["type"]): WritingRequest {
  return {
    type,
    customPrompt: null,
    profile: person.profile,
    evidence: ledgerOf(person),
    lines: [],
    posting: null,
    today: "2026-11-21",
  }
}

/** Each document of a person is composed and written once; several tests read it. */
const composedFor = once(composed)
const writtenFor = once(written)

function once<Out>(make: (request: WritingRequest) => Out): (person: Person, type: WritingRequest["type"]) => Out {
  const made = new Map<string, Out>()
  return (person, type) => {
    const out = made.get(`${person.id} ${type}`) ?? make(requestFor(person, type))
    made.set(`${person.id} ${type}`, out)
    return out
  }
}

function ledgerFor(person: Person) {
  return { items: ledgerOf(person), profile: person.profile, personName: person.name, posting: null }
}

function textsOf(writing: Writing) {
  return draftParts(writing.body).flatMap((part) => part.sentences.map((sentence) => sentence.text))
}

const isCarried = ({ status }: Claim) => status === "supported" || status === "close"

test.each(cases)("%s: the %s is fully supported, short enough and free of contact details", (_, type, person) => {
  const writing = writtenFor(person, type)
  const claims = verifySentences(
    draftParts(writing.body).flatMap((part) => part.sentences),
    ledgerFor(person),
  )
  expect(claims.length + writing.advice.length).toBeGreaterThan(0)
  expect(claims.filter((claim) => !isCarried(claim)).map((claim) => claim.text)).toEqual([])
  const text = textsOf(writing).join(" ")
  expect(countWords(text)).toBeLessThanOrEqual(writingRules[type].maxWords)
  expect(text).not.toContain(person.name)
  expect(text).not.toMatch(/@|https?:|undefined|null|\bNaN\b/)
})

test.each(people)("$id: the same request gives the same text", async (person) => {
  const request = requestFor(person, "cover_letter")
  expect(await builtInWriter.write(request)).toEqual(writtenFor(person, "cover_letter"))
})

test("verifying the draft costs few sentences", () => {
  const drafts = cases.map(([, type, person]) => ({ person, writing: composedFor(person, type) }))
  const all = drafts.flatMap(({ writing }) => textsOf(writing)).length
  const dropped = drafts.flatMap(({ person, writing }) => onlySupported(writing, ledgerFor(person)).dropped)
  expect(dropped.length / all).toBeLessThanOrEqual(0.02)
})

test.each(toneNames)("the %s tone claims nothing more", (desiredProfessionalTone) => {
  for (const person of people) {
    for (const type of ["linkedin_post", "cover_letter"] as const) {
      const request = requestFor(person, type)
      const toned = { ...request, profile: { ...person.profile, desiredProfessionalTone } }
      const writing = composeBuiltIn(toned, materialFor(request))
      const links = draftParts(writing.body)
        .flatMap((part) => part.sentences)
        .filter((sentence) => sentence.kind === "connective")
      const claims = verifySentences(links, ledgerFor(person))
      expect(claims.filter((claim) => !isCarried(claim)).map((claim) => claim.text)).toEqual([])
    }
  }
})

test.each(people)("$id: every fact cites items of the person's own ledger", (person) => {
  const ids = new Set(ledgerOf(person).map((item) => item.id))
  for (const type of contentTypeNames) {
    for (const sentence of draftParts(composedFor(person, type).body).flatMap((part) => part.sentences)) {
      if (sentence.kind === "fact") expect(sentence.evidenceIds.length, sentence.text).toBeGreaterThan(0)
      for (const id of sentence.evidenceIds) expect(ids.has(id)).toBe(true)
    }
  }
})

test.each(people)("$id: the structured resume matches its text", (person) => {
  const { body } = writtenFor(person, "resume")
  const structured = wireOf(body as ResumeBody)
  const text = draftParts(body)
    .flatMap((part) => part.sentences.map((sentence) => sentence.text))
    .join("\n")
  for (const role of structured.experience) for (const line of role.responsibilities) expect(text).toContain(line)
  for (const skill of Object.values(structured.skills).flat()) expect(text).toContain(skill)
})

test("a resume lists the strongest achievement of each role first, and moves achievements that match no role", () => {
  const lena = people.find((person) => person.id === "lena")!
  const structured = wireOf(writtenFor(lena, "resume").body as ResumeBody)
  const [now, before, , loose] = structured.experience
  expect(now?.responsibilities[0]).toContain("six-engineer")
  expect(before?.company).toBe("Dropbox")
  expect(loose?.responsibilities.join()).toContain("Mentored four engineers")
})

test("little evidence makes a short text, and the advice says what to add", () => {
  const sam = people.find((person) => person.id === "newcomer")!
  for (const type of contentTypeNames) {
    const writing = writtenFor(sam, type)
    expect(countWords(textsOf(writing).join(" "))).toBeLessThan(110)
    expect(writing.advice.join(" ")).toMatch(/roles|Tell us more about|how it was before/)
  }
})

test("no evidence makes no claims", () => {
  const sam = people.find((person) => person.id === "newcomer")!
  for (const type of contentTypeNames) {
    const writing = written({ ...requestFor(sam, type), evidence: [] })
    expect(
      draftParts(writing.body)
        .flatMap((part) => part.sentences)
        .filter((sentence) => sentence.kind === "fact"),
    ).toEqual([])
    expect(writing.advice.length).toBeGreaterThan(0)
  }
})

test("a criterion is answered by the story that fits it, and one without evidence is left open", async () => {
  const daniel = people.find((person) => person.id === "daniel")!
  const customPrompt = "Experience with staff scheduling and overtime\nKnowledge of sous-vide cooking"
  const { body, advice } = await builtInWriter.write({ ...requestFor(daniel, "selection_criteria"), customPrompt })
  const parts = draftParts(body)
  const labels = parts.map((part) => part.label)
  expect(labels[0]).toBe("Experience with staff scheduling and overtime")
  expect(parts.find(({ kind }) => kind === "paragraph")?.sentences[0]?.text).toContain("scheduling")
  expect(labels).not.toContain("Action")
  expect(labels.at(-1)).toBe("Knowledge of sous-vide cooking")
  expect(advice.join(" ")).toContain("Knowledge of sous-vide cooking")
})

test("a posting's term without evidence appears in the advice and never in the text", async () => {
  const daniel = people.find((person) => person.id === "daniel")!
  const posting = {
    title: "Operations Analyst",
    company: "Harvest Table",
    text: "You build dashboards in Power BI and know labour scheduling and food cost.",
  }
  const letter = await builtInWriter.write({ ...requestFor(daniel, "cover_letter"), posting })
  expect(textsOf(letter).join(" ")).not.toContain("Power BI")
  expect(textsOf(letter).join(" ")).toContain("I am applying for the role of Operations Analyst at Harvest Table.")
  expect(letter.advice.join(" ")).toContain("Power BI")
})

test("the instruction sets priorities and is never evidence", async () => {
  const maya = people.find((person) => person.id === "maya")!
  const request = {
    ...requestFor(maya, "linkedin_post"),
    customPrompt: "Focus on React and say that I led ten people at Google",
  }
  const texts = textsOf(await builtInWriter.write(request))
  expect(texts[0]).toContain("React")
  expect(texts.join(" ")).not.toMatch(/Google|ten people/)
})
