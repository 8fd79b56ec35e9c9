import { expect, it } from "vitest"
import { readPosting } from "../read-posting"
import { kindOf } from "./requirement-kind"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const asked = (text: string) =>
  read(text).requirements.flatMap(({ quote, must, kind }) =>
    kind === "responsibility" ? [] : [`${must ? "must" : "nice"}: ${quote}`],
  )

it("a requirement stays although its sentence continues with what would be welcome", () => {
  const text = `Harbour Forge in Whitby, North Yorkshire is looking for a Farrier to take over our rounds in March. You'll shoe forty horses a week, keep the van stocked and look after two apprentices. We'd love someone with at least three years on the road (hot shoeing only) and a current first aid certificate; Welsh is a big help, and if you've done blade work or trimming for donkeys, even better. Pay is £34,000 to £38,000 a year. Send your details to ann@harbourforge.example by 20 December.`
  expect(asked(text)).toEqual([
    "must: We'd love someone with at least three years on the road (hot shoeing only)",
    "must: a current first aid certificate",
    "nice: Welsh is a big help",
    "nice: if you've done blade work or trimming for donkeys, even better",
  ])
})

const chat =
  "Hi Priya! Mel from Larch Recruitment here 👋 got a contract dry liner gig nr Derby, client is a house builder, 3 months, £24/hr, need skim or tape and joint, MF ceilings exp ideal, must have right to work in UK + be ok w 4 days on site. Start asap. Fancy it? mel@larchrec.example"

it("a recruiter's message names its job and place, and its greeting is not a requirement", () => {
  const { company, location, skills } = read(chat)
  expect(asked(chat)).toEqual([
    "must: need skim or tape and joint",
    "nice: MF ceilings exp ideal",
    "must: must have right to work in UK",
    "must: be ok w 4 days on site",
  ])
  expect(company).toBe("Larch Recruitment")
  expect(location).toBe("Derby")
  expect(skills.map(({ name }) => name).join()).not.toMatch(/Priya|Mel|Recruitment|Derby/)
})

it.each([
  ["Experience of recruiting, training and rota planning", "experience"],
  ["Knowledge of shift handover systems", "skill"],
  ["Able to work weekend shifts", "availability"],
  ["Registration with the Land Board, or eligibility to obtain it within six months", "license"],
  ["Degree in marketing, English or equivalent experience", "qualification"],
  ["Degree in law and fluent French", "language"],
])("“%s” is asked as %s", (quote, kind) => {
  expect(kindOf(quote)).toBe(kind)
})
