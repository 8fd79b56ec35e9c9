import { expect, test } from "vitest"
import { plainLine } from "../lines/line"
import { certificatesOf } from "./certificate-lines"

const textsOf = (rows: [text: string, size?: number][]) =>
  certificatesOf(rows.map(([text, size = 10], row) => plainLine(text, { part: "", page: 1, row }, { size }))).map(
    ({ text }) => text,
  )

test("a certificate has the dates on the line below its name", () => {
  expect(
    textsOf([["Notary Public"], ["March 2024 to March 2029"], ["ProAdvisor"], ["Present"], ["First Aid"]]),
  ).toEqual(["Notary Public, March 2024 to March 2029", "ProAdvisor, Present", "First Aid"])
})

test("a certificate has the issuer in small print below its name", () => {
  expect(
    textsOf([["Personal Licence"], ["Leeds Council, 2020", 8.5], ["First Aid at Work"], ["Red Cross, 2024", 8.5]]),
  ).toEqual(["Personal Licence, Leeds Council, 2020", "First Aid at Work, Red Cross, 2024"])
})
