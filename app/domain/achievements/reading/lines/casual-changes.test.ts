import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const proposed = (response: string) => readReflection(response).lines
const linesOf = (response: string) => readReflection(response).texts

test.each([
  "built a swap sheet in excel took me 3 weeks but now ppl swap shifts in 5 mins not 2 days",
  "i wrote a rota app took me 3 weeks but now ppl swap shifts in 5 mins not 2 days",
  "automated the invoices took 10 days of work and month end is 2 days now",
  "rewired the panel took 4 days now faults get found in 10 mins",
  "learning the cnc took me 2 months but now setup is 15 mins not 90",
  "we redid the racking over 6 weekends, took 40 hours, now a pick takes 30 seconds not 2 min",
  "the kitchen refit took us 5 weeks and now tickets go out in 12 minutes",
  "I spent 6 months on the new filing and now a file is found in 2 minutes",
])("the duration of the work is not a changed level: %s", (response) => {
  const lines = proposed(response)
  expect(lines.map(({ figure }) => figure).filter(Boolean)).toEqual([])
  expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/went from|was (?:3 weeks|10 days|40 hours)/)
})

test("a different duration of the same thing then and now is a change", () => {
  expect(linesOf("changeover took us 50 minutes, I put shadow boards up, now it takes 18")[0]).toBe(
    "Put shadow boards up; changeover went from 50 minutes to 18.",
  )
})

test("'now' starts a new statement, and '4 ish' is about 4", () => {
  expect(linesOf("i put a second till in and queues used to be 15 mins now its 4 ish")[0]).toBe(
    "Put a second till in; queues used to be 15 minutes, now about 4.",
  )
  expect(linesOf("changed the prep list and handover used to be 45 min now its 20ish")[0]).toContain("about 20")
})

test("'used' is not the noun in 'used to be'", () => {
  const lines = linesOf("overtime used to be 60 hours now its 22 since i redid the rota")
  expect(lines.join(" ")).not.toMatch(/\bused went/)
})

test("a change in the person's sentence is about the thing named there", () => {
  expect(proposed("I planned it for 8 weeks and we cut the stockout from 9 to 2")[0]?.figure?.counted).toBe(
    "the stockout",
  )
})

test.each([
  [
    "relabelled every shelf by van type and now techs find a part in 2 minutes, used to be 20",
    "Relabelled every shelf by van type and now technicians find a part in 2 minutes, previously 20.",
  ],
  [
    "I inherited 12 volunteers and half of them never came. Now there is 41 and I do a rota by whatsapp",
    "Does a rota by WhatsApp; volunteers went from 12 to 41.",
  ],
  [
    "Overtime was running at 640 hours a week. I reworked the rosters, and overtime has since dropped to 390 hours",
    "Reworked the rosters; overtime went from 640 hours a week to 390 hours.",
  ],
  [
    "Sickness absence was 8.1%; I introduced return to work chats and it's been under 5% since October",
    "Introduced return to work chats; sickness absence went from 8.1% to under 5%.",
  ],
  [
    "The turnaround for metals was 6 days. I moved the digestion to the evening and now we answer the customer after 3 days",
    "the turnaround for metals went from 6 days to 3 days.",
  ],
  [
    "I got the team to dictate notes in the car, and we've gone from about 60 per cent of notes on time to 95",
    "Got the team to dictate notes in the car; notes on time went from about 60 per cent to 95 per cent.",
  ],
])("a former and a present level are paired wherever they are: %s", (response, line) => {
  expect(linesOf(response).join(" ")).toContain(line)
})

test("the topic of a rise is the noun right before it, not the heading", () => {
  const lines = linesOf(
    "Handle time. I built a page with the links. CSAT did not drop, it actually went up from 78 to 84",
  )
  expect(lines.join(" ")).not.toMatch(/handle time went/i)
  expect(lines.join(" ")).toMatch(/CSAT .*from 78 to 84/)
})

test("a count of people by their action has no noun", () => {
  const lines = linesOf(
    "Givers were leaving us, I was seeing about 30 cancel a month. I rang the first ones. It's down to 19 now",
  )
  expect(lines.join(" ")).not.toMatch(/givers went/i)
})

test("a hard task is reported with its result; a failure is not reported", () => {
  const answer = (response: string) => readReflection(response, "What was hard?").texts
  expect(answer("The night load took 5 hours. I retired 73 reports and now it takes 2 hours")[0]).toContain("5 hours")
  expect(answer("I studied 3 months for the exam after work and I missed it by 2 points")).toEqual([])
})

test.each([
  [
    "we were getting hammered on returns, like 60 a month, so i rewrote the size guide, its about 25 now",
    "returns went from 60 a month to about 25",
  ],
  [
    "took the waiting list down from 19 weeks to 11 by doing groups on wednesday, my manager presented it",
    "Took the waiting list down from 19 weeks to 11 by doing groups on Wednesday.",
  ],
  [
    "time to hire: was 54 days when i joined, its 31 now\ndid it by putting all the interviews in one day",
    "Put all the interviews in one day; time to hire went from 54 days to 31.",
  ],
  [
    "people were waiting twenty two minutes so i moved two colleagues to the phones and now the wait is about seven minutes",
    "people were waiting twenty two minutes, now about seven minutes",
  ],
  [
    "complaints about noise fell by a third after I moved the deliveries",
    "Moved the deliveries; complaints about noise fell by a third.",
  ],
])("a result names what it measures: %s", (response, line) => {
  expect(linesOf(response).join(" ")).toContain(line)
})

test("two present numbers are not a change", () => {
  const response = "Made a new rye. Now it is number two in the shop, 90 a day, and four restaurants take it"
  expect(linesOf(response).join(" ")).not.toMatch(/from (?:four|90)/)
})

test("failed work does not become a line", () => {
  expect(linesOf("I believed it was the acid and I used two weeks for nothing").join(" ")).not.toContain("two weeks")
})
