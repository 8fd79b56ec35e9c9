import { expect, test } from "vitest"
import { fact } from "../compose"
import { asRead, leftOut } from "./sequence"

const told = (...texts: string[]) => texts.map((text) => fact(text, []))
const textsOf = (sentences: { text: string }[]) => sentences.map(({ text }) => text)

test("a story opens with its situation, else with its hook and the sentences that depend on it", () => {
  const inOrder = told("The hall was dark.", "I hung six lamps.", "They burn all night.")
  expect(textsOf(asRead({ told: inOrder, hook: inOrder[1]! }))).toEqual(textsOf(inOrder))
  const [first, hook, leaning, last] = told("I swept the hall.", "I hung six lamps.", "They burn all night.", "I left.")
  expect(textsOf(asRead({ told: [first!, hook!, leaning!, last!], hook: hook! }))).toEqual([
    "I hung six lamps.",
    "They burn all night.",
    "I swept the hall.",
    "I left.",
  ])
})

test("a sentence that depends on a dropped one is dropped too, but stays after the first", () => {
  const all = told("I swept the hall.", "It shines.", "I hung six lamps.", "They burn all night.")
  expect(textsOf(leftOut(all, (each) => each === all[2]))).toEqual(["I swept the hall.", "It shines."])
  expect(textsOf(leftOut(all, (each) => each === all[0]))).toEqual([
    "It shines.",
    "I hung six lamps.",
    "They burn all night.",
  ])
})
