import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "Harrow Foods renewed for 2 years, £90k in total, and in May they were close to leaving. I'd been visiting their buyer every Thursday since June.",
    "Visited the buyer every Thursday since June; Harrow Foods renewed for 2 years, £90k in total.",
  ],
  [
    "Calder signed for another three years, £120k in total, after I redesigned their portal with our web team.",
    "Redesigned the portal with the web team; Calder signed for another three years, £120k in total.",
  ],
  [
    "Ran the energy review for Wexford Housing Association with their finance lead. They added 6 more blocks on the day, another £14k a year.",
    "Ran the energy review for Wexford Housing Association with the finance lead; the association added 6 more blocks on the day, another £14k a year.",
  ],
  [
    "We had a food safety audit in March. They found no major and 1 minor. I check every fridge with the cooks before the audit.",
    "Checks every fridge with the cooks before the audit; the audit found no major and 1 minor findings.",
  ],
])("the action of a customer or an auditor joins the work that led to it: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("a customer's renewal without an earlier action by the person is not the person's result", () => {
  expect(
    linesOf("Harrow Foods renewed for 2 years, £90k in total. I went to the party on the Friday.").join(" "),
  ).not.toMatch(/renewed/)
})

test("the customer signed, not the person", () => {
  expect(
    linesOf("Calder signed for three years, £120k in total, after I redesigned their portal.").join(" "),
  ).not.toMatch(/Signed Calder/)
})

test("the person's own level is next to the team's, which belongs to no single person", () => {
  const response =
    "Our branch's repeat rate came in at 71% for the year, up from 64! That's all of us, but my own clients were at 82%."
  expect(linesOf(response)).toEqual(["Reached 82% on own clients; the branch's repeat rate was 71%, up from 64%."])
})

test("the person's group has a former level and a current one", () => {
  expect(linesOf("My boss tell me my crew have best scan accuracy in the depot, 98,4 %. Before was 96,9.")).toEqual([
    "Saw the scan accuracy rise from 96,9% to 98,4%.",
  ])
})

test.each([
  [
    "I rebuilt the seed shelf and we gave away about 300 packets. Lending has nearly doubled, from 40 boxes a month to 78.",
    /lending went from 40 boxes a month to 78/i,
  ],
  [
    "We answered late. I wrote a phone guide. Calls about parking permits went from 30 a week to 9.",
    /calls about parking permits went from 30 a week to 9/i,
  ],
  [
    "Before we pack 60 boxes per hour. Now is 85. I change the belt, heavy items at the front.",
    /boxes per hour went from 60 to 85/i,
  ],
  [
    "Better now: 9 complaints in May after 20 in April, because we ring them before the visit.",
    /complaints (?:went|fall) from 20 to 9/,
  ],
])("a change names what moved once and in full: %s", (response, told) => {
  expect(linesOf(response).join(" ")).toMatch(told)
})

test('"them" after a verb for calling refers to people', () => {
  expect(linesOf("We had 12 complaints, so now I phone them before the visit.").join(" ")).not.toMatch(
    /phones? (?:the )?12 complaints/i,
  )
})

test("a learner's exam in the next sentence is the result of training the learner, not of the machine", () => {
  expect(linesOf("I trained an apprentice on the press. She passed her test in May.")).toEqual([
    "Trained an apprentice on the press; the apprentice passed the test in May.",
  ])
})
