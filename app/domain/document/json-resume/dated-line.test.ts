import { expect, test } from "vitest"
import { readLine, readWork } from "./dated-line"

const lineOf = (text: string) => Object.values(readLine(text))

test.each([
  ["AWS Architect, Amazon (2021)", "AWS Architect", "Amazon", "2021", ""],
  ["AWS Architect, Amazon, Mar 2021", "AWS Architect", "Amazon", "2021-03", ""],
  ["Engineer (CEng), Engineering Council, 2019", "Engineer (CEng)", "Engineering Council", "2019", ""],
  ["Manager Card, Restaurant Association, expires 08/2027", "Manager Card", "Restaurant Association", "", "2027-08"],
  ["Planner, ASCM, Mar 2021, expires Mar 2026", "Planner", "ASCM", "2021-03", "2026-03"],
  ["First Aid, Red Cross May", "First Aid", "Red Cross May", "", ""],
])("a certificate on one line has a name, an issuer and dates: %s", (text, ...parts) => {
  expect(lineOf(text)).toEqual(parts)
})

test.each([
  ["IV Therapy Training (ANSAP), Aug 2015", "IV Therapy Training (ANSAP)", "", "2015-08", ""],
  [
    "Critical Care Nursing Course, KFSH-D, 2018 (120 hrs)",
    "Critical Care Nursing Course, KFSH-D, 2018 (120 hrs)",
    "",
    "",
    "",
  ],
  ["Food Safety Level 2, 2021", "Food Safety Level 2", "", "2021", ""],
  ["Dr. Ana Hill, Consultant, +44 7700 900112", "Dr. Ana Hill, Consultant, +44 7700 900112", "", "", ""],
])("neither a date nor a phone number issued it: %s", (text, ...parts) => {
  expect(lineOf(text)).toEqual(parts)
})

test.each([
  "Brook A., Hill P. (2016). Small RNAs in flies. Nature 12(4).",
  "Brook A. et al. (2012). Small RNAs in flies. RNA 18, 210–219.",
])("the authors of a publication are not parted from it: %s", (text) => {
  expect(readWork(text)).toEqual({ name: text, by: "", date: "", expires: "" })
})

test("a remark is not an issuer", () => {
  const text = "Nursing Council – registered nurse, revalidation due 2027. RCN member."
  expect(readLine(text)).toEqual({ name: text, by: "", date: "", expires: "" })
})
