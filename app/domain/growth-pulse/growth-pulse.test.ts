import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { day } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import { listEntries } from "./entries/list-entries.server"
import { submitResponse } from "./entries/submit-response.server"
import { nextQuestion, todaysQuestion } from "./question/todays-question.server"
import { SubmitResponse } from "./schema"

const anAnswer = {
  question: "What changed?",
  response: "I cut the queue at the desk from 20 to 5 minutes with two colleagues.",
}

test("the second reflection of the month is refused on the free plan and stores nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  await submitResponse(world.deps, user, anAnswer)
  await expect(submitResponse(world.deps, user, anAnswer)).rejects.toMatchObject({ code: "limit_reached" })
  expect(await world.rows("select id from growth_entries")).toHaveLength(1)
  expect(await world.rows("select id from evidence")).toHaveLength(1)
  expect(await world.queuedJobs()).toHaveLength(1)
})

test("an answer becomes verbatim evidence at once, before any analysis", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  await submitResponse(world.deps, user, anAnswer)
  const [item] = await world.rows("select kind, text, source from evidence")
  expect(item).toEqual({ kind: "reflection", text: anAnswer.response, source: "What changed? (2026-03-10)" })
})

test("the month's units reset on the 1st", async () => {
  await using world = await createWorld({ now: "2026-03-31T23:59:00.000Z" })
  const user = await world.addUser({ tier: "free" })
  await submitResponse(world.deps, user, anAnswer)
  world.clock.advance(120_000)
  await submitResponse(world.deps, await world.actor(user.userId), anAnswer)
  expect(await world.actor(user.userId)).toMatchObject({ growthPulseCount: 1 })
})

test("a streak grows day by day and ends after a day without an answer", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const streak = async () =>
    (await runQuery(world.deps.db, listEntries(world.deps, user.userId))).stats(user).currentStreak
  for (const expected of [1, 2, 3]) {
    await submitResponse(world.deps, user, anAnswer)
    await world.finishJobs()
    expect(await streak()).toBe(expected)
    world.clock.advance(day)
  }
  expect(await streak()).toBe(3)
  world.clock.advance(day)
  expect(await streak()).toBe(0)
})

test("consecutive questions are never the same, whatever is saved in between", async () => {
  await using world = await createWorld()
  const user = await world.addUser({
    tier: "pro",
    profile: { title: "Engineer", industry: "Technology", skills: ["Go"] },
  })
  let last = ""
  for (let i = 0; i < 40; i++) {
    const { question } = await runQuery(world.deps.db, nextQuestion(world.deps, user.userId))
    expect(question).not.toBe(last)
    last = question
    if (i === 9) await world.deps.db.run("update profiles set title = 'Nurse', industry = 'Healthcare'")
    if (i === 19) world.clock.advance(day)
  }
})

test("a result without its cause is followed up once, right after the reflection, and closed by its answer", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const { db } = world.deps
  const asked = () => runQuery(db, todaysQuestion(world.deps, user.userId))
  for (let skipped = 0; skipped < 3; skipped++) await runQuery(db, nextQuestion(world.deps, user.userId))
  await submitResponse(world.deps, user, { question: "Q?", response: "Waiting times fell to 25 minutes." })
  const { question, hint } = await asked()
  expect(question).toBe("You said waiting times fell to 25 minutes. What did you change?")
  expect(hint).not.toBe("")
  expect((await runQuery(db, nextQuestion(world.deps, user.userId))).question).not.toContain("25 minutes")
  world.clock.advance(1000)
  await submitResponse(world.deps, user, { question, response: "I moved triage to the door of the ward." })
  expect((await asked()).question).not.toContain("25 minutes")
  const stored = await world.rows("select question from growth_entries order by id desc")
  expect(stored[0]).toEqual({ question })
  const [counter] = await world.rows("select question_turn as turn, typeof(question_turn) as type from counters")
  expect(counter).toEqual({ turn: 14, type: "integer" })
})

test("reading the question again does not change it", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  const read = () => runQuery(world.deps.db, todaysQuestion(world.deps, user.userId))
  expect(await read()).toEqual(await read())
})

test.each([
  [
    { question: "", response: "long enough to count" },
    "question",
    "Missing information / Please provide a response to the question.",
  ],
  [{ question: "Q?", response: "   " }, "response", "Missing information / Please provide a response to the question."],
  [
    { question: "Q?", response: "too short" },
    "response",
    "Response too short / Please provide a more detailed response (at least 10 characters).",
  ],
])("%j is refused with a message for its field", (input, field, message) => {
  const issues = SubmitResponse.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message])
  expect(issues).toContainEqual([field, message])
})
