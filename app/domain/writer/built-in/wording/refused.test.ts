import { expect, test } from "vitest"
import { isRefused } from "./refused"

test.each([
  "Sgt Pulido's section moved 61 the same week.",
  "The Bergen base makes 4 kroner a trip.",
  "The average for the cat team was 80.",
  "I got 14 open, waiting on contractors.",
  "We asked the council for 6.2 million for a new gym.",
  "I applied to the state for a $9,500 grant.",
  "I have been bitten by one dog.",
  "We slept three nights in the wrong city.",
  "The release took payments down for an hour, my bad.",
  "One customer still owes us for June.",
  "Two more modules to go.",
  "A second scheme has been approved in principle.",
  "One of the four has since left the business.",
  "The signup page 500'd for 40 minutes.",
  "I have a new set for next summer half written.",
  "I painted the shed twice haha.",
  "We rolled it back the same week.",
  "I started in March and finished last week.",
  "I also began in early May.",
  "I gave a price for the bathroom and lost £600 on it.",
  "I missed the Hadley deadline by six minutes.",
  "I priced the job and did not see the rotten floor.",
  "We wasted about 40 hours on it.",
])("%j occurs in no content type", (sentence) => {
  expect(isRefused(sentence)).toBe(true)
})

test.each([
  "I applied to the state for a $9,500 grant and got it.",
  "I asked each of the 40 customers for their hours.",
  "I brought the overtime down from 310 hours a week to 190.",
  "I trained the night team.",
  "I have left the sheet with the night team.",
  "Our team moved 94 containers in 6 days.",
  "I wrote the state application four times.",
  "I started the night class in March and finished it in June.",
  "I started at Pell & Brine in March.",
  "I missed the Hadley deadline, and now every internal deadline is 48 hours early.",
  "I lost £600 on it, so I changed how I price floors.",
  "I moved the phone list and lost calls went from 30 to 4 a week.",
  "I lost no customer in the move.",
])("%j occurs in a text", (sentence) => {
  expect(isRefused(sentence)).toBe(false)
})
