import { expect, test } from "vitest"
import { readDigits } from "../../../language/numbers/digits"
import { read } from "../reading/reading"
import { compareValues } from "./compare"

function only(text: string) {
  const [mention] = read(text, new Set()).mentions
  if (!mention) throw new Error(`No number in ${text}`)
  return mention
}

test.each([
  ["12,000", 12_000],
  ["12.000", 12_000],
  ["12 000", 12_000],
  ["12'000", 12_000],
  ["1,50,000", 150_000],
  ["7,5", 7.5],
  ["7.5", 7.5],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["0.125", 0.125],
])("%s is read as %d", (text, value) => expect(readDigits(text)).toBe(value))

test.each([
  ["12k users", "twelve thousand users"],
  ["a dozen users", "12 users"],
  ["90 min", "1.5 h"],
  ["1 hour 55 minutes", "1h55"],
  ["2 hours and 10 minutes", "2hr 10min"],
  ["115 minutes", "1h 55m"],
  ["£1,900", "£1900"],
  ["$2,000", "$2000"],
  ["2,000 euros", "2000 euros"],
  ["2,000 kg", "2000 kg"],
  ["2 million", "2000k"],
  ["2 weeks", "14 days"],
  ["1 lakh rupees", "₹100,000"],
  ["S$40", "SGD 40"],
  ["a third of sales", "33 % of sales"],
  ["half of the class", "50 percent of the class"],
  ["in 2025", "in Q3 2025"],
  ["in March", "in March 2024"],
  ["over 40 users", "57 users"],
  ["nearly 100 users", "96 users"],
  ["about 100 users", "104 users"],
])("%s is true of %s", (stated, known) => expect(compareValues(only(stated), only(known))).toBe("yes"))

test.each([
  ["40 users", "57 users"],
  ["over 60 users", "57 users"],
  ["nearly 100 users", "94 users"],
  ["nearly 100 users", "104 users"],
  ["about 100 users", "106 users"],
  ["$40", "€40"],
  ["30 minutes", "30 hours"],
  ["2 hours 10 minutes", "2h15"],
  ["in 1900", "£1900"],
  ["30 a week", "30 a day"],
  ["in Q2 2025", "in Q3 2025"],
  ["2022", "2021"],
])("%s is not true of %s", (stated, known) => expect(compareValues(only(stated), only(known))).toBe("no"))

test("a time of day with a point is read after a preposition of time", () => {
  expect(compareValues(only("by 12:15"), only("by 12.15"))).toBe("yes")
})

test("a year before a unit stays a year after its preposition", () => {
  expect(only("in 2019 hours were cut").unit).toBe("year")
})

test("a figure that the item rounds cannot be sharpened", () => {
  expect(compareValues(only("50 guests"), only("nearly 50 guests"))).toBe("doubt")
  expect(compareValues(only("over 50 guests"), only("nearly 50 guests"))).toBe("no")
})

test.each([
  ["1 in 5 of them missed a shift", [false, true]],
  ["31 falls in 6 months", [false, false]],
  ["3 in 2021 and 4 in 2022", [false, false, false, false]],
])("the total that a number is part of is marked as a whole: %s", (text, wholes) => {
  expect(read(text, new Set()).mentions.map(({ whole }) => whole)).toEqual(wholes)
})
