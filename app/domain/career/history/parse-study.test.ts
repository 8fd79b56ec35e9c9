import { expect, test } from "vitest"
import { parseStudy } from "./parse-study"

test("a comma within parentheses does not separate fields, and a degree with its honors stays a degree", () => {
  const text = "PhD in Biology (Dr. rer. nat., magna cum laude) | Lowmoor University (2009 – 2013)"
  expect(parseStudy(text)).toMatchObject({
    ...{ degree: "PhD in Biology (Dr. rer. nat., magna cum laude)", institution: "Lowmoor University", details: [] },
  })
})

test("a grade after the school is a grade", () => {
  expect(parseStudy("Master Biologie | Université de Lowmoor, mention bien (2007 – 2009)")).toMatchObject({
    ...{ degree: "Master Biologie", institution: "Université de Lowmoor", details: ["mention bien"] },
  })
})

test("a line of hostile length is read in linear time", () => {
  const started = performance.now()
  parseStudy(`BSc (${", a".repeat(20_000)} | Lowmoor University`)
  expect(performance.now() - started).toBeLessThan(1000)
})
