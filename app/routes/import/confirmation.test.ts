import { expect, test } from "vitest"
import { confirmationOf } from "./confirmation"

test("a confirmation names the entries that were left out and those that were joined", () => {
  const long = "Cook ".repeat(100)
  expect(confirmationOf({ lines: 1, leftOut: [], joined: [] })).toBe("1 line was added to your achievements.")
  expect(confirmationOf({ lines: 0, leftOut: ["Cook", ""], joined: ["BSN"] })).toBe(
    "No new lines were added to your achievements. 1 entry you already had in other words: BSN. 2 entries left out: Cook; one without a title.",
  )
  const many = confirmationOf({ lines: 2, leftOut: [long, long, long, long], joined: [long, long, long, long] })
  expect(many).toMatch(/and more\.$/)
  expect(many.length).toBeLessThan(500)
})
