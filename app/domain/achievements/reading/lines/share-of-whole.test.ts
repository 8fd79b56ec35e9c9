import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I set up a text reminder the day before. Of the last 40 appointments only 2 were missed.",
    "Set up a text reminder the day before; of the last 40 appointments only 2 were missed.",
  ],
  [
    "Of the last 25 boilers just 1 needed a second visit. I wrote the commissioning checklist for the crews.",
    "Wrote the commissioning checklist for the crews; of the last 25 boilers just 1 needed a second visit.",
  ],
  [
    "I ran a study hour for the cadets every Monday. Seven of the twelve passed the navigation paper in June.",
    "Ran a study hour for the cadets every Monday; seven of the twelve passed the navigation paper in June.",
  ],
  [
    "I opened a drop-in for new renters. Of our first 30 renters, just 4 fell behind.",
    "Opened a drop-in for new renters; of the first 30 renters, just 4 fell behind.",
  ],
])("a part of a whole is the result of the action next to it: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  "I wrote the plan for the sixteen pupils who were behind. By May nine of the sixteen were at the level.",
  "From 8 new drivers, 5 quit in the first week. I ride along with each of them. From last 10 only 1 quit.",
  "I coached the squad on Tuesdays. Two of my five swimmers made the final.",
])("a part and its whole are not a change from one to the other: %s", (response) => {
  const { lines } = readReflection(response)
  expect(lines.map(({ figure }) => figure)).not.toContainEqual(expect.anything())
  expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/went from/)
})

test("a number that went from one level to another is still a change", () => {
  expect(linesOf("I rewrote the rota and the unpaid breaks went from 14 to 3 a week").join(" ")).toMatch(/from 14 to 3/)
})
