import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { seed } from "../../../../tests/runner/given"
import { removeClaim, replaceClaim } from "../edit-claim"
import { plainTree } from "./read-json-resume"
import { JsonResume } from "./schema"
import { writeJsonResume } from "./write-json-resume"

const folder = dirname(createRequire(import.meta.url).resolve("@jsonresume/schema/package.json"))
const examples = readdirSync(join(folder, "examples")).filter((name) => name.endsWith(".json"))

describe("a JSON Resume survives import and export without loss", () => {
  test.each(examples)("%s", (name) => {
    const resume = JsonResume.parse(JSON.parse(readFileSync(join(folder, "examples", name), "utf8")))
    expect(writeJsonResume(plainTree(resume))).toEqual(resume)
  })
})

const word = fc.constantFrom(
  "Led",
  "Acme",
  "AWS, AWS",
  "Nurse (RN)",
  "سارة",
  "2019",
  "Ltd.",
  "Grade: A",
  "Keywords: x",
  " ",
  "C++",
  "<b>",
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "))
const texts = fc.array(text, { maxLength: 3 })
const date = fc.constantFrom("2019", "2019-03", "2021-12-31", "")
const item = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(fc.record({ ...fields, url: text, "x-own": text }, { requiredKeys: [] }), { maxLength: 3 })
const role = { position: text, location: text, startDate: date, endDate: date, summary: text, highlights: texts }
const resume = fc.record(
  {
    basics: fc.record(
      {
        ...{ name: text, label: text, email: text, phone: text, url: text, summary: text, image: text },
        profiles: item({ network: text, username: text }),
      },
      { requiredKeys: [] },
    ),
    work: item({ ...role, name: text, description: text }),
    volunteer: item({ ...role, organization: text }),
    education: item({
      institution: text,
      area: text,
      studyType: text,
      startDate: date,
      endDate: date,
      score: text,
      courses: texts,
    }),
    awards: item({ title: text, date, awarder: text, summary: text }),
    certificates: item({ name: text, date, issuer: text }),
    publications: item({ name: text, publisher: text, releaseDate: date, summary: text }),
    skills: item({ name: text, level: text, keywords: texts }),
    languages: item({ language: text, fluency: text }),
    interests: item({ name: text, keywords: texts }),
    references: item({ name: text, reference: text }),
    projects: item({ ...role, name: text, description: text, keywords: texts, roles: texts }),
    meta: fc.record({ version: text }),
  },
  { requiredKeys: [] },
)

test("another city changes the city and the region, and nothing else", () => {
  const before = JsonResume.parse({
    basics: { name: "Ana", location: { city: "Leeds", region: "Yorkshire", postalCode: "LS1" } },
  })
  const tree = plainTree(before)
  const moved = { ...tree, person: { ...tree.person, contact: { ...tree.person.contact, location: "Hull" } } }
  expect(tree.person.contact.location).toBe("Leeds, Yorkshire")
  expect(writeJsonResume(moved).basics).toEqual({ name: "Ana", location: { postalCode: "LS1", city: "Hull" } })
})

const folderOfCorpus = fileURLToPath(new URL("../../../../tests/resumes-corpus/rendered", import.meta.url))

test.each(readdirSync(folderOfCorpus).filter((name) => name.endsWith(".json")))("the corpus: %s", (name) => {
  const resume = JsonResume.parse(JSON.parse(readFileSync(join(folderOfCorpus, name), "utf8")))
  expect(writeJsonResume(plainTree(resume))).toEqual(resume)
})

test("1,000 generated resumes survive import and export unchanged", () => {
  const check = fc.property(resume, (given) => {
    const parsed = JsonResume.parse(given)
    expect(writeJsonResume(plainTree(parsed))).toEqual(parsed)
  })
  fc.assert(check, { seed, numRuns: 1000 })
})

test("an edited line changes its own field and nothing else", () => {
  const before = JsonResume.parse({
    basics: { name: "Ana Ruiz", image: "a.png" },
    work: [
      {
        name: "Acme",
        position: "Engineer",
        url: "https://acme.test",
        startDate: "2019-03-04",
        highlights: ["Cut cost", "Led a team"],
      },
    ],
  })
  const tree = plainTree(before)
  const changed = replaceClaim(
    tree,
    "s2",
    { text: "Cut cost by 9 %", kind: "fact", evidenceIds: [], status: "confirmed", reasons: [] },
    2,
  )
  expect(writeJsonResume(changed)).toEqual({
    ...before,
    work: [{ ...before.work?.[0], highlights: ["Cut cost by 9 %", "Led a team"] }],
  })
  expect(writeJsonResume(removeClaim(tree, "s3")).work).toEqual([{ ...before.work?.[0], highlights: ["Cut cost"] }])
})

test("a group of skills is exported under its displayed name", () => {
  const { origin: _, ...tree } = plainTree(JsonResume.parse({ skills: [{ keywords: ["Go", "Rust"] }] }))
  if (!("sections" in tree.body)) throw new Error("Not a resume.")
  const sections = tree.body.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, group: "tools" as const })),
  }))
  const { skills } = writeJsonResume({ ...tree, body: { ...tree.body, sections } })
  expect(skills).toEqual([{ name: "Tools", keywords: ["Go", "Rust"] }])
})
