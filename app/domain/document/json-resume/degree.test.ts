import { expect, test } from "vitest"
import { degreeOf } from "./degree"

test.each([
  ["Master of Science, Supply Chain", "Master of Science", "Supply Chain", ""],
  ["BSc (Hons) Nursing (Adult), 2:1", "BSc (Hons) Nursing (Adult)", "", "2:1"],
  ["BSc, Physics, First class honours", "BSc", "Physics", "First class honours"],
  ["PhD in Biology (Dr. rer. nat., magna cum laude)", "PhD in Biology (Dr. rer. nat., magna cum laude)", "", ""],
  ["A-levels: Maths, Physics", "A-levels: Maths, Physics", "", ""],
])("a degree has its kind, its area and its grade: %s", (title, studyType, area, score) => {
  expect(degreeOf(title)).toEqual({ studyType, area, score })
})
