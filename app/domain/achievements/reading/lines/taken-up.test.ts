import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const lineOf = (response: string, question = "What went well?") => readReflection(response, question).texts[0]

test.each([
  [
    "I wrote a brand guide that all four regional teams now use, because each of them had its own version of the logo.",
    "Wrote a brand guide that all four regional teams now use.",
  ],
  [
    "I built a feature store which all six data scientists in the department use now. Before, everybody worked alone.",
    "Built a feature store which all six data scientists in the department use now.",
  ],
  [
    "I wrote up a survival handbook for them, and now the district hands that out to every new teacher",
    "Wrote up a survival handbook, which the district now hands out to every new teacher.",
  ],
  [
    "I wrote a protocol for the sample preparation, every new person in the lab receives it.",
    "Wrote a protocol for the sample preparation, which every new person in the lab receives.",
  ],
])("adoption by others stays with the product: %s", (response, line) => {
  expect(lineOf(response)).toBe(line)
})

test("what others did with a result is not part of it", () => {
  expect(
    lineOf("I called all 240 names and got 37 back, and the boss took it to the meeting as her idea."),
  ).not.toMatch(/meeting|idea/)
})

test.each([
  [
    "reply time is under control, went from 9 hours to 2 hours since april, did it with a triage queue",
    "Brought the reply time from 9 hours to 2 hours with a triage queue.",
  ],
  [
    "I achieved this by spreading the reconciliations over the month. The close now takes four days instead of eleven.",
    "Spread the reconciliations over the month; the close now takes four days instead of eleven.",
  ],
  [
    "I set up the sepsis trolley, and we got antibiotics in within the hour for 94% of patients when it had been 71% before.",
    "Set up the sepsis trolley and got antibiotics in within the hour for 94% of patients, up from 71%.",
  ],
  [
    "97% of ppl done on time, last yr it was 81. i sent texts instead of emails",
    "Sent texts instead of emails. People done on time went from 81% to 97%.",
  ],
  [
    "I started the science fair there, and the first year we had 24 projects and by the time I left it was 130",
    "Started the science fair; projects were 24, now 130.",
  ],
  [
    "it was all cold calling at first, grew my patch from 35 to 80 accounts in three years",
    "Grew the patch from 35 to 80 accounts in three years.",
  ],
  [
    "The close now takes four days instead of eleven. I achieved this by spreading the entries over the month and automating the postings.",
    "Spread the entries over the month and automated the postings. The close now takes four days instead of eleven.",
  ],
  [
    "I set up a test bench in our own laboratory. Until then we sent every prototype away and waited six weeks; now we have results in three days.",
    "Set up a test bench in the laboratory; results in three days.",
  ],
  ["I trained three kitchen porters for be chefs.", "Trained three kitchen porters to be chefs."],
  [
    "processed all the background checks, 900 a year, and built a tracker for expiring licenses",
    "Processed all the background checks, 900 a year, and built a tracker for expiring licenses.",
  ],
  ["also trained 5 devs to be on call so it is not just me", "Trained 5 developers to be on call."],
  [
    "moved the last 40 services to the new cluster with zero downtime, started in january and wrapped up weds.",
    "Moved the last 40 services to the new cluster with zero downtime.",
  ],
])("the result is reported with its action: %s", (response, line) => {
  expect(lineOf(response)).toBe(line)
})

test.each([
  "We was throwing too much food, 40 kilos in the week.",
  "my first fix made the address validator worse and i had to roll back",
  "i have been walking on air since monday",
  "sales in the whole company doubled but that was mostly the online shop",
  "I got a sunburn from walking to the dumpster.",
  "they said i was top seller one month but i never saw the numbers",
  "I find that the young engineers simulate much and measure little.",
])("circumstances, acquisitions, hearsay and opinions make no line: %s", (response) => {
  expect(lineOf(response)).toBeUndefined()
})

test("a success contrasted with a failure, or after it, is reported", () => {
  const asked = "What did not work?"
  expect(
    lineOf(
      "The challenge did not work. On a happier note, I led the first maths week, and all 14 classes took part.",
      asked,
    ),
  ).toBe("Led the first maths week, and all 14 classes took part.")
  expect(
    lineOf("deploy took payments down. after that i added a config check, its blocked 11 bad deploys already", asked),
  ).toMatch(/^Added a config check.*11 bad deploys/)
})
