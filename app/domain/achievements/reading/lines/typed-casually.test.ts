import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "parts of a whole",
    "redid the booking form. no shows dropped from like 6 outta 10 to 2 outta 10",
    "Redid the booking form. No shows dropped from 6 out of 10 to 2 out of 10.",
  ],
  [
    "a name made of numbers",
    "lost 2tb of photos in may. now i do 3-2-1 backups on every job and havent lost a photo since",
    "Does 3-2-1 backups on every job and has not lost a photo since.",
  ],
  [
    "two things of different length",
    "finished the archive. 6 hours of tape down to a 10 min film in a month",
    "Finished the archive; 6 hours of tape down to a 10 minute film in a month.",
  ],
  [
    "the share of a trouble, and the number after the action",
    "breakages were awful in spring, about 3.1% of plates. moved the racks away from the door and put mats down. by july we were at 0.9",
    "Moved the racks away from the door and put mats down; breakages went from about 3.1% of plates to 0.9%.",
  ],
  [
    "two people whom it took",
    "automated the stock sheet in excel, used to take dave and me 3 hours now its 15 mins",
    "Automated the stock sheet in Excel, down from 3 hours to 15 minutes.",
  ],
  [
    "what several were shown, and who got a job",
    "been mentoring two students, showed em how to log calls n do a shot list. one of them (Priya) just got an assistant job at a studio",
    "Showed two students how to log calls and do a shot list; one (Priya) got an assistant job at a studio.",
  ],
  ["a stressed 'did do'", "i did do the seating plan and moved 4 tables", "Did the seating plan and moved 4 tables."],
  [
    "a check that one has and does",
    "now ive got a 7 point list i do before every flight and two others use it",
    "Does a 7 point list before every flight, which two others use.",
  ],
  [
    "a participle within the subject",
    "made a map for the drivers. repeat cancelled collections are down from 60 a week to 22",
    "Made a map for the drivers. Repeat cancelled collections went from 60 a week to 22.",
  ],
  [
    "the usual time",
    "closed the books in 3 days, normally takes us 6",
    "Closed the books in 3 days instead of the usual 6 days.",
  ],
  [
    "a rating",
    "gave a talk on asthma, 40 nurses came, 4.6 out of 5 in the survey",
    "Gave a talk on asthma; 40 nurses came, 4.6 out of 5 in the survey.",
  ],
  [
    "what a finding had led to",
    "found that two meters were swapped, been overbilling a shop by $300 a month. wrote to them the same day",
    "Found that two meters were swapped, which had been overbilling a shop by $300 a month.",
  ],
  ["a booking", "they've booked me for the next 2 weddings", "Booked for the next 2 weddings."],
  ["thanks by mail", "head of sales emailed my boss to say thanks", "Thanked by the head of sales."],
  [
    "a former share behind 'before I took it on'",
    "did 40 FOI requests since april all inside 20 working days, before i took it on it were about 3 in 4 on time",
    "Did 40 FOI requests since April, all inside 20 working days; previously about 3 in 4 on time.",
  ],
  [
    "a colleague's part",
    "built the seating app, anna did the front half, i did the database",
    "Built the seating app with Anna; did the database.",
  ],
])("casual typing: %s", (_, response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "we served 1,200 covers in one night old record was 950. that was all 22 of us not me but i did the seating plan",
    "Helped serve 1,200 covers in one night as one of 22; the old record was 950.",
  ],
  [
    "washed 120 cars in one day old best was 90. that was the whole crew not me but i ran the queue",
    "Helped wash 120 cars in one day as part of the team; the old best was 90.",
  ],
])("what the whole team did is a share in it: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
  expect(linesOf(response).join(" ")).not.toMatch(/(?:^|\. )(?:Served|Washed)/)
})

test.each([
  "the director (Ana Ruiz) got a prize at the film fest",
  "my manager (Sue) won best regional manager last week",
])("a name in brackets is whose deed it is: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test.each([
  [
    "mispicks were killing us in sept, like 1.9% of lines. put colored tape on the bins. by october we was at 0.6. my boss said best number shes seen since the bldg opened\nwas 1.9% in sept now 0.6 like i said",
    /mispicks went from 1.9% of lines to 0.6%/,
    /bldg/,
  ],
  [
    "check in line took 25 min, now 12. i put up signs in the hall\n25 min before now is 12",
    /[Cc]heck in line (?:went from|was) 25 minutes/,
    /signs went|hall went/,
  ],
])("an answer that tells a change again keeps its subject: %s", (response, said, never) => {
  expect(linesOf(response).join(" ")).toMatch(said)
  expect(linesOf(response).join(" ")).not.toMatch(never)
})
