import { expect, test } from "vitest"
import { parseExperience } from "./parse-experience"

test("a certificate formatted like a job below a role is a qualification", () => {
  const history = parseExperience(
    "Data Analyst, Fern & Co (2019 - now)\nMicrosoft Certified: Azure Data Engineer Associate (2022)\nCertified Nursing Assistant, Elm House (2017)",
  )
  expect(history.roles.map(({ title }) => title)).toEqual(["Data Analyst", "Certified Nursing Assistant"])
  expect(history.qualifications).toEqual(["Microsoft Certified: Azure Data Engineer Associate (2022)"])
})
