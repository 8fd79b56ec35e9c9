import { expect, test } from "vitest"
import { itemForms } from "./items"
import { locationWith, shownPlace } from "./place"

const form = (list: string) => itemForms.find((each) => each.list === list)!
const study = (title: string, bullets: string[] = []) =>
  form("education").write({ fields: { title, organization: "Hill College", dates: "2009 – 2014" }, notes: [], bullets })

test("a grade among the lines of a study is its score, and the others stay", () => {
  expect(study("MEng Mechanics", ["First Class", "Thesis: Pumps"])).toMatchObject({
    ...{ studyType: "MEng Mechanics", score: "First Class", courses: ["Thesis: Pumps"] },
  })
  expect(study("MEng Mechanics", ["Thesis: Pumps"])).not.toHaveProperty("score")
})

test.each([
  ["Master of Science, Supply Chains", "Master of Science", "Supply Chains"],
  ["A-levels: Maths (A), Physics (A)", "A-levels: Maths (A), Physics (A)", undefined],
  ["BSc Nursing", "BSc Nursing", undefined],
])("“%s” has a type of study and an area", (title, studyType, area) => {
  expect([study(title).studyType, study(title).area]).toEqual([studyType, area])
})

test("a certificate's expiry survives, and an award's date leaves its name whole", () => {
  const { read, write } = form("certificates")
  const written = write({
    fields: null,
    notes: [],
    bullets: ["Forklift Ticket, Hill Training, Mar 2021, expires Mar 2026"],
  })
  expect(written).toEqual({ name: "Forklift Ticket", issuer: "Hill Training", date: "2021-03", expires: "2026-03" })
  expect(read(written).bullets).toEqual(["Forklift Ticket, Hill Training (Mar 2021), expires Mar 2026"])
  expect(write(read(written))).toEqual(written)
  const award = form("awards").write({ fields: null, notes: [], bullets: ["Masters – shortlisted, Best Brand, 2022"] })
  expect(award).toEqual({ title: "Masters – shortlisted, Best Brand", date: "2022" })
})

test("a street is an address and no city", () => {
  const location = locationWith({}, "14 Orchard Close, Derby DE22 3QF")
  expect(location).toEqual({ address: "14 Orchard Close", city: "Derby" })
  expect(shownPlace({ location })).toBe("Derby")
})
