import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  ["paying for 40 licences, 28 nobody used. cancelled them", "Cancelled 28 licences nobody used."],
  [
    "so we had 40 licences and i found 28 nobody used, cancelled them, saves 600 a month",
    "Found 28 licences nobody used and cancelled all 28, which saves 600 a month.",
  ],
  ["we had 60 phone lines, 22 nobody answered. got rid of them", "Removed 22 phone lines nobody answered."],
  [
    "had 52 standing orders on the account and 19 were for things we dont use. stopped them, £240 a month",
    "Stopped 19 standing orders, £240 a month.",
  ],
  [
    "we had 14 vans insured, 3 of them were off the road. took them off the policy, saves 2100 a year",
    "Took 3 vans that were off the road off the policy, which saves 2100 a year.",
  ],
])("a part without its noun keeps what it is a part of: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("after 'only 6 of them', 'them' may be all", () => {
  const lines = linesOf("There were 17 children and only 6 had a care plan. I know because I counted them in the car.")
  expect(lines.join(" ")).not.toMatch(/ounted (?:the )?6/)
})

test.each([
  ["the report I wrote cut the bill by 12%", "Wrote the report, which cut the bill by 12%."],
  ["the checklist i wrote is now used on all 6 wards", "Wrote the checklist, which is now used on all 6 wards."],
  [
    "the page I built for parents saves the office about 5 hours a week",
    "Built the page for parents, which saves the office about 5 hours a week.",
  ],
  ["the jig that I made last month cut scrap from 9% to 4%", "Made the jig last month, which cut scrap from 9% to 4%."],
  [
    "the training I ran in March got 14 people through their test",
    "Ran the training in March, which got 14 people through the test.",
  ],
])("what somebody's work does is told behind the work: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["at the clinic I saw 12 patients referred by GPs", "Saw 12 patients referred by GPs."],
  [
    "the shop I worked in closed. I moved to the depot and cut waste by 10%",
    "Moved to the depot and cut waste by 10%.",
  ],
])("a second verb is not always that of the noun: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  [
    "i relabelled all the shelves by zone. pick errors are half what they were",
    "Relabelled all the shelves by zone; pick errors are down to half.",
  ],
  [
    "moved the mixer closer to the oven, walking time is a third of what it was",
    "Moved the mixer closer to the oven; walking time is down to a third.",
  ],
  [
    "put numbers on the bins, complaints are less than half what they were last year",
    "Put numbers on the bins; complaints are down to less than half.",
  ],
  [
    "wrote the falls checklist and was asked to do it in two more wards",
    "Wrote the falls checklist and was asked to do the same in two more wards.",
  ],
  [
    "did a talk on knife safety at one school and got asked to do it in four more schools",
    "Did a talk on knife safety at one school and was asked to do the same in four more schools.",
  ],
  [
    "spent most of the week on the grant report and it went in on time",
    "Spent most of the week on the grant report, which went in on time.",
  ],
  [
    "spent two days on the fire plan and it was signed off on thursday",
    "Spent two days on the fire plan, which was signed off on Thursday.",
  ],
  ["had my first solo night in charge of the ward", "Completed a first solo night in charge of the ward."],
  [
    "did my first solo shift on the labour ward on friday",
    "Completed a first solo shift on the labour ward on Friday.",
  ],
  [
    "I mentor a girl in year 2 who was failing maths and she passed",
    "Mentored a girl in year 2 who was failing maths and passed.",
  ],
])("a result in few words is told to its end: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["had my first day at the depot on monday", /./],
  ["spent most of the week on the grant report and it was a nightmare", /./],
  ["wrote the falls checklist and was asked to do it in two more wards but I said no", /asked/],
  ["I mentor a girl in year 2 and she failed her maths", /failed|passed/],
])("what came to nothing is not told: %s", (response, never) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(never)
})

test.each([
  [
    "Patients waited 40 minutes for bloods. I split the clinic into two lists. it's about 9 now",
    "Split the clinic into two lists; patients waited 40 minutes for bloods, now about 9.",
  ],
  [
    "patients used to wait 40 mins at the desk, i moved the forms online, about 9 now",
    "Moved the forms online; patients used to wait 40 minutes at the desk, now about 9.",
  ],
  [
    "families waited 6 weeks for a first visit, i set up a duty slot each morning and its about 2 weeks now",
    "Set up a duty slot each morning; families waited 6 weeks for a first visit, now about 2 weeks.",
  ],
  [
    "fixed the alarm wiring. it went off 10 times a week before, now maybe once",
    "Fixed the alarm wiring, which went off 10 times a week before, now maybe once.",
  ],
  [
    "the lift broke down 6 times a year, i changed the service firm and now it's twice",
    "Changed the service firm; the lift broke down 6 times a year before, now twice.",
  ],
  [
    "Ran to the supply house 8 times a week. I set up a van stock list, now its once",
    "Set up a van stock list; ran to the supply house 8 times a week before, now once.",
  ],
  [
    "Drove to the depot 5 times a day. made a standing order with them and now it is once",
    "Made a standing order; drove to the depot 5 times a day before, now once.",
  ],
])("what happened often is the state before the action: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test("two habits of one person are not a change", () => {
  const lines = linesOf("I train 3 times a week. Ran a marathon in may and now I coach twice a week")
  expect(lines.join(" ")).not.toMatch(/before|now/)
})

test.each([
  [
    "ran the plant fair again this year, made £2,300. last year it was 1,400",
    "Ran the plant fair again this year, made £2,300, compared with 1,400 last year.",
  ],
  [
    "organised the raffle, we took £850, last year it was 500",
    "Organised the raffle and took £850, compared with 500 last year.",
  ],
  [
    "sold 46 hampers this christmas, last year it was 30",
    "Sold 46 hampers this Christmas, compared with 30 last year.",
  ],
  [
    "did the harvest rota, picked 38 tonnes. last year we had 31",
    "Did the harvest rota and picked 38 tonnes, compared with 31 last year.",
  ],
  [
    "ran coursework catch up. year 10s finished coursework 26 of 28, last year 19",
    "Ran coursework catch up; year 10s finished coursework 26 of 28, last year 19.",
  ],
  [
    "I trained 14 volunteers this spring, last year there were 9",
    "Trained 14 volunteers this spring, compared with 9 last year.",
  ],
  ["cut the complaints to 12, last year it was 30", "Cut the complaints to 12, down from 30."],
  [
    "the job finishes in 50 secs where before it was nearly two minutes since i added an index",
    "Added an index; the job went from nearly two minutes to 50 seconds.",
  ],
  [
    "rebuilt the quote sheet, a quote goes out in 2 days where before it took about 6",
    "Rebuilt the quote sheet, a quote goes out in 2 days, previously about 6.",
  ],
])("a level of last time stays beside the one reached: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["sold 46 hampers this christmas. last year I was on maternity leave for 9 months", /compared|last year/],
  ["ran 12 sessions for carers, last year 40 people said they felt alone", /compared|last year/],
])("what else was last year is no level: %s", (response, never) => {
  for (const line of linesOf(response)) expect(line).not.toMatch(never)
})
