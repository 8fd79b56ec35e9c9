import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "took over the loading bay in may, first week we had 11 late lorries, last week just 3",
    "Took over the loading bay in May; late lorries were 11, now 3.",
  ],
  [
    "built a sign-up page for the swim school. launched it in june and by October 60% of parents were using it",
    "Launched a sign-up page in June and by October 60% of parents were using the sign-up page.",
  ],
  [
    "did a full audit of the tool cupboard which found £9k of kit nobody knew we had",
    "Carried out a full audit of the tool cupboard, which found £9k of kit.",
  ],
  [
    "ran the reading group, 7 of the 9 boys who were expected to fail passed",
    "Ran the reading group; 7 of the 9 boys passed.",
  ],
  [
    "wrote a macro that fills in the invoices, used to take Ana a full day every month",
    "Wrote a macro that fills in the invoices, which used to take a full day every month.",
  ],
  [
    "did the mural for the library, the council liked it so much they asked us for two more",
    "Did the mural for the library; the council asked for two more.",
  ],
  ["been doing the payroll for 40 drivers since Jo left in march", "Does the payroll for 40 drivers."],
  [
    "got four quotes for the fence, ended up saving the club 3 grand",
    "Got four quotes for the fence, ended up saving the club 3 thousand.",
  ],
  [
    "wrote the import job and the load tests. error rate went from 4% to 1%",
    "Wrote the import job and the load tests. Error rate went from 4% to 1%.",
  ],
])("the result stays with its action: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["we lost two drivers so I've been covering the night run two days a week on top of my own", / on top\b/],
  ["made a list and stuck it on the freezer, inspector gave us 5 stars in october", /\bwhere\b/],
  ["put in a new rota. two people who were leaving stayed", /two people\.$/],
])("no line is cut short or joined wrongly: %s", (response, broken) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(broken)
})
