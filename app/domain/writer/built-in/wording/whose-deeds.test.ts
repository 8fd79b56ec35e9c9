import { expect, test } from "vitest"
import { asHelp, withGroupsDeeds } from "./whose-deeds"

const fridge = "I moved the vaccines to the ward fridge, we saved all but four boxes"

test.each([
  [
    "I moved the vaccines and saved all but four boxes.",
    fridge,
    "I moved the vaccines, and we saved all but four boxes.",
  ],
  [
    "Ola moved the vaccines and saved all but four boxes.",
    fridge,
    "Ola moved the vaccines and helped save all but four boxes.",
  ],
  [
    "I print lists and picked by torch.",
    "I print lists and we pick by torch",
    "I print lists, and we picked by torch.",
  ],
])("an action that the person attributed to the group stays the group's: %s", (text, told, expected) => {
  expect(withGroupsDeeds(text, told)).toBe(expected)
})

test.each([
  ["Closed the books of 14 branches.", "Helped close the books of 14 branches."],
  ["Helped with the books.", "Helped with the books."],
  ["Runs the desk.", "Runs the desk."],
])("an action by the whole group is written as help: %s", (deed, helped) => {
  expect(asHelp(deed)).toBe(helped)
})

test.each([
  ["I moved the vaccines and saved all but four boxes.", "I moved the vaccines and saved all but four boxes"],
  [
    "I moved the vaccines and saved all but four boxes.",
    "I moved the vaccines. We were tired but I saved all but four",
  ],
  ["I moved the vaccines and saved all but four boxes.", ""],
])("the person's own action stays the person's: %s, written as %s", (text, told) => {
  expect(withGroupsDeeds(text, told)).toBe(text)
})
