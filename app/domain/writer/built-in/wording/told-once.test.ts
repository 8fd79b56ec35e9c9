import { expect, test } from "vitest"
import { oneOfEachChange, tellsSameFact, toldOnce } from "./told-once"

test.each([
  ["The queue went from 40 to 12 a day.", "I saw the queue go from 40 to 12."],
  ["I saw sick days fall from 31 to 19.", "Sick days fell from 31 in the autumn quarter to 19 in the spring one."],
  ["The archive holds 1,140 boxes.", "The archive has 1140 boxes."],
  ["The permits took five months.", "The permits took five months."],
])("one fact: %s / %s", (one, other) => {
  expect(tellsSameFact(one, other)).toBe(true)
})

test.each([
  ["The queue went from 40 to 12 a day.", "Refunds went from 40 to 12 a day."],
  ["I trained 6 porters.", "I trained 9 porters."],
  ["I built the shelter.", "I painted the fence."],
])("two facts: %s / %s", (one, other) => {
  expect(tellsSameFact(one, other)).toBe(false)
})

test("of two sentences with the same fact, the first is kept", () => {
  expect(toldOnce(["Waits fell from 9 to 4 days.", "Waits were 9 days, then 4.", "I left."], (text) => text)).toEqual([
    "Waits fell from 9 to 4 days.",
    "I left.",
  ])
})

test("of two lines with the same change, the first is kept", () => {
  const [first, second, other] = [
    { bullet: "Moved the desk to the gate; waits at the gate fell from 40 minutes to 9 minutes" },
    { bullet: "Reduced waits at the gate from 40 minutes to 9 minutes" },
    { bullet: "Reduced calls about invoices from 40 to 12" },
  ]
  expect(oneOfEachChange([first, second, other])).toEqual([first, other])
})

test("something now in place is mentioned once", () => {
  const told = ["I wrote the guide and we now have a price check.", "A price check is now in place."]
  expect(toldOnce(told, (text) => text)).toEqual(told.slice(0, 1))
  expect(toldOnce(["I wrote the guide.", "A price check is now in place."], (text) => text)).toHaveLength(2)
})
