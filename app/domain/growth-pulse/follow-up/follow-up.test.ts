import { expect, test } from "vitest"
import { day, later } from "../../kernel/clock"
import { followUp } from "./follow-up"
import { openMatters } from "./open-matters"

const now = new Date("2026-04-02T09:00:00.000Z")
const ago = (days: number) => later(now, -days * day)
const entry = (response: string, days = 1, question = "Which problem did you solve?") => ({
  id: `${days}`,
  question,
  response,
  createdAt: ago(days),
})
const asked = (...entries: ReturnType<typeof entry>[]) =>
  openMatters(entries, now).map((matter) => followUp(matter).text)

test.each([
  ["Waiting times fell to 25 minutes.", "You said waiting times fell to 25 minutes. What did you change?"],
  [
    "The error rate dropped to 2 % last month.",
    "You said the error rate dropped to 2 % last month. What did you change?",
  ],
  ["Marlow Street grew by 18 % in June.", "You wrote: “Marlow Street grew by 18 % in June.” What did you change?"],
])("a result without its cause is asked for its cause: %s", (response, question) => {
  expect(asked(entry(response))).toEqual([question])
})

test.each([
  ["I plan to launch the pilot in March.", 40, "You planned to launch the pilot in March. What came of it?"],
  [
    "Next I'm going to show my team the draft next week, because they asked.",
    20,
    "You planned to show your team the draft. What came of it?",
  ],
  [
    "We will move the archive to the new building.",
    30,
    "You planned to move the archive to the new building. What came of it?",
  ],
])("a plan whose time has come is asked about: %s", (response, days, question) => {
  expect(asked(entry(response, days))).toEqual([question])
})

test.each([
  ["I plan to launch the pilot in June.", 40],
  ["I plan to call the vendor next week.", 3],
  ["We will move the archive to the new building.", 300],
  ["I will be on leave in March.", 40],
  ["If the board agrees, I will launch the pilot in March.", 40],
  ["I will not launch the pilot in March.", 40],
])("no plan, a plan not yet due, or one long past: %s (%i days ago)", (response, days) => {
  expect(asked(entry(response, days))).toEqual([])
})

test("an action without an outcome is followed up after some days, not at once", () => {
  const deed = "I rebuilt the intake form for my ward."
  expect(asked(entry(deed, 10))).toEqual(["You rebuilt the intake form for your ward. What has changed since?"])
  expect(asked(entry(deed, 1))).toEqual([])
  expect(asked(entry("We rebuilt the intake form.", 10))).toEqual([])
})

test.each([
  "I plan to look for a new job in March.",
  "I plan to ask for a raise in March.",
  "I'm going to quit the committee in March.",
  "I plan to see the doctor in March.",
])("private matters are never quoted back: %s", (response) => {
  expect(asked(entry(response, 40))).toEqual([])
})

test.each([
  [
    "late loaves were 19 a day in january, now its 6",
    "You said late loaves went from 19 a day to 6. What did you change?",
  ],
  [
    "so the no shows, they went from 12 a week to 3",
    "You said the no shows went from 12 a week to 3. What did you change?",
  ],
])("an informally told result without its cause is asked for its cause: %s", (response, question) => {
  expect(asked(entry(response))).toEqual([question])
})

test("an action told informally is followed up after some days", () => {
  const deed = "moved all the spare parts to the shelf by the door lol"
  expect(asked(entry(deed, 10))).toEqual([
    "You moved all the spare parts to the shelf by the door. What has changed since?",
  ])
})

test("a matter asked about or covered since is closed", () => {
  const plan = entry("I plan to launch the pilot in March.", 40)
  const [question = ""] = asked(plan)
  expect(asked(entry("It went well.", 1, question), plan)).toEqual([])
  expect(asked(entry("We launched the pilot with two wards.", 1), plan)).toEqual([])
  expect(asked(entry("It rained.", 1), plan)).toEqual([question])
})

test("a result with its action, without a subject, or too long is not followed up", () => {
  expect(asked(entry("I moved triage to the door, so waiting times fell to 25 minutes."))).toEqual([])
  expect(asked(entry("It fell to 25 minutes."))).toEqual([])
  const long =
    "Waiting times at the front desk of the outpatient clinic on the second floor of our old building fell to 25 minutes."
  expect(asked(entry(long))).toEqual([])
})

test("a follow-up contains only the person's own words, pronouns aside", () => {
  const responses = [
    "Complaints about parking dropped to 3 a week.",
    "I trained my two deputies on the new till.",
    "I plan to publish the handbook in February, and then I rest.",
  ]
  for (const [at, response] of responses.entries()) {
    const [matter] = openMatters([entry(response, 50 - at)], now)
    expect(response).toContain(matter?.words.written)
  }
})

test("a change is asked about once, even if its question words it differently", () => {
  const told = entry("Late starts: 9 in March, now 3.", 2)
  const [question = ""] = asked(told)
  expect(question).toBe("You said late starts went from 9 in March to 3. What did you change?")
  expect(asked(entry("Moved the briefing to the canteen.", 1, question), told)).toEqual([])
})
