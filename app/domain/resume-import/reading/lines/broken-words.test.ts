import { expect, test } from "vitest"
import { readResumeText } from "../read-file"
import { joinedLines } from "./broken-words"

test.each([
  ["wrote the menu with the chef-", "owner and staff", "wrote the menu with the chef-owner and staff"],
  ["sold farm-to-", "table dinners", "sold farm-to-table dinners"],
  ["led the depart-", "ment of surgery", "led the department of surgery"],
  ["a team of twelve multi-", "lingual agents", "a team of twelve multi-lingual agents"],
  ["Leiterin der Verwal-", "tung in Kiel", "Leiterin der Verwaltung in Kiel"],
  ["closed a 15-", "year gap", "closed a 15-year gap"],
  ["see example.com/ada-", "brook", "see example.com/ada-brook"],
  ["Jan 2018 -", "present", "Jan 2018 - present"],
  ["Boston-", "Leeds line", "Boston-Leeds line"],
])("a word broken at a line's end is whole: %s %s", (above, below, joined) => {
  expect(joinedLines(above, below)).toBe(joined)
})

test("a bullet that ends in the middle of a word continues below, however short its line is", () => {
  const text =
    "Ada Brook\nada@example.com\n\nEXPERIENCE\n\nCook, Hill Inn, 2016 – 2017\n• Menu with chef-\n  owner\n• Bread"
  const [work] = readResumeText(text).sections
  expect(work?.entries[0]?.bullets.map((line) => line.text)).toEqual(["Menu with chef-owner", "Bread"])
})
