import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const made = (response: string) => readReflection(response, "What went well?").texts

test.each([
  [
    "two people and a time of day",
    "had 2 guys call in sick monday and still got all 14 trucks out by 3, nobody did overtime",
  ],
  ["what was worked through", "now we're at 97 percent picks, did it by counting 2 aisles every morning"],
  ["how many we are", "in my ward we was 12 nurses and now we are 9 but still we do all the medication in time"],
  ["who was trained", "now we do 140 lines an hour instead of 95. IT did the scanners i did the training for all 18"],
  ["who came and who is there", "lost 3 drivers in may but hired 5, now at 22"],
])("numbers of different things are not a change: %s", (_, response) => {
  expect(made(response).join(" ")).not.toMatch(
    /from (?:2|12|18|5|3) (?:to|nurses)|from \d+ to (?:3|9|22|18)\b|(?:guys|aisles|nurses|drivers) (?:call )?(?:went|go) from/,
  )
})

test("a level with the one it replaced is a change", () => {
  expect(made("got rid of the paper sheets, now we do 140 lines an hour instead of 95").join(" ")).toContain(
    "140 lines an hour instead of 95",
  )
})

test("a level that others still work on is a change", () => {
  expect(made("I inherited 12 volunteers and half never came. Now there is 41 and I do the rota.").join(" ")).toMatch(
    /from 12 to 41/,
  )
  expect(made("wait for the clinic was 11 weeks when i took it over and we're at 4 now").join(" ")).toMatch(
    /from 11 weeks to 4/,
  )
})

test.each([
  ["a season", "covered the manager role for the team in december and sales went up 12% but it was christmas", /12/],
  [
    "another's work",
    "Wrote the plan for rate limits, then Tom's team built it. now 0 incidents, was 2 a month",
    /\bto 0/,
  ],
])("no line claims a result that has another cause: %s", (_, response, claim) => {
  expect(made(response).join(" ")).not.toMatch(claim)
})

test.each([
  ["I was asked to join the steering committee of the hospital", "Invited to join the steering committee"],
  ["Recruited 26 care workers in spring, of whom 24 are still with us", "24 stayed"],
  [
    "losing 30 pallets a month cos labels fell off so i changed the tape and now its maybe 4",
    "from 30 a month to about 4",
  ],
  [
    "Rolled out a hybrid working policy across three sites; take-up of flexible Fridays reached 68% within the quarter.",
    "across three sites; take-up of flexible Fridays reached 68%",
  ],
  [
    "I was asked to join the steering committee and presented at 3 of its 5 meetings",
    "presented at 3 of the 5 meetings",
  ],
  [
    "I handled a sensitive grievance between two leaders. It was resolved in five weeks without external counsel.",
    "resolved in five weeks without external counsel",
  ],
  ["I have teached 3 new nurses how to use the infusion pump", "Taught 3 new nurses"],
  [
    "Led the annual engagement survey: response rate rose from 61% to 84%, and I presented the results to the board.",
    "Led the annual engagement survey and presented the results to the board",
  ],
])("a line says what was meant: %s", (response, line) => {
  expect(made(response).join(" ")).toContain(line)
})

test("a participle before the subject of a change identifies it", () => {
  const lines = made("i texted everyone 2 days before, missed appointments went 140 a month down to 85").join(" ")
  expect(lines).toContain("missed appointments went from 140 a month to 85")
  const kilos = made(
    "We was throwing too much food, 40 kilos in the week. I put one scale at the bin, after two months it was 12 kilos.",
  )
  expect(kilos.join(" ")).toContain("discarded food went from 40 kilos to 12 kilos")
})

test("a single new thing was never 40", () => {
  const lines = made("people asked the same all day. i wrote a template email, was about 40 a week, now 12")
  expect(lines.join(" ")).not.toMatch(/template email went/)
})

test("a finding is named after its pronoun, and is not an action", () => {
  const lines = made(
    "3 of them had a look before me. found it in the end, cooked neutral behind the coolstore. took me 4 hrs",
  ).join(" ")
  expect(lines).toContain("Found the cooked neutral behind the coolstore")
  expect(lines).not.toMatch(/found a look|and cooked/i)
})

test.each([
  ["days of a month", "We had the fire audit from October 6 to 9 and I ran the store room, 0 findings."],
  ["a part of a whole", "I look after 40 sites, and this year we surveyed all 40, of which I did 16 myself."],
  [
    "a part in other word order",
    "I hired 9 cooks in spring. After the summer nobody left, last year from 10 new 6 left.",
  ],
  ["a habit", "Last August we moved 30 families, this August only 5, I talk with the office every morning 15 minutes."],
  ["a record", "we baked 900 loaves on friday night, the most before that was 700 and I had 12 people on"],
  ["hours", "the lift was out two weeks in may so I made an evening rota, seven to ten, and cleared the waiting list"],
  ["numbered days", "retention was 14 what I did was sit down with each new starter on day 2 day 9 and day 20"],
])("what is no level is no change: %s", (_, response) => {
  expect(made(response).join(" ")).not.toMatch(/\b(?:went|go|fall|rise) from\b/)
})

test("a level is of the thing named last before it", () => {
  const text = made(
    "Finished the audit file with 3 minor remarks. also I renegotiated the lease for the yard, it was 5,200 a month and now 4,450",
  ).join(" ")
  expect(text).toContain("the lease for the yard, down from 5,200 a month to 4,450")
})

test.each([
  [
    "7 in the first half and 2 in the second",
    "but - pressure sores. we had 9 in the first half of last year, 3 in the second. I put the check on the round and made a chart",
    "pressure sores went from 9 to 3",
  ],
  [
    "a rate in words",
    "since then the waiting at the gate is down from eleven minutes to about four per truck and I made the sign sheet",
    "the waiting went from eleven minutes to about four",
  ],
  [
    "what used to be",
    "gloves, we used to bin maybe 40 boxes a month, now 11, because I lock the cupboard and count every friday",
    "from about 40 a month to 11",
  ],
])("a change is read as it was told: %s", (_, response, part) => {
  expect(made(response).join(" ")).toContain(part)
})

test.each([
  [
    "another's doing",
    "I book the patients in pairs. the wait for reports came from 5 days to 30 hours, that is the people in Accra, not us",
    /30 hours/,
  ],
  [
    "hearsay about us",
    "I retrained the crew on the lift. the medical director reckons we're saving 3 million cells a minute",
    /3 million/,
  ],
  ["others, named as the rest", "I made ready the store and the log books, rest was Kari in office", /rest was/],
  [
    "a part somebody else did",
    "gathered everything apart from the lift tests which kojo did, and 3 inspectors came",
    /apart from/,
  ],
  [
    "a result that is not only theirs",
    "turnover was 40% when I came and it's 22% now, but that's not just me, pay went up. I wrote the rota",
    /22%/,
  ],
  [
    "a regret",
    "we closed 3 lines. i shouldve called the fitter sooner, but i tried to fix it meself",
    /alled the fitter/,
  ],
  ["how long, but not what", "Checked two days. Debriefed for 10 minutes.", /Checked|Debriefed/],
  ["a request that was lost", "we ran 50 events. I bid on the pier contract and lost it", /Bid on/],
])("what is not the person's is in no line: %s", (_, response, said) => {
  expect(made(response).join(" ")).not.toMatch(said)
})

test("the work is measured, not the person who did it", () => {
  const text = made(
    "Joan used to write the rota by hand and it took her about 8 hours every month. I built a sign-up sheet. Now it takes 1 hour.",
  ).join(" ")
  expect(text).toContain("the rota went from about 8 hours to 1 hour")
})
