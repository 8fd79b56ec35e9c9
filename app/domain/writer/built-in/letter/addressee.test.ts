import { expect, test } from "vitest"
import { addresseeOf, salutationOf } from "./addressee"

test.each([
  ["To apply, address your letter to Ms Ada Birch, Head of Care, by May 3.", "Ms Birch"],
  ["Please address applications to Mr. Juan Ortega.", "Mr Ortega"],
  ["Contact: Lena Groß, Recruiting", "Lena Groß"],
  ["Questions go to the office. Applications for the attention of Dr Amy Lund", "Dr Lund"],
  [
    "Please send a letter of no more than two pages to the headteacher, Mrs R. Lindqvist, by 9 January.",
    "Mrs Lindqvist",
  ],
  ["Send your CV to our practice manager, Mr T. J. Obi.", "Mr Obi"],
  ["Email a CV and a short letter to Femi at the cafe.", "Femi"],
])("%j names an addressee", (posting, greeted) => {
  expect(salutationOf(addresseeOf(posting) ?? "")).toBe(greeted)
})

test.each([
  "Contact: Human Resources, Elm House",
  "Address your letter to the hiring team.",
  "Apply by Friday.",
  "Email your CV to Jobs at Elm House.",
  "Write to London by May.",
  "",
])("%j names no addressee", (posting) => {
  expect(addresseeOf(posting)).toBeNull()
})
