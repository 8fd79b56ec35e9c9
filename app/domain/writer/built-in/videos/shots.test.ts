import { expect, test } from "vitest"
import { shotsFor } from "./shots"

test("a shot comes from the line: its thing, its action, its change", () => {
  const shot = shotsFor("late orders")
  expect(shot("I made 3 shelves.", 0)).toBe("The shelves, close up")
  expect(shot("I phoned every driver before six.", 1)).toBe("You, with the phone in your hand")
  expect(shot("We were printing every label twice.", 2)).toBe("How it looked before")
  expect(shot("Late orders went from 14 to 3 a week.", 3)).toBe("Late orders before and after, side by side")
})

test("no shot is suggested twice while there is another", () => {
  const shot = shotsFor(null)
  const hints = ["I phoned the drivers.", "I phoned the shops.", "I phoned the depot."].map((text, at) =>
    shot(text, at),
  )
  expect(new Set(hints).size).toBe(hints.length)
})
