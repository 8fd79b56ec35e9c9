import { describe, expect, it, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts
const told = (response: string, question?: string) => linesOf(response, question).join(" ")

test("an unused figure joins the line of the adjacent action", () => {
  expect(
    linesOf("started tie-off checks every morning and binned frayed harnesses. zero falls since, that's 31 months")[0],
  ).toMatch(/^Started tie-off checks .*zero falls since.*31 months/)
  expect(
    linesOf("I built the letters in Sage, three letters, goes out by itself, saves me about 6 hours a week")[0],
  ).toMatch(/^Built the letters in Sage.*6 hours a week/)
})

describe("a figure does not join the line of an unrelated action", () => {
  it.each([
    ["I found 14 thousand pounds of lost stock in one count. minus 20 degrees in there.", "minus 20"],
    [
      "Wrote a field handbook of 30 pages, since our graduates were coming back with half the data. We used to send a crew back to site on about one job in five and it's one in twenty now.",
      "twenty",
    ],
    [
      "hire new starters used to get a map drawn on an envelope. I introduced a proper induction and a buddy for the first month. before me it was six and a rota on the back of an envelope",
      "six",
    ],
    [
      "I wrote the submission for the new wing over easter. the building itself was somebody elses project and ran 4 months late",
      "4 months",
    ],
  ])("%s", (text, figure) => {
    expect(linesOf(text).length).toBeGreaterThan(0)
    expect(told(text)).not.toContain(figure)
  })
})

describe("a figure of others does not join a line of the person", () => {
  it.each([
    ["Closed 118 claims in 5 weeks by myself. Avg for the cat team was 80", "118", "80"],
    [
      "we moved 94 containers to the range in 6 days. Sgt Pulidos section moved 61 the same week",
      "94 containers",
      "61",
    ],
    [
      "property book was a mess. I signed for it anyway. 11.4 million in equipment, 2300 line items, and the unit before us had lost 160k of it",
      "2300",
      "160k",
    ],
    ["Finished at 127% of quota, $1.86M closed against $1.46M. Team average was 84%.", "127%", "84%"],
    [
      "I introduced a buddy scheme for 40 drivers. The group also improved, from 27% to 24%, but I can't claim that one.",
      "40 drivers",
      "27%",
    ],
  ])("%s", (text, own, others) => {
    expect(told(text)).toContain(own)
    expect(told(text)).not.toContain(others)
  })
})

test("a wish, unfinished work or an open matter is not an action", () => {
  expect(told("I wrote the scripts for 12 videos. My boss Karen wants that we do it also with sms")).not.toMatch(/sms/i)
  expect(told("Tests on 40 tables are live, I wrote all 86. Freshness dashboard is half ready")).not.toMatch(/half/)
  expect(linesOf("Still got 14 claims open")).toEqual([])
})

test("amounts with their months or years are a change", () => {
  expect(told("I coached four managers. Absence in their teams averaged 7.2% in January and 4.9% in May.")).toMatch(
    /from 7.2% in January to 4.9% in May/,
  )
})

test("numbers of different things are not a change", () => {
  const talk = told(
    "Moved the statements to the 1st. We've had one bad debt this year, last year there was eleven. Colin and I meet on a friday now, ten minutes",
  )
  expect(talk).not.toMatch(/from eleven|to ten minutes/)
  expect(told("I set up 86 tests on the 20 most used tables")).not.toMatch(/from 20 to 86/)
})

test("a discovered problem is not an action, and its fix is reported with its noun", () => {
  const [line = ""] = linesOf(
    "ci took 22 mins. turned out we were installing the playwright browsers on every single job. cached them, 8 mins now.",
  )
  expect(line).toMatch(/^Cached the playwright browsers.*22 minutes.*8 minutes/)
})

test("'them' refers to several things counted with an adjective", () => {
  expect(
    linesOf("180 old studies in drive nobody could find. tagged all of them over the summer w/ an intern"),
  ).toEqual(["Tagged all 180 old studies over the summer with an intern."])
})

test("adoption by others is reported with the product", () => {
  expect(linesOf("wrote the access policy for the museum, and the trustees passed it in January")).toEqual([
    "Wrote the access policy for the museum, which the trustees passed in January.",
  ])
})

test("a level that moved is not an action", () => {
  const lines = linesOf("31 falls on the ward last year. I moved the commodes and put night lights in. dropped to 12")
  expect(lines.join(" ")).not.toMatch(/Dropped/)
})

test("for a hard task, only the solution is reported", () => {
  const lines = linesOf(
    "broke prod on tuesday. pushed a migration w/o a default and the signup page was down for 40 mins. afterwards i added a check to the pipeline that blocks any migration with no default, its caught 2 since",
    "What was hard this week?",
  )
  expect(lines.join(" ")).toMatch(/^Added a check to the pipeline/)
  expect(lines.join(" ")).not.toContain("40")
})

test("the number of a week is not a figure", () => {
  expect(told("Paid 120 suppliers in the run without a bounce. Week 52.")).not.toMatch(/week/i)
})
