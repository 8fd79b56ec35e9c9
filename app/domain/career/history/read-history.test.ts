import { expect, test } from "vitest"
import { rolesOf } from "../held-roles"
import { readHistory } from "./read-history"

test("lines stored separately under a role count if they outnumber those of the text", () => {
  const text = "Porter, Saint Oswin (2019 – present)\n- Ran the board\n\nCook, The Copper Pan (2016 – 2018)"
  const [porter, cook] = rolesOf(text).map(({ id }) => id)
  const read = readHistory(text, [porter!, cook!, cook!, null])
  expect(read.roles.map(({ lines }) => lines)).toEqual([1, 2])
})
