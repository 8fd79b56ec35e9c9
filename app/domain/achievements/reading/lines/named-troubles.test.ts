import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you improve?").texts

test.each([
  [
    "We had loads of parcels going missing, 40 in May, so I put a camera in. In July it was 6.",
    "Put a camera in; parcels going missing went from 40 in May to 6.",
  ],
  [
    "Families were waiting for a placement, 30 days on average. I rang every home myself and got it down to 12",
    "Called every home; the wait for a placement went from 30 days to 12.",
  ],
  [
    "Our time to hire was embarrassing, 71 days. I got managers to agree to a 48 hour rule and now we are at 44 days",
    "Got managers to agree to a 48 hour rule; time to hire went from 71 days to 44 days.",
  ],
  [
    "We had to repeat 9 percent of the welds because of dirt. After we changed the supplier, the repeats are under 2 percent.",
    "Changed the supplier; the repeats went from 9 percent to under 2 percent.",
  ],
  ["I run a repair cafe, began with 3 volunteers, it is 14 now", "Runs a repair cafe; volunteers went from 3 to 14."],
  [
    "There are twenty-two volunteers now and I look after the lot of them; when I took it over there were six.",
    "Looks after all twenty-two volunteers; volunteers went from six to twenty-two.",
  ],
])("a figure behind a trouble is named by it: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["the tables check came back, last year it was 14, and it is the daily ten minute games I brought in", "ten minute"],
  ["I run a stall, started with 0 people, now it is 8 every week", "from 0"],
  ["We had to refund 40 orders a month. I rewrote the size chart. Refunds are down to 12 a month.", "Refunded"],
  ["When I took it over in 2019 there were six. I wrote a rota.", "At the start"],
  [
    "Of my 38 teachers only 3 left, and the summer before I took over 11 walked. I moved planning time.",
    "and the summer.",
  ],
])("what names no level or no action is left out: %s", (response, told) => {
  expect(linesOf(response).join(" ")).not.toContain(told)
})

test.each([
  [
    "I appealed the invoice with the carrier. €3,200 was refunded in May",
    "Appealed the invoice with the carrier; €3,200 was refunded in May.",
  ],
  ["The £74,500 came through after I wrote the claim", "Wrote the claim; the £74,500 came through."],
  [
    "I wrote the request for the scanner, the district gave us £210,000",
    "Wrote the request for the scanner; was given £210,000.",
  ],
  [
    "I persuaded four councils to print the questions. 3,870 came back. It cost us £2,100",
    "Persuaded four councils to print the questions; 3,870 came back, at a cost of £2,100.",
  ],
  [
    "I fixed the codes on the system, and the rest I resubmitted at night",
    "Fixed the codes on the system; resubmitted the rest at night.",
  ],
])("what an action brought or cost stands behind it: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "The roof leaked. £4,000 was paid by the landlord",
  "The council gave the neighbours £9,000. I drew the plans",
])("money of others is no result: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/£/)
})
