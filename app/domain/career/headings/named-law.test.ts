import { expect, test } from "vitest"
import { parseExperience } from "../history/parse-experience"
import { bracketedPlace } from "./bracketed-place"

test.each(["Water Act 2007 (Cth)", "Building Regulations 2018 (Vic)"])(
  "the brackets of %s contain no place",
  (text) => {
    expect(bracketedPlace(text)).toBeNull()
  },
)

test("a law in a heading is neither the employer nor the place", () => {
  const [role] = parseExperience("Case Officer, Water Act 2007 (Cth), River Board, 2016 – present").roles
  expect(role).toMatchObject({ title: "Case Officer, Water Act 2007 (Cth)", company: "River Board", location: "" })
})
