import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test.each([
  [
    "The guidance, which I drafted over the winter (with legal breathing down my neck) and which, after 3 rounds, went to all 7 councils in May, 6 of whom have now adopted it as their own.",
    "Drafted the guidance over the winter, which went to all 7 councils in May, 6 of whom have now adopted the guidance.",
  ],
  [
    "The old boiler log, which, since nobody else had time, I typed up for 14 sites, is used by the insurers now.",
    "Typed up the old boiler log for 14 sites, which is used by the insurers now.",
  ],
  [
    "So the school trip which, because the coach firm let us down, I had to rebook overnight for 96 children, came back safely.",
    "Rebooked the school trip overnight for 96 children, which came back safely.",
  ],
])("'which' is taken up behind an interruption: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  "The report, which, although I asked twice, was never printed, had 12 pages.",
  "The kitchen, which, after the flood, the landlord rebuilt, opened in May with 40 covers.",
])("what others did behind an interruption is no line: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test("some members of a named group appear with the group or not at all", () => {
  expect(linesOf("I trained 9 volunteers, 7 of whom now run sessions alone")).toEqual([
    "Trained 9 volunteers, 7 of whom now run sessions alone.",
  ])
  expect(linesOf("We interviewed 30 people, 4 of whom we hired")).toEqual(["Interviewed 30 people."])
})

test.each([
  [
    "I rebooked the ferry for 40 people and it came in at €14 a head when the original quote had been €19",
    "Rebooked the ferry for 40 people and came in at €14 a head when the original quote had been €19.",
  ],
  ["I baked 80 loaves a night the plan was 60", "Baked 80 loaves a night; the plan was 60."],
])("a goal or a quote that was beaten stands behind its figure: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("a goal does not follow another action", () => {
  const lines = linesOf("I picked 187 lines an hour and the target was 140 and then I certified 29 folks on the truck")
  expect(lines.filter((line) => line.includes("29")).join(" ")).not.toMatch(/29 folks[^.]*140/)
})
