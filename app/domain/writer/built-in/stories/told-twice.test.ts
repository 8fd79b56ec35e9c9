import { expect, test } from "vitest"
import { fact } from "../compose"
import { amountsOnce } from "./told-twice"

const once = (texts: string[], isCarried = true) =>
  amountsOnce(
    texts.map((text) => fact(text, ["item"])),
    () => isCarried,
  ).flatMap((each) => each?.text ?? [])

const change = "Discarded food fell from 40 kilos to 12 kilos."

test("an amount at the end of a sentence is dropped if the story's change contains it", () => {
  const told = [
    "We were throwing too much food (40 kilos in the week).",
    "I put one scale at the bin and everybody writes what he throws, after two months it was 12 kilos.",
  ]
  expect(once([change, ...told])).toEqual([
    change,
    "We were throwing too much food.",
    "I put one scale at the bin and everybody writes what he throws.",
  ])
  expect(once([change, ...told], false)).toEqual([change, ...told])
  expect(once(told)).toEqual(told)
})

test("a different amount stays, and so does one without which nothing would be left", () => {
  const told = ["I trained the cooks (9 of them).", "We had too much (40 kilos)."]
  expect(once([change, ...told])).toEqual([change, ...told])
})

test("a sentence that repeats the change with a pronoun is dropped", () => {
  const turnover = "Turnover fell from 34% to 19%."
  expect(once([turnover, "I introduced a buddy scheme.", "It had come down to 19%.", "It took 9 weeks."])).toEqual([
    turnover,
    "I introduced a buddy scheme.",
    "It took 9 weeks.",
  ])
})
