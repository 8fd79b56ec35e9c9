import fc from "fast-check"
import { stemmer } from "stemmer"
import { eng } from "stopword"
import { expect, test } from "vitest"
import cases from "./achievement-cases.json"
import { keywords } from "./keywords"

test.each([
  [
    "I repaired the drip line in the second greenhouse. The tomatoes recovered within a week.",
    ["drip line", "greenhouse", "tomatoes"],
  ],
  ["Translated the safety manual into Polish for the warehouse crew.", ["safety manual", "warehouse crew", "Polish"]],
  ["I looked after 28 residents on the night shift.", ["night shift", "residents"]],
  ["Negotiated the steel price down by 6 % with our supplier in Brno.", ["steel price", "Brno", "supplier"]],
  ["fixed login bug. 30 users back.", ["login bug", "users"]],
  ["Handled 63 calls on Black Friday with an average rating of 4.8.", ["Black Friday", "average rating", "calls"]],
  [
    "Restored an oak altar rail, matching 18th-century mouldings by hand.",
    ["18th-century mouldings", "oak altar rail"],
  ],
  ["I built a Looker Studio sales dashboard for the cafés.", ["Looker Studio", "sales dashboard", "cafés"]],
])("keywords name the subject: %s", (text, expected) => {
  expect(keywords(text, 3)).toEqual(expected)
})
test("tools and abbreviations are kept as written", () => {
  const found = keywords(
    "Moved the billing service from PHP to TypeScript, with CI in GitHub Actions and C++ bindings.",
  )
  for (const tool of ["PHP", "TypeScript", "CI", "GitHub Actions"]) expect(found).toContain(tool)
})
test.each([
  "I helped people.",
  "Without success.",
  "WE DID IT. HE TOO.",
  "Did nothing much this week.",
  "It was 12 and then 14.",
  "",
  "???",
])("there are no keywords if nothing is named: %j", (text) => {
  expect(keywords(text)).toEqual([])
})
test("singular and plural of the same thing yield one keyword", () => {
  expect(keywords("One invoice was wrong, then many invoices were. I set up an invoice desk.")).toEqual([
    "invoice desk",
  ])
})
test("a person who acts is not a keyword, but a tool is", () => {
  expect(keywords("Priya asked me to set up Salesforce for the shops.")).not.toContain("Priya")
  expect(keywords("Priya asked me to set up Salesforce for the shops.")).toContain("Salesforce")
})
test.each([
  ["They've put me on the call-out list, and who'd have thought? It must've been the lock.", /'/],
  ["weve had no crossed calls since then and dont expect any", /weve|dont/],
  ["Fitted 42 locks at the dental practice. Now the manager carries one key.", /carries/],
  ["I trained two slingers davey and tomasz on the radio protocol.", /davey|tomasz/i],
  ["Checked the rota with Aisha before the inspection.", /aisha/i],
])("contractions, what somebody does and names of people are no keywords: %s", (text, never) => {
  const found = keywords(text)
  expect(found.length).toBeGreaterThan(0)
  for (const phrase of found) expect(phrase).not.toMatch(never)
})
test("a thing that belongs to people keeps its name", () => {
  expect(keywords("I rewrote the patient notes for the ward.")).toContain("patient notes")
  expect(keywords("I built an Alexa skill for the hotel.")).toContain("Alexa skill")
})
test("a frequently named thing comes first", () => {
  const text = "Kiln A was cold. The kiln was rebuilt. I measured the kiln, the shelves and the door. The kiln works."
  expect(keywords(text)[0]).toMatch(/kiln/i)
})

const texts = fc.oneof(fc.string(), fc.constantFrom(...cases.map(({ text }) => text)), fc.string({ unit: "binary" }))
const inner = (phrase: string) => phrase.toLowerCase().split(" ")
test("phrases are slices of the text of at most three words, up to the limit, and never a stop word", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 8 }), (text, max) => {
      const found = keywords(text, max)
      expect(found.length).toBeLessThanOrEqual(max)
      for (const phrase of found) {
        expect(text.replaceAll(/['’]s(?!\p{L})/gu, "").includes(phrase) || text.includes(phrase)).toBe(true)
        expect(inner(phrase).length).toBeLessThanOrEqual(3)
        expect(phrase).toMatch(/\p{L}/u)
        expect(eng).not.toContain(phrase.toLowerCase())
      }
    }),
    { numRuns: 500 },
  )
})
test("no phrase only repeats the stems of another", () => {
  for (const { text } of cases) {
    const stems = keywords(text).map((phrase) => inner(phrase).map(stemmer))
    stems.forEach((first, at) => {
      for (const second of stems.slice(at + 1)) {
        const [short, long] = first.length <= second.length ? [first, second] : [second, first]
        expect(
          short.every((stem) => long.includes(stem)),
          text,
        ).toBe(false)
      }
    })
  }
})
test("nearly every reflection has at least one keyword to show", () => {
  const told = cases.filter(({ action }) => action > 0)
  expect(told.filter(({ text }) => keywords(text, 3).length > 0).length / told.length).toBeGreaterThan(0.97)
})

test("what people add as they chat, and how something is, names no theme", () => {
  expect(keywords("I fixed the oldest doors in the block, pretty close to the deadline tbh.")).toEqual([
    "oldest doors",
    "deadline",
    "block",
  ])
  expect(keywords("They were SO pleased with the red folder.")).toEqual(["red folder"])
  expect(keywords("I wrote the test plan for the forest harvest. It was the oldest.")).toEqual([
    "forest harvest",
    "test plan",
  ])
})
