import { expect, test } from "vitest"
import type { ResumeBody } from "../../app/domain/document/body"
import { type ContentType, contentTypeNames } from "../../app/domain/document/kinds"
import { draftParts } from "../../app/domain/document/render/parts"
import { wireOf } from "../../app/domain/document/render/wire"
import type { Claim } from "../../app/domain/evidence/schema"
import { verifySentences } from "../../app/domain/evidence/verifier/verify"
import type { WritingRequest } from "../../app/domain/writer/writer"
import { written } from "../support/writing"
import { more } from "./more-people"
import { ledgerOf, people } from "./people"
import type { Person } from "./person"

function requestFor(person: Person, type: ContentType): WritingRequest {
  const { profile } = person
  return {
    type,
    customPrompt: null,
    profile,
    evidence: ledgerOf(person),
    lines: [],
    posting: null,
    today: "2026-11-21",
  }
}

const write = (person: Person, type: ContentType) => written(requestFor(person, type))
const named = (id: string) => more.find((person) => person.id === id)!

function resumeOf(person: Person) {
  const { body } = write(person, "resume")
  const parts = draftParts(body)
  const structured = wireOf(body as ResumeBody)
  const lines = parts.map((part) => ({ kind: part.kind, text: part.sentences.map(({ text }) => text).join(" ") }))
  const bulletsOf = (company: string) =>
    structured.experience.find((role) => role.company === company)?.responsibilities ?? []
  return { lines, bulletsOf, texts: lines.map(({ text }) => text) }
}

const isCarried = ({ status }: Claim) => status === "supported" || status === "close"

test.each(more)("$id: every content type is fully supported and has a complete clause as its title", (person) => {
  for (const type of contentTypeNames) {
    const { title, body } = write(person, type)
    const parts = draftParts(body)
    const ledger = { items: ledgerOf(person), profile: person.profile, personName: person.name, posting: null }
    const claims = verifySentences(
      parts.flatMap((part) => part.sentences),
      ledger,
    )
    expect(claims.filter((claim) => !isCarried(claim)).map((claim) => claim.text)).toEqual([])
    expect(title).not.toContain("…")
    expect(title.length, title).toBeLessThanOrEqual(120)
  }
})

test("a reflection belongs to a role held when it was written, whatever words it shares with another", () => {
  const lena = people.find((person) => person.id === "lena")!
  const text = "I redesigned the ring-builder partition assignment for cluster rebalance on OpenStack Swift data."
  const reflections = [{ question: "What went well?", date: "2026-11-02", text }, ...lena.reflections]
  const { bulletsOf } = resumeOf({ ...lena, reflections })
  expect(bulletsOf("Confluent").join()).toContain("Redesigned the ring-builder")
  expect(bulletsOf("Rackspace").join()).not.toContain("Redesigned the ring-builder")
})

test("of two concurrent jobs, a reflection belongs to the one it names", () => {
  const { bulletsOf } = resumeOf(named("changer"))
  expect(bulletsOf("Harrow & Finch LLP").join()).toContain("bundle from 6 hours to 2 hours")
  expect(bulletsOf("Copperleaf Studio").join()).toContain("chain of 6 dental practices")
})

test("a role's description appears below its heading and is not an achievement", () => {
  const { lines, bulletsOf } = resumeOf(named("electrician"))
  expect(lines).toContainEqual({
    kind: "paragraph",
    text: "Domestic and light commercial. EICR testing. Fault finding.",
  })
  expect(bulletsOf("Halden Electrical")).toContain("0 failed inspections since 2019")
  expect(bulletsOf("Halden Electrical")).not.toContain("Fault finding")
})

test("roles without achievements share one list, and nothing after them is cut off", () => {
  const { texts, lines } = resumeOf(named("chief"))
  expect(texts).toContain("Earlier roles")
  expect(lines).toContainEqual({ kind: "bullet", text: "Senior Engineer, Ostermann AG (2000 – 2002)" })
  expect(texts.at(-1)).toContain("MEng Electrical Engineering")
})

test("a week described repeatedly becomes one line, and a certificate is not a role", () => {
  const { texts } = resumeOf(named("accountant"))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.join()).not.toMatch(/week \d/i)
  expect(texts.slice(texts.indexOf("Certifications") + 1)).toEqual(["AAT Level 4 (2020)"])
})

test("a post is titled by its beginning and contains more than one fact if the story does", () => {
  const { title, body } = write(named("changer"), "linkedin_post")
  expect(title).toMatch(/^LinkedIn post: The studio's contact form lost messages/)
  const facts = draftParts(body).flatMap(({ sentences }) => sentences.filter(({ kind }) => kind === "fact"))
  expect(facts.length).toBeGreaterThan(1)
})

test("the requested reflection is found among three hundred", () => {
  const accountant = named("accountant")
  const asked = {
    question: "What went well?",
    date: "2021-03-01",
    text: "I moved the warehouse to barcode stock counts.",
  }
  const others = Array.from({ length: 300 }, (_, at) => ({
    question: "What went well?",
    date: "2026-10-01",
    text: `I closed ${at + 2} supplier accounts that nobody had used.`,
  }))
  const request = requestFor({ ...accountant, reflections: [...others, asked] }, "linkedin_post")
  const { title } = written({ ...request, customPrompt: "Write about the barcode stock counts" })
  expect(title).toContain("barcode stock counts")
})
