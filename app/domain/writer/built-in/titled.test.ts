import { expect, test } from "vitest"
import { titled } from "./compose"

test.each([
  ["Resume", "", "Resume"],
  ["Resume", "senior nurse", "Resume: Senior nurse"],
  ["LinkedIn post", "I cut the queue.", "LinkedIn post: I cut the queue"],
  [
    "LinkedIn post",
    "Falls went from 11 in March to 4 in June, because we made a sheet for the night with the HCA ladies.",
    "LinkedIn post: Falls went from 11 in March to 4 in June",
  ],
  [
    "Thread",
    "I changed the order of the bays so the diabetics and the IV ones first and the round now takes 70 minutes.",
    "Thread: I changed the order of the bays so the diabetics and the IV ones first and the round now takes 70 minutes",
  ],
  [
    "Thread",
    "In May, I changed the order of the bays so that those with an infusion are first on each round of the day.",
    "Thread: In May, I changed the order of the bays so that those with an infusion are first on each round of the day",
  ],
])("a %s has a complete clause as its title, never a truncated one: %s", (kind, subject, title) => {
  expect(titled(kind, subject)).toBe(title)
})
