import { expect, test } from "vitest"
import { capitalizedPlace, isPlace } from "./contact-text"

test.each([
  ["halifax", "Halifax"],
  ["halifax, uk", "Halifax, UK"],
  ["halifax uk", "Halifax UK"],
  ["salem, or", "Salem, OR"],
  ["newcastle upon tyne", "Newcastle upon Tyne"],
  ["stratford-upon-avon, england", "Stratford-upon-Avon, England"],
  ["dubbo, nsw", "Dubbo, NSW"],
  ["são paulo", "São Paulo"],
  ["hanoi, Vietnam", "Hanoi, Vietnam"],
])("“%s” is the place %s", (typed, place) => {
  expect(capitalizedPlace(typed)).toBe(place)
  expect(isPlace(capitalizedPlace(typed))).toBe(true)
})

test.each(["Halifax, UK", "Frankfurt am Main", "i led nine people at two sites", "jo@example.com", ""])(
  "“%s” is unchanged",
  (text) => expect(capitalizedPlace(text)).toBe(text),
)
