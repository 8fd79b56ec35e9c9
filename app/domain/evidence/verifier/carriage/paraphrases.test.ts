import { expect, test } from "vitest"
import { ledgerOf, statusIn } from "../../../../../tests/support/told"

const people = {
  editor: ledgerOf(
    "cut the doco on the harbor strike, 62 hrs of rushes, director thanked me in her speech",
    "asked for a second screen, the studio turned it down",
    "interviewed 12 growers for the harvest film",
    ["SQL, Power BI", "skill"],
    "color grading is done by Noor, i only pick the clips",
  ),
  technician: ledgerOf(
    "swapped 240 lamps in the hall in two days",
    "the pump in hall 3 was dead, i took it apart and replaced the seal",
    "the supplier double billed us 3,100 EUR, i spotted it and they paid it back",
    "i stopped doing the night checks, the new sensor does them",
  ),
  host: ledgerOf(
    "delegates at the spring congress: 180. i did the seating plan",
    "kicked out 1,200 dead addresses from the mailing list",
    "boss wanted a bigger hall, the owner vetoed it",
    "no complaints at my desk since 2021, two at the bar",
    "on call one week in four for the alarm line",
    "csat 4.2 in december, 4.5 in june, no idea why",
  ),
}

const carried: [keyof typeof people, string][] = [
  ["editor", "Edited a documentary on the harbor strike from 62 hours of footage."],
  ["editor", "Talked to twelve growers for the harvest film."],
  ["editor", "Familiar with SQL and Power BI."],
  ["technician", "Replaced 240 lamps in the hall in two days."],
  ["technician", "I no longer do the night checks."],
  ["technician", "Dismantled the pump in hall 3 and changed the seal."],
  ["host", "Removed 1,200 inactive addresses from the mailing list."],
  ["host", "My desk has stayed free of complaints since 2021."],
  ["host", "Do on-call duty one week in four for the alarm line."],
  ["host", "Customer satisfaction rose from 4.2 in December to 4.5 in June."],
]

test.each(carried)("%s: %s is supported", (who, text) => {
  expect(["supported", "close"]).toContain(statusIn(people[who], text))
})

const refused: [keyof typeof people, string][] = [
  ["editor", "Edited a documentary on the harbor strike from 26 hours of footage."],
  ["editor", "Directed a documentary on the harbor strike."],
  ["editor", "My request for a second screen was approved."],
  ["editor", "Talked to twenty growers for the harvest film."],
  ["editor", "Certified in SQL and Power BI."],
  ["editor", "Taught SQL and Power BI."],
  ["editor", "Do the color grading of the clips."],
  ["technician", "Replaced 420 lamps in the hall in two days."],
  ["technician", "I no longer do the morning checks."],
  ["technician", "Dismantled the pump in hall 3 and installed a new one."],
  ["technician", "Got 3,100 euros back from a customer."],
  ["host", "Removed 1,200 active customers from the mailing list."],
  ["host", "The bar has stayed free of complaints since 2021."],
  ["host", "Kept the desk free of complaints since 2021."],
  ["host", "Do on-call duty one week in two for the alarm line."],
  ["host", "Raised customer satisfaction from 4.2 in December to 4.5 in June."],
  ["host", "Customer satisfaction fell from 4.5 in June to 4.2 in December."],
]

test.each(refused)("%s: %s is not supported", (who, text) => {
  expect(["unconfirmed", "blocked"]).toContain(statusIn(people[who], text))
})
