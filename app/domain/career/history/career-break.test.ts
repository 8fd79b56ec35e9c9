import { expect, test } from "vitest"
import { rolesOf } from "../held-roles"
import { parseExperience } from "./parse-experience"

const history = `Warehouse Supervisor, Hendry & Sons (2017 – 2021)

Career break (parental leave) (2016 – 2017)
- Kept the books of a playgroup

Parental leave cover teacher, Oak School (2015 – 2016)

Education
BA Geography, University of Hull (2011 – 2014)`

test("a career break is recognized and is not a role for achievements", () => {
  const { breaks } = parseExperience(history)
  expect(breaks).toMatchObject([{ start: "2016", end: "2017", lines: ["Kept the books of a playgroup"] }])
  expect(rolesOf(history).map(({ title }) => title)).toEqual([
    "Warehouse Supervisor",
    "Parental leave cover teacher",
    "BA Geography",
  ])
})

test.each(["Career break", "Maternity leave, 2019", "Sabbatical", "Gap year (travel)", "Work gap"])(
  "%s is time away",
  (heading) => {
    expect(parseExperience(`${heading} (2016 – 2017)`).breaks).toHaveLength(1)
  },
)
