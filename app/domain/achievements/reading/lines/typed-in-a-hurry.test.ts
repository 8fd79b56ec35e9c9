import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string, question?: string) => readReflection(response, question).texts

test.each([
  [
    "an action that sums up the week",
    "Honestly a mixed week. The big one was getting the new onboarding checklist signed off by HR.",
    "Got the new onboarding checklist signed off by HR.",
  ],
  [
    "a deal, and what the customer did then",
    "A big customer was about to leave. I went to see them, agreed a weekly call and a penalty clause, and they renewed for three years.",
    "Agreed a weekly call and a penalty clause; the customer renewed for three years.",
  ],
  [
    "an inspection named in the clause before",
    "We had the annual fire inspection on Tuesday and for the first time in four years we passed without a single action point.",
    "Passed the annual fire inspection without a single action point for the first time in four years.",
  ],
  [
    "a full day as the former level",
    "I rebuilt the monthly sales report. It used to take me a full day every month and now it's about twenty minutes.",
    "Rebuilt the monthly sales report, down from a full day to about twenty minutes.",
  ],
  [
    "the means told first",
    "By switching our couriers I saved the shop around 300 euros a month.",
    "Saved the shop around 300 euros a month by switching the couriers.",
  ],
  [
    "one of several that stood out",
    "Wrote two articles for the trade magazine on heat pumps, one of them was the most read piece of the month.",
    "Wrote two articles for the trade magazine on heat pumps; one was the most read piece of the month.",
  ],
  [
    "a possessive of several, and a rate behind the action",
    "My students' average in the mock went up from 54 to 63. I'd started lunchtime sessions in January, twice a week.",
    "Started lunchtime sessions in January, twice a week. The students' average in the mock went up from 54 to 63.",
  ],
  [
    "what the person taught themselves",
    "I taught myself SQL over the winter and wrote the queries for our stock audit.",
    "Learned SQL over the winter and wrote the queries for the stock audit.",
  ],
  [
    "work done alone",
    "Handled the Patel probate file from start to finish on my own, 14 beneficiaries in three countries.",
    "Handled the Patel probate file from start to finish alone, 14 beneficiaries in three countries.",
  ],
  [
    "an examination with its level",
    "I'm proud that I finally got my Level 3 in health and social care. Passed with distinction.",
    "Passed the Level 3 with distinction.",
  ],
  [
    "a change told with the action before it",
    "I dealt with 35 safeguarding referrals and cut unauthorised absence from 6.1% to 4.4%.",
    "Dealt with 35 safeguarding referrals and cut unauthorised absence from 6.1% to 4.4%.",
  ],
])("%s", (_, response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("a former waste is not an action", () => {
  const lines = linesOf(
    "I found out we'd been paying for 40 licences nobody used. Cancelled them, saved £6,200 a year.",
  )
  expect(lines.join(" ")).not.toMatch(/[Pp]aid|[Ff]ound out/)
})
