import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "took over the loading bay in may, first week we had 11 late lorries, last week just 3",
    "Took over the loading bay in May; late lorries were 11, now 3.",
  ],
  [
    "built a sign-up page for the swim school. launched it in june and by October 60% of parents were using it",
    "Launched a sign-up page in June and by October 60% of parents were using the sign-up page.",
  ],
  [
    "did a full audit of the tool cupboard which found £9k of kit nobody knew we had",
    "Carried out a full audit of the tool cupboard, which found £9k of kit.",
  ],
  [
    "ran the reading group, 7 of the 9 boys who were expected to fail passed",
    "Ran the reading group; 7 of the 9 boys passed.",
  ],
  [
    "wrote a macro that fills in the invoices, used to take Ana a full day every month",
    "Wrote a macro that fills in the invoices, which used to take a full day every month.",
  ],
  [
    "did the mural for the library, the council liked it so much they asked us for two more",
    "Did the mural for the library; the council asked for two more.",
  ],
  ["been doing the payroll for 40 drivers since Jo left in march", "Does the payroll for 40 drivers."],
  [
    "got four quotes for the fence, ended up saving the club 3 grand",
    "Got four quotes for the fence, ended up saving the club 3 thousand.",
  ],
  [
    "wrote the import job and the load tests. error rate went from 4% to 1%",
    "Wrote the import job and the load tests. Error rate went from 4% to 1%.",
  ],
  [
    "this spring i wrote two bids, one failed and one got us £6,000 for the kitchen",
    "Wrote two bids; one got £6,000 for the kitchen.",
  ],
  [
    "took the cadets through the radio drill, took longer but none of them failed the test this time",
    "Took the cadets through the radio drill; none failed the test.",
  ],
  [
    "our repair rate was terrible. started checking the meters before going out, went from 61 to 84 in ten weeks",
    "Started checking the meters before going out; the repair rate went from 61 to 84.",
  ],
  ["re did the welcome pack. it was 50 pages nobody read, now 6", "Redid the welcome pack; pages went from 50 to 6."],
  [
    "Being asked to speak at the regional dental conference about our recall letters, around 90 people",
    "Invited to speak at the regional dental conference about the recall letters, around 90 people.",
  ],
  [
    "removed two of the old servers because nobody used them anymore, saves us around £300/month",
    "Removed two of the old servers, which saves around £300/month.",
  ],
  [
    "automated the rota email, it saves everyone an hour a day",
    "Automated the rota email, which saves everyone an hour a day.",
  ],
  [
    "we were paying 1,150 a month for the copier and i got three quotes and switched to a local firm for 780 a month",
    "Got three quotes and switched to a local firm for 780 a month, previously 1,150 a month.",
  ],
  [
    "I was on the team that moved the shop to 11 services, my part was login and billing. Deploys went from twice a month to daily",
    "Did login and billing on the team that moved the shop to 11 services; deploys went from twice a month to daily.",
  ],
])("the result stays with its action: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["mentoring two juniors, Filip and Anna. weekly 1:1", "Mentors two juniors, Filip and Anna."],
  ["running the front desk on weekends and bank holidays", "Runs the front desk on weekends and bank holidays."],
  ["did the AWS Architect Associate cert in may", "Completed the AWS Architect Associate certificate in May."],
])("one's own work without 'I': %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["running two tills at once we served 140 people", /^Runs/],
  ["running the tests took 3 hours, i cut it to 20 minutes", /^Runs/],
  ["we paid 400 for the van hire. i found a garage for 250 a day", /^Paid/],
  ["we lost two drivers so I've been covering the night run two days a week on top of my own", / on top\b/],
  ["made a list and stuck it on the freezer, inspector gave us 5 stars in october", /\bwhere\b/],
  ["put in a new rota. two people who were leaving stayed", /two people\.$/],
  ["chaired the tenants meeting about bins, 41 to 12 in the vote", /from 41 to 12/],
  ["was asked to look at why returns were so high. went through 300 slips, returns 20% down to 12%", /^Invited/],
  ["got our hygiene rating back to 5 after we dropped to a 3, trained all 9 staff", /dropped/],
  ["A nurse I mentor phoned me about a missing form. I found it in ten minutes and kept the list", /Phoned/],
  ["the report I wrote cut the bill by 12%", /^Wrote cut/],
  ["ran the cake stall with my team, we sold £900 worth, last year it was 700", /last year\.$/],
])("no line is cut short or joined wrongly: %s", (response, broken) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(broken)
})
