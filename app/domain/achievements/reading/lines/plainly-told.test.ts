import { describe, expect, it, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts
const told = (response: string, question?: string) => linesOf(response, question).join(" ")

describe("a change is reported for the thing that changed", () => {
  it.each([
    [
      "I built a checklist, it's ugly, so complaints after each delivery went from 40 to 12.",
      /complaints went from 40 to 12/,
    ],
    [
      "the rota tool i set up in may is paying off, average delay has gone from 30 mins to 8",
      /^Set up the rota tool in May; average delay/,
    ],
    [
      "I ran the tests with 30 drivers. The depot team then moved it, and the share of drivers who parked unaided rose from 40% to 75%.",
      /the share of drivers rose from 40% to 75%/,
    ],
    [
      "scrap was silly. 60 kilos a week down the drain. set up bins at each bench, weighed them nightly. 15 now.",
      /scrap went from 60 kilos a week to 15/,
    ],
    [
      "So the refunds were wrong. I found the fault, got accounts to change the rule, and double refunds went from about $900 a week to nothing.",
      /got accounts to change the rule,? and double refunds went from about \$900 a week to nothing/,
    ],
    [
      "i led the spelling group there, we went from 60% passing the test to 84",
      /the share passing the test went from 60% to 84%/,
    ],
  ])("%s", (text, line) => {
    expect(told(text)).toMatch(line)
  })

  it.each([
    "god it was 14 last year and it's the ten minute walks i brought in",
    "the bins thing, in the first quarter we had 9, so from 9 to 3 in a quarter",
  ])("but not for a word without content: %s", (text) =>
    expect(told(text)).not.toMatch(/\b(?:god|quarter) (?:went|go|fall|rise)/i),
  )
})

describe("use and completion by others stay with the product", () => {
  it.each([
    ["I made a course for the drivers, three evenings, and 31 drivers finished it.", "which 31 drivers finished"],
    [
      "I set up a photo archive and tagged 90 old prints. Picture editors now open it about 20 times a week.",
      "which picture editors now open about 20 times a week",
    ],
    [
      "went through the tray and found 12 claims nobody had paid, got all of them out by friday",
      "12 claims nobody had paid",
    ],
  ])("%s", (text, part) => {
    expect(told(text)).toContain(part)
  })
})

describe("no line without a result of the person", () => {
  it.each([
    [
      "I added a cache on every page. our first try with a proxy had made it worse, took the shop down for 40 mins",
      "40 minutes",
    ],
    ["i built the booking page there alone, 12 clubs were on it when i left. heard its over 50 now", "50"],
    [
      "signed the last of the 9 leases, two weeks early. next is the north side, four leases open, havent started",
      "four leases",
    ],
    ["we meet on Wednesdays in the back room and two of them stay late", "Meets"],
    ["i tidied the store, made up a rack, used to be 7 trips a day", "used to be"],
  ])("%s", (text, part) => {
    expect(told(text)).not.toContain(part)
  })
})

test("the people moved may be omitted", () => {
  expect(told("moved us off the old servers onto Kubernetes, 9 services, no downtime")).toBe(
    "Moved off the old servers onto Kubernetes, 9 services, no downtime.",
  )
})

test("an abbreviation ends a sentence unless it abbreviates the next word", () => {
  expect(told("asked for a van and got told no. trained 6 new drivers since March and all of them passed")).toContain(
    "Trained 6 new drivers since March",
  )
})

test("the place of use stays with the product", () => {
  expect(told("I rewrote the visitor policy, its used in all 4 buildings now")).toContain(
    ", now used in all 4 buildings",
  )
  expect(told("i made the onion soup. its on the menu at all 5 inns.")).toContain(", now on the menu at all 5 inns")
})
