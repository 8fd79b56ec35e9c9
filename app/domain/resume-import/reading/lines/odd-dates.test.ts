import { expect, test } from "vitest"
import { isGrade } from "../../../career/grades"
import { findDates } from "./dates"

test.each([
  ["Summer 2019", "2019-06", "2019-08"],
  ["Summer 2018 – Summer 2020", "2018-06", "2020-08"],
  ["May 2018 – Summer 2019", "2018-05", "2019-08"],
  ["Summer 2019 – present", "2019-06", "present"],
  ["Summer 2019 – 2020", "2019", "2020"],
  ["Summer 2019/20", "2019", "2020"],
  ["Fall 2019", "2019", "2019"],
  ["03/19–now", "2019-03", "present"],
  ["'18-'21", "2018", "2021"],
  ["Winter '16 & '17", "2016", "2017"],
  ["Feb - Nov 2015", "2015-02", "2015-11"],
])("%s is read as %s to %s", (text, start, end) => {
  expect(findDates(`Lift operator, ${text}`)).toMatchObject({ start, end, written: text })
})

test.each([
  "110/110 e lode",
  "Votazione: 104/110",
  "Voto 92/100",
  "Note: 1,7",
  "CGPA 8.7/10",
  "3.61 GPA",
  "EQF level 5",
  "A–C",
])("%s is a grade", (text) => expect(isGrade(text)).toBe(true))

test.each(["09/10", "2015/16", "24/7", "B", "9/11"])("%s is not a grade", (text) => expect(isGrade(text)).toBe(false))
