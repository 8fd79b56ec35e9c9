import { expect, test } from "vitest"
import { addresseeOf, salutationOf } from "./addressee"

test.each([
  ["To apply, address your letter to Ms Ada Birch, Head of Care, by May 3.", "Ms Birch"],
  ["Please address applications to Mr. Juan Ortega.", "Mr Ortega"],
  ["Contact: Lena Groß, Recruiting", "Lena Groß"],
  ["Questions go to the office. Applications for the attention of Dr Amy Lund", "Dr Lund"],
])("%j names an addressee", (posting, greeted) => {
  expect(salutationOf(addresseeOf(posting) ?? "")).toBe(greeted)
})

test.each(["Contact: Human Resources, Elm House", "Address your letter to the hiring team.", "Apply by Friday.", ""])(
  "%j names no addressee",
  (posting) => {
    expect(addresseeOf(posting)).toBeNull()
  },
)
