import { expect, test } from "vitest"
import { isCarried, ledgerOf } from "../../../../../tests/support/told"

test.each([
  ["Together with Ines, I composed a song for the class.", "me n Ines made a song for the class, the kids sang it"],
  ["Run a fortnightly repair clinic for bikes.", "I host a repair clinic for bikes every second week"],
  ["Would like to lead the intake review next spring.", "Next spring I hope to lead the intake review, maybe."],
  ["Drafted the contract for a van that a colleague had found.", "Mr Dolan found the van, i drafted the contract"],
  ["Only replaced the filters.", "pump room got redone by the fitters. my part was just replacing the filters"],
  [
    "A catalog of 4,200 seeds, typed in six weeks.",
    "typed the seed catalog, alphabetical order, 4,200 seeds in six weeks",
  ],
  ["The 2025 fire check ended with no major and two minor findings.", "fire check 2025: 0 major, 2 minor findings"],
  ["Taught first aid to nine stewards.", "first aid for the stewards, 9 people, i taught it"],
])("%j is carried by %j", (sentence, item) => {
  expect(isCarried(ledgerOf(item), sentence)).toBe(true)
})

test.each([
  [
    "Having sourced the client and made the first calls, closed the deal for $96,000.",
    "Dana closed the client $96k, i sourced it and did the first calls",
  ],
  ["Composed a song for the class.", "Ines composed a song for the class. I brought the chairs"],
  ["Together with Ines, I composed a song for the class.", "Ines composed a song for the class. I brought the chairs"],
  ["Rebuilt the archive search.", "Pitched for the archive search rebuild and lost"],
  ["Found a van and drafted the contract.", "Mr Dolan found the van, i drafted the contract"],
  ["The 2025 fire check ended with no findings.", "fire check 2025: 0 major, 2 minor findings"],
  ["Taught nine classes of first aid.", "first aid class for the stewards, 9 people, i taught it"],
])("%j is not carried by %j", (sentence, item) => {
  expect(isCarried(ledgerOf(item), sentence)).toBe(false)
})
