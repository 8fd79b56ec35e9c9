import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const made = (response: string) => readReflection(response, "What went well?").texts

test.each([
  ["chucked 3 boxes of fishfingers that were out of date, thats on me i didnt check the delivery"],
  ["snapped a customers cylinder pulling it and scratched the door, had to buy them a new slab £340"],
  ["i got told off for the noise on friday. spilt a whole bucket of grout on the carpet"],
])("a mishap is no achievement: %s", (response) => {
  expect(made(response)).toEqual([])
})

test.each([
  [
    "snapped a customers cylinder pulling it. bought a proper extractor after that and ive not marked a door since",
    "Bought a proper extractor and have not marked a door since.",
  ],
  [
    "dropped a pallet of tiles in march, my own fault. changed the strap and not dropped one since",
    "Changed the strap and have not dropped one since.",
  ],
])("what was done about a mishap, and held, is one: %s", (response, line) => {
  expect(made(response)).toEqual([line])
})

test("'it' after a reproach is what the reproach was about", () => {
  const [line] = made(
    "i got the blame for not reporting the noise but i had reported it twice in the daily check book so i showed them the book",
  )
  expect(line).toBe("Reported the noise twice in the daily check book and showed the book.")
})

test("pictures are snapped and targets smashed on purpose", () => {
  expect(made("snapped the portraits of 40 graduates in a day and smashed my target of 30").join(" ")).toMatch(
    /portraits of 40 graduates/,
  )
})

test("access agreed with somebody is an agreement", () => {
  expect(made("I agreed access with each tenant and got the power back on the same day")).toEqual([
    "Agreed access with each tenant and got the power back on the same day.",
  ])
})
