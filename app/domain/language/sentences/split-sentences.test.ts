import { expect, test } from "vitest"
import { splitSentences } from "./split-sentences"
import { asListed, withoutStop } from "./statements"

test("abbreviations, decimals and initials do not end a sentence", () => {
  const text = "Worked with Dr. A. Meyer, Ph.D., at Acme Inc. on tools, e.g. pumps. Cut costs by 3.5 %."
  expect(splitSentences(text)).toEqual([
    "Worked with Dr. A. Meyer, Ph.D., at Acme Inc. on tools, e.g. pumps.",
    "Cut costs by 3.5 %.",
  ])
})

test("each line, bullet and numbered point is a separate sentence", () => {
  expect(splitSentences("Experience\n• Led a team\n- Wrote reports\n2. Ran tests\n\n#nursing")).toEqual([
    "Experience",
    "Led a team",
    "Wrote reports",
    "Ran tests",
    "#nursing",
  ])
})

test("a sentence keeps its closing quotation mark", () => {
  expect(splitSentences("She said “well done.” Then we went on! Did it work?")).toEqual([
    "She said “well done.”",
    "Then we went on!",
    "Did it work?",
  ])
})

test.each(["saving £18,000 p.a.", "for Kite Ltd.", "rotas, lists, etc.", "from 6 a.m."])(
  "the period of %j belongs to its last word",
  (text) => {
    expect(withoutStop(text)).toBe(text)
  },
)

test("the period that ends a sentence is left out", () => {
  expect(withoutStop("Led a shift of 22 pickers.")).toBe("Led a shift of 22 pickers")
})

test("a line of two sentences keeps its last period; a single sentence has none", () => {
  expect(asListed("Led a shift of 22 pickers. Nobody was late.")).toBe("Led a shift of 22 pickers. Nobody was late.")
  expect(asListed("Led a shift of 22 pickers. Nobody was late")).toBe("Led a shift of 22 pickers. Nobody was late.")
  expect(asListed("Led a shift of 22 pickers.")).toBe("Led a shift of 22 pickers")
})

test("“incl.” does not end a sentence, whatever follows", () => {
  expect(splitSentences("Audited 12 firms incl. Vouching and ledgers. Left in 2022.")).toEqual([
    "Audited 12 firms incl. Vouching and ledgers.",
    "Left in 2022.",
  ])
})
