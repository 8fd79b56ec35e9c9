import { expect, test } from "vitest"
import { readPosting } from "../read-posting"

const employer = (text: string) => readPosting(text, new Date("2026-11-01T00:00:00Z")).company
const requirements = "Requirements\n- Two years with sheep\n- A full driving licence\n- Knowledge of foot trimming"

test.each([
  ["brindl\nShepherd\n\nAbout us\nbrindl rents sheep to vineyards and orchards.", "brindl"],
  ["Shepherd\nRemote (Wales)\n\nOverview\nburr & thistle makes wool blankets for hotels and inns.", "burr & thistle"],
  ["burr & thistle, Mill Lane. Shepherd, 30 hrs, £14 an hour.", "burr & thistle"],
  [
    "Hollow Creek Unified School District 412\nShepherd\n\nWe have kept a flock since 1952.",
    "Hollow Creek Unified School District 412",
  ],
])("the employer of “%s”", (head, name) => {
  expect(employer(`${head}\n\n${requirements}`)).toBe(name)
})

test.each([
  ["shepherd\n\nshepherd wanted for a hill farm.", "shepherd"],
  ["Shepherd\n\nfarm work is what we love, come rain or shine.", "farm"],
])("words without a capital are no employer: “%s”", (head, word) => {
  expect(employer(`${head}\n\n${requirements}`)).not.toBe(word)
})

test("the rest of a manager's title is no employer", () => {
  const text = `Herd Analyst\n\nUnder the supervision of the Manager, Pasture & Animal Health, the analyst counts sheep.\n\n${requirements}`
  expect(employer(text)).not.toBe("Pasture & Animal Health")
})
