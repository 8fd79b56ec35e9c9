import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test.each([
  [
    "I opened the second till at lunch and the queue went from 14 minutes to 5 but his is still bad anyway I do not know why people queue there",
    "Opened the second till at lunch; the queue went from 14 minutes to 5.",
  ],
  [
    "i trained all the kayak guides myself accidents on the river are zero this season",
    "Trained all the kayak guides; accidents on the river are zero this season.",
  ],
  [
    "I ran the drivers training so by the time we rolled out every one of the 8 was licensed on the truck",
    "Ran the drivers training; every one of the 8 was licensed on the truck.",
  ],
  [
    "600 days no lost time injuries on my crew. Did it by getting everyone to do a five minute check at the van",
    "Got everyone to do a five minute check at the van; 600 days no lost time injuries on the crew.",
  ],
  [
    "I made a map of the hydrants and 30 of the 34 stations open it on their tablets",
    "Made a map of the hydrants, which 30 of the 34 stations open on the tablets.",
  ],
  [
    "I put together a booklet, with pictures, and I got it translated into six languages",
    "Put together a booklet, with pictures, and got a booklet translated into six languages.",
  ],
])("statements without a mark between them are told apart: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["I hired nine nurses myself turnover on my ward is 9 percent last year the trust was at 14", "14"],
  [
    "I did the rota because they were asking me the same things. Before it took me 5 hours, now 30 minutes",
    "things went",
  ],
  ["we are going to the board with my proposal for 40 beds in May", "40 beds"],
])("what is not the person's result is not told: %s", (response, told) => {
  expect(linesOf(response).join(" ")).not.toContain(told)
})

test("'going to' a place is not a plan", () => {
  expect(linesOf("Rebuilt the parts shelf before going to the main store, saves about 3 hours a week")).toEqual([
    "Rebuilt the parts shelf before going to the main store, which saves about 3 hours a week.",
  ])
})

test("an action does not become that of the people before it", () => {
  const [line] = linesOf(
    "I called two speakers from the afternoon, one was ready in 40 minutes and I moved 5 sessions in the app",
  )
  expect(line).not.toContain("minutes and moved")
})
