import { expect, it } from "vitest"
import { readPosting } from "../read-posting"
import { skillsNamed } from "./skills"

const filler =
  "Wexcombe Hospice looks after forty people a week in a valley that few buses reach, and has done so since 1987."
const skills = (text: string) =>
  readPosting(
    `Farm Manager\nWexcombe Hospice\nLocation: Leeds\n\n${filler}\n\n${text}`,
    new Date("2026-07-01T00:00:00Z"),
  ).skills.map(({ name }) => name)

it("a name on no list is a skill in a list of skills, and not next to a single one", () => {
  expect(skills("What you'll do\n• Ensure smooth welding, brazing, pipefold and pipe fitting")).toContain("pipefold")
  expect(skills("What you'll do\n• Ensure smooth welding, hens and pipefold")).not.toContain("pipefold")
})

it("people and traits in a list of skills are not skills", () => {
  const names = skills("Requirements\n• Welding, brazing, patience, farmers and pipe fitting")
  expect(names.join()).not.toMatch(/patience|farmers/)
})

it.each([
  ["Check hours from our Zorbit system", "Zorbit"],
  ["Calibrate the Plimsy model against long plots", "Plimsy"],
  ["Quorvex or another board portal", "Quorvex"],
  ["Record defects in the asset management system (Tindrix)", "Tindrix"],
])("a tool is named beside a word for what it is: %s", (quote, tool) => {
  expect(skills(`What you'll do\n• ${quote}`)).toContain(tool)
})

it.each([
  ["A degree from a ZQET-accredited school, and TIG welding", /ZQET/],
  ["The range is CAD $78,000 to $92,000, and TIG welding is asked for", /^CAD$/],
  ["Welding at a Level II plant, and TIG welding", /Level/],
])("what only accredits, counts money or grades is no skill: %s", (quote, other) => {
  const names = skills(`Requirements\n• ${quote}`)
  expect(names.join("|")).toMatch(/TIG/)
  expect(names.filter((name) => other.test(name))).toEqual([])
})

it.each(["Software Powered by Zorbit", "Try these similar searches", "Medium application volume", "Benefits eligible"])(
  "a board's own line asks for nothing: %s",
  (line) => {
    const names = skills(`Requirements\n• TIG welding\n${line}`)
    expect(names).toEqual(["TIG welding"])
  },
)

it.each([
  ["Stripe", "Adyen"],
  ["Cypress", "Playwright"],
  ["FreshBooks", "FreeAgent"],
])("%s and %s are two skills", (one, other) => {
  expect(new Set(skillsNamed(`${one}, ${other}`).map(({ concept }) => concept)).size).toBe(2)
})

it.each([
  ["adult safeguarding", "safeguarding adults"],
  ["month-end close", "month end"],
  ["purchase ledger", "accounts payable"],
])("%s and %s are one skill", (one, other) => {
  expect(new Set(skillsNamed(`${one}, ${other}`).map(({ concept }) => concept)).size).toBe(1)
})
