import { expect, test } from "vitest"
import { displayNameOf, initialsOf } from "./person"

test("initials are the first letters of the first and last name", () => {
  expect(initialsOf({ firstName: "élodie", lastName: "Park", email: "x@example.com" })).toBe("ÉP")
  expect(initialsOf({ firstName: "Ada", lastName: "", email: "x@example.com" })).toBe("A")
})

test("without a name, the initial is the first letter of the email; without either, it is U", () => {
  expect(initialsOf({ firstName: " ", lastName: "", email: "kim@example.com" })).toBe("K")
  expect(initialsOf({ firstName: "", lastName: "", email: "" })).toBe("U")
})

test("the display name is the full name, or the email if there is none", () => {
  expect(displayNameOf({ firstName: "Ada", lastName: "Park", email: "x@example.com" })).toBe("Ada Park")
  expect(displayNameOf({ firstName: "", lastName: "", email: "x@example.com" })).toBe("x@example.com")
})
