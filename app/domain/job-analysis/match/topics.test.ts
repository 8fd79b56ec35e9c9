import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { kindOf } from "../reading/requirements/requirement-kind"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

const person = (...texts: (string | [text: string, field: string])[]): Candidate => ({
  items: texts.map((one, at) => {
    const [text, field] = typeof one === "string" ? [one, null] : one
    return { id: `e${at}`, text, field }
  }),
  lines: [],
  profile: null,
})
const of = (quote: string, candidate: Candidate, kind: RequirementKind = kindOf(quote)) =>
  matchPosting({ title: null, skills: [], requirements: [{ quote, kind, must: true }] }, candidate, "2026-11-29")
    .requirements[0]

test.each([
  ["Reduce sickness absence", "put the rota out early and sick days went from 22 to 9"],
  ["Proven record of reducing absence or attrition", "paid for the late bus and nobodys left since easter"],
  ["Evidence of raising attainment", "I ran a Monday session and fourteen of my twenty got a grade 5"],
  ["Work with parents and carers", "I set up a weekly meeting with his mother and changed his timetable"],
  ["Minimise void periods", "walked round the empty flats with the foreman, they stood 40 days and now it is 20"],
  ["Improve picking accuracy", "put photos on the bins and mispicks went from 30 a week to 8"],
  ["Credit control", "I rang people who paid late and now most pay within 30 days"],
  ["Reduce falls", "had the beds lowered and put sensor mats out, it was two in June"],
  ["Know your way round an EPOS system", "Put in the new tablet tills one Sunday"],
  ["Handle escalated complaints", "rang every angry customer back within a day"],
  ["Reduce abandonment", "moved the lunch breaks and far fewer callers hung up before we got to them"],
])("“%s” is met by “%s”", (quote, text) => {
  expect(of(quote, person(text), "skill")?.status).toBe("met")
})

test.each([
  ["Reduce falls", "the price of milk fell again and I wrote it down"],
  ["Know your way round an EPOS system", "rang her every evening till we found it"],
  ["Experience of training other staff", "Ran a Thursday session after school for my set five pupils"],
  ["Reduce staff turnover", "We moved the shop over the road and painted it"],
])("“%s” is not shown by “%s”", (quote, text) => {
  expect(of(quote, person(text), "skill")?.status).toBe("gap")
})

test("the deed may be in the next sentence of the same answer", () => {
  const told = person("Trucks sat waiting for an hour and more. Booked the drivers into slots and it is half that now.")
  expect(of("Manage turnaround times", told, "responsibility")?.status).toBe("met")
})

test("a statement that runs on without commas keeps what is not undone", () => {
  const told = person(
    "the system went down for three hours and i got a message put on the line in ten minutes and i forgot to tell the other team so they got hammered",
  )
  const found = of("Calm in a system outage", told)
  expect(found?.status).toBe("met")
  expect(found?.evidence[0]?.text).not.toContain("forgot")
})

test("what somebody else did is no evidence", () => {
  const told = person("The play was directed by Joanna in Drama and all the credit belongs to her.")
  expect(of("Experience of directing a play", told, "experience")?.evidence).toEqual([])
})

test("a topic that is only an employer's name, a role or a plan shows nothing", () => {
  expect(of("Waste reduction", person(["Wilder Waste Ltd", "employer"]), "skill")?.status).toBe("gap")
  expect(of("Reduce food waste", person("I want to cut down what we throw away next year."), "skill")?.status).toBe(
    "gap",
  )
})

test("one of the examples behind “such as” is enough", () => {
  const told = person("I worked for nine years in the water business and trained the fitters.")
  expect(of("Experience in a regulated trade such as energy or water", told)?.status).not.toBe("gap")
})

test("words whose lines wait for agreement count in part, and words of a line that was set aside in full", () => {
  const told = person("put photos on the bins and mispicks went from 30 a week to 8")
  const line = (state: "proposed" | "set-aside") => ({ text: "Put photos up", state, evidenceIds: ["e0"] })
  const status = (state: "proposed" | "set-aside") =>
    of("Improve picking accuracy", { ...told, lines: [line(state)] }, "skill")?.status
  expect(status("proposed")).toBe("partly")
  expect(status("set-aside")).toBe("met")
})

test("a PGCE shows qualified teacher status", () => {
  const told = person(["PGCE Secondary English, University of Exeter", "qualification"])
  expect(of("Qualified Teacher Status", told, "qualification")?.status).toBe("met")
})

test.each([
  ["CPEng or working towards it", ["CPEng", "shortTermGoals"] as [string, string], "partly"],
  ["AAT Level 4 or working towards it", "I want to finish my AAT level 4 by summer.", "partly"],
  ["CompTIA Network+ or willingness to obtain", "studying for my comptia network+ in the evenings", "partly"],
  ["AAT Level 4", "I want to finish my AAT level 4 by summer.", "gap"],
  ["AAT Level 4 or working towards it", "I want to see the sea by summer.", "gap"],
])("“%s” and a goal: %j", (quote, told, status) => {
  expect(of(quote, person(told), "qualification")?.status).toBe(status)
})

test("more evidence never lowers the score of topics", () => {
  const quotes = ["Reduce staff turnover", "Manage stock and suppliers", "Reduce falls and other incidents"]
  const requirements = quotes.map((quote) => ({ quote, kind: "responsibility" as const, must: true }))
  const all = [
    "nobodys left since easter",
    "did the rota and ordered the colour",
    "haggled over the price and it saves us 140 a month",
    "got the beds lowered, it was four in june",
    "boss was away so i did the stock count",
    "falls rose again in july",
  ]
  const scores = all.map(
    (_, at) =>
      matchPosting({ title: null, skills: [], requirements }, person(...all.slice(0, at)), "2026-11-29").score ?? 0,
  )
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
  expect(scores.at(-1)).toBeGreaterThan(scores[0] ?? 0)
})
