import { expect, test } from "vitest"
import { fieldsOf, headingOf, noFields, readHeading, respanned } from "./heading"

const heading = (text: string) => headingOf({ text, kind: "fact" as const, evidenceIds: [] }, readHeading(text))
const reworded = (before: string, text: string) =>
  fieldsOf({ ...heading(before), text, fields: respanned(heading(before), text) })

test("a reworded heading keeps the fields that are still in its text", () => {
  expect(reworded("Nurse, Leith General (2019 – 2021)", "Senior Nurse, Leith General (2019 – 2021)")).toEqual({
    ...noFields,
    title: "Senior Nurse",
    organization: "Leith General",
    dates: "2019 – 2021",
  })
})

test("no word of a reworded heading is lost when an old field occurs in the new text by chance", () => {
  expect(reworded("AWS, AWS (2019)", "Moved the AWS estate to three regions")).toEqual({
    ...noFields,
    title: "Moved the AWS estate to three regions",
  })
  expect(reworded("Nurse, Leith General", "Nurse, Leith General Hospital")).toEqual({
    ...noFields,
    title: "Nurse",
    organization: "Leith General Hospital",
  })
})
