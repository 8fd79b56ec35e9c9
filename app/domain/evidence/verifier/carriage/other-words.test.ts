import { expect, test } from "vitest"
import { ledgerOf, statusIn } from "../../../../../tests/support/told"

const people = {
  florist: ledgerOf(
    "wedding orders: 12 in 2023, 31 in 2024. I moved the shop to order by email",
    "do the window displays for 2 shops",
    "wasted stems went from 120 a week to 45, since I order on Tuesdays",
  ),
  plumber: ledgerOf(
    "boiler inspection 2022: 9 defects, 2024: 3. my boss signed it off, I did the pipework",
    "cost of parts was 8,200 EUR in total, got 7,900 back from the supplier",
    "wanted to fit solar panels at Harbor House but the owner turned it down",
  ),
  archivist: ledgerOf(
    "Of the 60 boxes that came in, 48 have been cataloged; I scanned 15 of them",
    "we moved the reading room with Jo, 3 weeks, no item lost",
    "my colleague Rana won the city prize for the map exhibition. I wrote the labels",
  ),
  driver: ledgerOf(
    "on call every 4th week for the depot",
    "deliveries took 10 hours, now 7, since I changed the order of the stops",
    "trained 3 new drivers, started in May 2023",
  ),
  baker: ledgerOf(
    "20 breads tested, 6 failed the crust check",
    "helped Ola with the menu, she led it",
    "sales of rye: 400 loaves a month, wheat: 900 loaves a month",
  ),
  ranger: ledgerOf(
    "In the autumn the pupils of two schools planted 1,200 hedges at Low Fell; I drew the plan",
    "took three trainees to the fair and let them build the stall on their own, which they did in five hours",
    "We were granted 40,000 pounds in 2024, of which 9,000 have been spent",
    "the bat survey flopped. i was one of the counters",
  ),
  joiner: ledgerOf(
    "Mo carved the gate panels, i oiled them every autumn",
    "staircase took 9 days not 14 bc i cut the treads in the shed",
    "interviewed for the foreman post, no luck",
    "wrote a small tool that sorts the offcuts by length, saves about 70 a month",
    "they asked me to do the church doors but I said no, gave up on oak after that",
  ),
  cleaner: ledgerOf("complaints 14 last year, 5 this year. we changed the products", "half a day a week at the clinic"),
}

const carried: [keyof typeof people, string][] = [
  ["florist", "Wasted stems fell from 120 to 45 a week."],
  ["florist", "Wedding orders rose from 12 in 2023 to 31 in 2024."],
  ["florist", "Draw up the window displays for two shops."],
  ["driver", "Have trained 3 new drivers since May 2023."],
  ["baker", "Six of the twenty breads failed the crust check."],
  ["ranger", "Drew the plan for 1,200 hedges at Low Fell."],
  ["joiner", "Oiled a colleague's gate panels each autumn."],
  ["joiner", "Wrote a small tool that sorts the offcuts by length."],
  ["joiner", "Assembled a small tool that sorts wooden offcuts by length."],
]

test.each(carried)("%s: %s is supported", (who, text) => {
  expect(["supported", "close"]).toContain(statusIn(people[who], text))
})

const refused: [keyof typeof people, string][] = [
  ["florist", "Wedding orders fell from 31 in 2023 to 12 in 2024."],
  ["florist", "Did window displays for 31 shops."],
  ["florist", "Halved wasted stems to 31 a week."],
  ["florist", "Wedding orders tripled."],
  ["plumber", "Fitted solar panels at Harbor House."],
  ["plumber", "Got 9 EUR back from the supplier."],
  ["plumber", "Signed off the boiler inspection."],
  ["plumber", "Got EUR 8,200 back from the supplier."],
  ["plumber", "Did pipework with 9 defects in 2024."],
  ["archivist", "Scanned 48 boxes."],
  ["archivist", "Scanned 15 of the 48 rooms."],
  ["archivist", "Won the city prize for the map exhibition."],
  ["archivist", "Moved 60 reading rooms in 3 weeks."],
  ["driver", "On call every week for the depot."],
  ["driver", "Deliveries went from 7 hours to 10."],
  ["driver", "Trained 7 new drivers."],
  ["driver", "Deliveries fell by half."],
  ["baker", "20 breads failed the crust check."],
  ["baker", "Led the menu with Ola."],
  ["baker", "Sold 900 loaves of rye a month."],
  ["baker", "Six of the 900 breads failed the crust check."],
  ["ranger", "Planted 1,200 hedges at Low Fell."],
  ["ranger", "Built the stall at the fair in five hours."],
  ["ranger", "Spent 40,000 pounds in 2024."],
  ["ranger", "Ran the bat survey."],
  ["joiner", "Carved the gate panels and oiled them every autumn."],
  ["joiner", "Wrote a small tool and a training manual that sorts the offcuts by length."],
  ["joiner", "Improved a small tool that sorts the offcuts by length for customers."],
  ["joiner", "Saved 70 a week with a small tool that sorts the offcuts."],
  ["joiner", "Made the church doors."],
  ["cleaner", "Complaints rose from 5 to 14."],
  ["cleaner", "Complaints were halved."],
  ["cleaner", "Two days a week at the clinic."],
  ["cleaner", "Half the clinic."],
]

test.each(refused)("%s: %s is not supported", (who, text) => {
  expect(["unconfirmed", "blocked"]).toContain(statusIn(people[who], text))
})
