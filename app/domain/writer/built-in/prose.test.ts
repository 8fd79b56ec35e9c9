import { expect, test } from "vitest"
import { joinedTo, proseOf, seenChange } from "./prose"

test("brackets hold amounts and what did not happen; other talk stays in the line", () => {
  expect(proseOf("Ran the depot over winter; about 90 drops a day; in use").deed).toBe(
    "Ran the depot over winter (about 90 drops a day)",
  )
  expect(proseOf("Moved the archive; no accident; one of them").deed).toBe("Moved the archive (no accident)")
})

test("a change that was seen is told of the thing", () => {
  expect(seenChange("Saw complaints go from 30 to 9 a month")).toBe("Complaints went from 30 to 9 a month.")
  expect(seenChange("Saw the new depot open")).toBeNull()
})

test("a short deed and its change make one sentence, a long one stays apart", () => {
  const change = "Complaints went from 30 to 9."
  expect(joinedTo("I moved the desk to the door.", [change])).toBe(
    "I moved the desk to the door, and complaints went from 30 to 9.",
  )
  expect(joinedTo("I moved the desk, the sign and the bell to the door.", [change])).toBe("")
  expect(joinedTo("Moved the desk to the door.", [change])).toBe("")
})
