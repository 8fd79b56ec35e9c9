import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test("a first-time action leaves out the words run on after it", () => {
  expect(
    linesOf(
      "first time doing a blind lift over the canopy big glass panel three tonne took us two hours including the briefing me and big stevie",
    ),
  ).toEqual(["Carried out a blind lift over the canopy for the first time, which took two hours."])
})

test.each([
  "first time doing a mortice lock big old thing took him six hours",
  "Jake came along. First time doing a mortice lock big old thing took me six hours",
])("the first time of somebody else is not the person's: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toContain("mortice")
})
