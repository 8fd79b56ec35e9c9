import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "the pump kept losing pressure. tracked it down to a bad valve",
    "Traced why the pump kept losing pressure to a bad valve.",
  ],
  [
    "orders were going missing every week. traced it to a wrong postcode in the feed",
    "Traced why orders were going missing every week to a wrong postcode in the feed.",
  ],
  [
    "the till was down 40 quid most nights, i tracked it down to the wrong price on one tray",
    "Traced why the till was down 40 pounds most nights to the wrong price on one tray.",
  ],
])("a cause is told with the trouble: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  [
    "changed the bedding, lost only 2 chicks out of 300 this time compared to 19 last time",
    "Changed the bedding, lost 2 chicks out of 300 this time compared to 19 last time.",
  ],
  [
    "moved the nets, lost 4 of 200 trays to frost compared to 31 the year before",
    "Moved the nets, lost 4 of 200 trays to frost compared to 31 the year before.",
  ],
  [
    "our last three audits scored 88, 91 and 96. I write the action plan each time",
    "Writes the action plan each time. The last three audits scored 88, 91 and 96.",
  ],
  [
    "our audits scored 88, 91 and 96 since I started writing the action plans",
    "Started writing the action plans; the audits scored 88, 91 and 96.",
  ],
])("numbers are not cut: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  [
    "the practice got Zentra for bookings. set it up on all the desks and trained the new girl on it",
    "Set Zentra up on all the desks and trained the new girl on Zentra.",
  ],
  [
    "we run an old stock system called Orbit. moved us to a new one and trained the new girl on it",
    "Moved to a new one and trained the new girl.",
  ],
])("'it' is the thing last named, or nothing: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "we had 3 break ins last year so i got lights and a camera put in, none since",
    "Got lights and a camera put in, no break ins since.",
  ],
  [
    "negotiated with the linen company, they were charging us for 200 sheets a week and we use 140, got a refund of 2,900",
    "Negotiated with the linen company; got a refund of 2,900.",
  ],
  [
    "set up the training for 6 care homes and all of them passed their inspection this year",
    "Set up the training for 6 care homes and all passed the inspection this year.",
  ],
  [
    "made the pre op checklist shorter from 4 pages to 1, surgeons actually fill it in now",
    "Made the pre op checklist shorter from 4 pages to 1.",
  ],
])("what an action brought is told, and told to its end: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("'last time it was 90' is of the number right before, not of an earlier one", () => {
  const lines = linesOf(
    "did the stock count myself this quarter, 2,300 lines in two nights, only 14 didnt match, last time it was 90",
  )
  expect(lines.join(" ")).not.toMatch(/from 90|90 to|2,300, down/)
})

test.each([
  [
    "booked 31 gigs this year for the band, last year i did 19",
    "Booked 31 gigs this year for the band, compared with 19 last year.",
  ],
  [
    "I ran the evacuation drill for the whole school, 640 people out in 4 minutes, it was 7 last time",
    "Ran the evacuation drill for the whole school, 640 people out in 4 minutes, compared with 7 last time.",
  ],
  [
    "our newsletter had 300 readers, i moved it to friday and put jobs at the top, its 1,150 now",
    "Put jobs at the top; readers went from 300 to 1,150.",
  ],
  [
    "reviewed every lease, 112 of them, 9 had rent reviews nobody had done, brought in 14k",
    "Reviewed every lease, 112; 9 had rent reviews nobody had done; brought in 14k.",
  ],
  [
    "i check the sprinklers every month for 14 buildings, found two that were shut off since the refit",
    "Found two that were shut off since the refit; checks the sprinklers every month for 14 buildings.",
  ],
])("a note keeps its figures with their things: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["wrote the grant form for the allotment, £3,200, we got all of it", /[Gg]ot all of the grant form/],
  ["changed our flour to the local mill, costs 4p more a loaf but we sell about 60 more a day", /; costs 4p/],
  [
    "the beds took 40 mins to turn round, i got the cleaners to text me when theyre done and it takes 22",
    /Got the cleaners;/,
  ],
])("no line says what was not meant: %s", (response, never) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(never)
})

test.each([
  ["the kids wanted a film club so i set one up on thursdays, 18 come", "Set a film club up on Thursdays, 18 come."],
  [
    "we didnt have a spare pump so I rebuilt one from the scrap, saved £700",
    "Rebuilt a spare pump from the scrap, which saved £700.",
  ],
  [
    "stopped ordering the printed catalogues nobody took, thats £1,400 a year",
    "Stopped ordering the printed catalogues nobody took.",
  ],
])("'one' is one of what was named, and stopping a waste is an action: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["i stopped smoking in march, saves me £60 a week", /./],
  ["they needed a volunteer and I was one", /./],
  [
    "my boss asked me to look at overtime. found 40 hours a week came from one machine, got it serviced, overtime is now 12 hours",
    /from 40/,
  ],
])("a part is no level, and a private matter no action: %s", (response, never) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(never)
})

test.each([
  [
    "we had 22 email accounts, 9 belonged to people who left. closed them, saves about £50 a month",
    "Closed 9 email accounts, which saves about £50 a month.",
  ],
  [
    "the walk round i do every morning found a gas leak in june",
    "Does the walk round every morning, which found a gas leak in June.",
  ],
  [
    "phoned the warehouse 15 times a day to check stock. got read access to their system and now it's never",
    "Got read access to the system; phoned the warehouse 15 times a day to check stock before, now never.",
  ],
  [
    "batteries kept going flat on the scissor lift, traced it to a light left wired in",
    "Traced why batteries kept going flat on the scissor lift to a light left wired in.",
  ],
  [
    "spent most of january on the insurance claim and it was paid in full",
    "Spent most of January on the insurance claim, which was paid in full.",
  ],
  [
    "i supervise two trainees who both passed their probation",
    "Supervised two trainees who both passed their probation.",
  ],
])("other trades, other words: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})
