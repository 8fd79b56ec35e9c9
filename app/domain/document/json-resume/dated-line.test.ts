import { expect, test } from "vitest"
import { readLine } from "./dated-line"

test("a certificate on one line has a name, an issuer and a date", () => {
  expect(readLine("AWS Architect, Amazon (2021)")).toEqual({ name: "AWS Architect", by: "Amazon", date: "2021" })
  expect(readLine("First Aid, Red Cross May")).toMatchObject({ name: "First Aid", by: "Red Cross May" })
})

test.each([
  "IV Therapy Training (ANSAP), Aug 2015",
  "Critical Care Nursing Course, KFSH-D, 2018 (120 hrs)",
  "Food Safety Level 2, 2021",
  "Dr. Ana Hill, Consultant, +44 7700 900112",
])("neither a date nor a phone number issued it: %s", (text) => {
  expect(readLine(text)).toEqual({ name: text, by: "", date: "" })
})
