import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "my demo to close rate was 1 in 6, started sending a short video before the call & now its 1 in 4",
    "Started sending a short video before the call; the demo to close rate went from 1 in 6 to 1 in 4.",
  ],
  [
    "door to needle time was 70 mins, I put the kit in the ambulance bay and its 45 now",
    "Put the kit in the ambulance bay; door to needle time went from 70 minutes to 45.",
  ],
])("a rate is named by both of its ends: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "made a checklist and got the departments to send accruals earlier",
    "Made a checklist and got the departments to send accruals earlier.",
  ],
  ["ran a course on phonics for the send team, 12 came", "Ran a course on phonics for the SEND team, 12 came."],
  [
    "validated the new hplc method, run time is 12 min instead of 35 and we do 60 samples per day",
    "Validated the new HPLC method; run time is 12 minutes instead of 35.",
  ],
])("a word is read as it is meant: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "prepared the audit file alone for the first time, auditors had only 2 queries where last year it was 23",
    "Prepared the audit file alone for the first time; auditors had only 2 queries, compared with 23 last year.",
  ],
])("a level of last time is not cut: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "rewrote the search api with Priya, i did the indexing part. latency dropped 60%",
    "Rewrote the search API with Priya and did the indexing part; latency dropped 60%.",
  ],
  [
    "we did start using a printed sheet and missed meds dropped from 6 a month to 1",
    "Started using a printed sheet and missed meds dropped from 6 a month to 1.",
  ],
  [
    "started texting patients the day before, DNAs used to be 45 a month. now around 20",
    "Started texting patients the day before; DNAs used to be 45 a month, now around 20.",
  ],
  [
    "the wait was 210 mins in january now 65, i moved the desk",
    "Moved the desk; the wait went from 210 minutes in January to 65.",
  ],
  [
    "found a duplicate supplier payment of 18,400 and got it back",
    "Found a duplicate supplier payment of 18,400 and got the payment back.",
  ],
  [
    "i made a one page leaflet in Urdu and Polish, now the whole borough is using it",
    "Made a one page leaflet in Urdu and Polish, which the whole borough is now using.",
  ],
  ["did after school sessions for 6 weeks and 71% passed", "Did after school sessions for 6 weeks and 71% passed."],
])("what an action brought stays with it: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["ran the choir this term. 3 people dropped out", /dropped/],
  ["made the menu for the bistro. the whole hotel is at 4.5 stars", /4\.5/],
  ["reorganised the store by expiry date, last year we threw 90 bottles, this year 20 only", /^Threw/],
])("what went wrong or belongs to all is not told: %s", (response, never) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(never)
})

test.each([
  ["designed and built a stock app for 4 shops", "Designed and built a stock app for 4 shops."],
  ["we planned and ran the open day, 340 people came", "Planned and ran the open day; 340 people came."],
  ["i hired, trained and scheduled 8 servers", "Hired, trained, and scheduled 8 servers."],
  ["set up and ran the food bank for 60 families", "Set up and ran the food bank for 60 families."],
  ["went and fixed the boiler for the school, saved £300", "Fixed the boiler for the school, which saved £300."],
])("verbs that share an object are all told: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  [
    "over 90 days debt was 210k in january now 65k, i rang every customer myself",
    "Called every customer; over 90 days debt went from 210k in January to 65k.",
  ],
  ["stopped ordering the paper cups, thats £1,400 a year", "Stopped ordering the paper cups, which is £1,400 a year."],
])("a figure keeps its noun: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["showed two new drivers the round, they're both doing it now", /doing\.$/],
  ["taught my two apprentices the sorting, they are doing it without help", /doing\.$/],
  ["put the forms online, it used to take 3 days to get one signed and now its an hour", /previously 3|its an/],
])("no statement stops before its object: %s", (response, cut) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(cut)
})

test.each([
  ["found out why the van kept dying, it was a bad earth", "Found out why the van kept dying: a bad earth."],
  [
    "found out why the totals didnt match, it was a rounding bug in the export",
    "Found out why the totals did not match: a rounding bug in the export.",
  ],
  ["answering about 120 calls per day", "Answers about 120 calls per day."],
  ["driving 300 miles a day for the depot", "Drives 300 miles a day for the depot."],
])("a finding is told with its cause, and daily work without 'I': %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["losing 40 appointments a week"],
  ["getting 9 complaints a week"],
  ["found out why the van kept dying, he never serviced it"],
])("what is endured is no work: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/Loses|Gets|serviced/)
})
