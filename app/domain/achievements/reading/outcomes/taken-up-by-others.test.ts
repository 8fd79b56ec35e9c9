import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "Also there I started a fluid chart in Malayalam, because patients are not understanding ml, and 120 families have taken it home.",
    "Started a fluid chart in Malayalam, which 120 families have taken home.",
  ],
  [
    "I made a phrase card for the desk, and 9 of the 12 stations have copied it.",
    "Made a phrase card for the desk, which 9 of the 12 stations have copied.",
  ],
  [
    "I built a rota template, the union has adopted it for all 30 depots.",
    "Built a rota template, which the union has adopted for all 30 depots.",
  ],
])("what others have taken up is the person's product: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["I lost the sheet and two drivers have taken it."],
  ["I parked the van and somebody has taken it."],
  ["They have adopted it in 14 shops."],
])("what others took without a product of the person's is no result: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/taken|adopted/)
})

test.each([
  [
    "I also hold one patent from that time, for a quick-release coupling.",
    "Held one patent for a quick-release coupling.",
  ],
  ["We also host 3 dinners a year.", "Hosts 3 dinners a year."],
])("'also' stands between a person and a verb: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  [
    "I built a stock sheet and sent it to the depot, they use it every night for 40 vans.",
    "Built a stock sheet and sent the sheet to the depot, which the depot uses every night for 40 vans.",
  ],
  [
    "I wrote a template and shared it with the trustees, they have adopted it for 12 halls.",
    "Wrote a template and shared the template with the trustees, which the trustees have adopted for 12 halls.",
  ],
])("'they' who use it are those to whom it went: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["I sent the form to the council, they lost it 3 times."],
  ["I wrote a letter and gave it to my mother, they use it for 12 people."],
])("'they' without a receiver, or who did not use it, are no result: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/which|12|lost/)
})

test("how far the uptake has come is kept", () => {
  expect(linesOf("I built a form for incidents. So far 40 of the 55 sites use it.")).toEqual([
    "Built a form for incidents, which 40 of the 55 sites use so far.",
  ])
})
