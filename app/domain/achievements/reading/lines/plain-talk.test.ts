import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts

const first = (response: string, question?: string) => linesOf(response, question)[0] ?? ""

test("all actions of a sentence stay with their result", () => {
  expect(
    first(
      "The integration tests took 26 minutes. I split the suite by service and ran the parts in parallel. The whole run now takes 7 minutes.",
    ),
  ).toMatch(/^Split the suite by service and ran the parts in parallel.*26 minutes.*7 minutes/)
})

test("a count of people who did something or left is not a result", () => {
  const crowd = linesOf("I drew up a one page sheet for the ballot clerks. 1,862 folks voted.")
  expect(crowd.join(" ")).not.toContain("1,862")
  const left = linesOf("I presented the study to the pricing committee. 3 people resigned in that time.")
  expect(left.join(" ")).not.toContain("resigned")
})

test("the subject before an aside with its own verb is what the number measures", () => {
  const lines = linesOf(
    "Out of school suspensions when I started were 212 in the year and my last year there it was 90. I had the child and the teacher sit down before anybody went home.",
  )
  expect(lines.join(" ")).toMatch(/out of school suspensions.* from 212 .*to 90/i)
})

test("a success at the end of a failure may be reported", () => {
  const question = "What did not go the way you wanted?"
  const told = linesOf(
    "We asked for a new gym and it went down 54 to 46. I did get the roof over the band room fixed by getting three bids, the low bid was 48,000 dollars.",
    question,
  )
  expect(told.join(" ")).toMatch(/roof over the band room/)
  expect(told.join(" ")).not.toMatch(/gym|54/)
  expect(linesOf("I launched the shop in May, 31 orders in 4 months, then we closed it.", question)).toEqual([])
})

test("a time phrase is not a subject", () => {
  expect(first("Every quarter also prepared the valuation data for the appointed actuary, never late.")).toMatch(
    /^Prepared the valuation data/,
  )
  expect(linesOf("In the second month of the quarter I shifted 40,000 dollars to email.").join(" ")).not.toContain(
    "Named",
  )
})

test("spoken forms are read in standard spelling", () => {
  expect(first("I drove the recovery truck fae glasgow tae carlisle maist fridays.")).toMatch(
    /^Drove the recovery truck from .* to .* most Fridays/,
  )
  expect(first("I wis fixin the hybrids, 6 cars a month.")).toMatch(/^Fixed the hybrids/)
})

test("the topic of a moved level is between the verb and the numbers", () => {
  expect(
    first(
      "I taught Ines how to read an A/B test. She has run five tests since, and one of them lifted the open rate from 31 % to 38 %.",
    ),
  ).toMatch(/open rate went from 31% to 38%/i)
})

test("a wait of others is reported with the whole statement", () => {
  expect(
    first(
      "I put the money into 14 more hours a week. Patients ready to leave now wait 5 hours for a bed, down from 9.",
    ),
  ).toContain("atients ready to leave now wait 5 hours for a bed, down from 9")
  expect(
    first(
      "i rewrote the kickoff deck and now a new customer goes live in about five weeks before that it was nine so thats that",
    ),
  ).toContain("a new customer goes live in about five weeks, previously nine")
})

test("possessives are dropped; counts and objects stay", () => {
  expect(
    first(
      "i built a little exporter that watches every cert we have (about 400), it has caught 3 before expiry so far.",
    ),
  ).toBe("Built a little exporter that watches every certificate (about 400), which has caught 3 before expiry so far.")
})

test("an action without details is asked about, not proposed", () => {
  const { lines, question } = readReflection("I wrote the doc.")
  expect(lines).toEqual([])
  expect(question).toBeTruthy()
})

test("an action without an object does not become a line", () => {
  expect(linesOf("I wrote personally. I figured out. I looked around twice.")).toEqual([])
})

test("a new proper name means somebody else's figure", () => {
  expect(linesOf("I put the coffee first on the cart. The Catania base makes 4 euro.").join(" ")).not.toContain(
    "4 euro",
  )
})

test("a former or unchanged figure is not a result", () => {
  expect(
    linesOf("I got the high voltage ticket in March. We used to send them away, about 6 a month.").join(" "),
  ).not.toContain("6")
  expect(linesOf("I wrote the tests for the portal. Flaky tests still 5%.").join(" ")).not.toContain("5%")
})

test("durations in words are amounts", () => {
  expect(first("Regression now takes one day and half, before it was whole week. I wrote the tests for it.")).toMatch(
    /from whole week to one day and half/,
  )
})

test("a request in vain is not an action", () => {
  expect(linesOf("I applied to the state for a $9,500 grant to have the books rebound and we did not get it.")).toEqual(
    [],
  )
})

test("companions stay, and purposes are cut", () => {
  expect(first("I started a Monday call list, myself and the two secretaries, and 14 families came back.")).toMatch(
    /^Started a Monday call list with the two secretaries/,
  )
  expect(
    first("i wrote down all the steps of the kickoff in notion so that priya and the others could use it"),
  ).toMatch(/in notion\.$/i)
})

test("'it' refers to the topic, not to several things", () => {
  expect(
    first("The midnight walk! We had 430 walkers last year and this year I got it up to 612 by going round 23 clubs."),
  ).toMatch(/^Brought the midnight walk up from 430 to 612 by going round 23 clubs/)
  expect(
    linesOf(
      "I made a card list, so when someone calls about a deed I find it in ten minutes and not in two days.",
    ).join(" "),
  ).toMatch(/(?:inds|ound) a deed in ten minutes/)
})

test("nouns that look like verbs stay nouns", () => {
  expect(first("I moved the lapse and claims pulls from Excel into R for 9 reports.")).toMatch(
    /^Moved the lapse and claims pulls from Excel into R/,
  )
  expect(linesOf("I trained the clerks in May, mostly retired teachers.").join(" ")).not.toMatch(/^Retired|, retired/)
})
