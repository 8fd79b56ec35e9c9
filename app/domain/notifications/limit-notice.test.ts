import { expect, test } from "vitest"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../tests/support/world/world"
import { generateContent } from "../content/generate/generate-content.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { ProviderError } from "../kernel/provider-error"
import type { Actor } from "../users/actor"

const profile = { bio: "I built 12 boats of oak in Kiel." }
const answer = { question: "Q?", response: "I cut the queue at the desk from 20 to 5 minutes." }

const limitLines = async (world: World) => inWords(await world.rows("select * from notifications where kind = 'limit'"))

async function unread(world: World, { userId }: Actor) {
  const lines = await world.rows("select id from notifications where user_id = ? and read_at is null", userId)
  expect((await world.actor(userId)).unreadNotifications).toBe(lines.length)
  return lines.length
}

test("the month's last reflection sends a notification with the day of the reset", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await submitResponse(world.deps, user, answer)
  await world.finishJobs()
  expect(await limitLines(world)).toMatchObject([
    {
      title: "Growth Pulse: this month's limit is reached",
      body: "Your Free plan gives you 1 reflection a month, and you have used it. It resets on Apr 1, 2026. A larger plan gives you more right away.",
      href: "/billing",
    },
  ])
  expect(await unread(world, user)).toBe(1)
})

test("of concurrent generations, only the one that takes the last unit sends a notification", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", billingAnchor: "2026-01-31T10:00:00.000Z", profile })
  const ask = () => generateContent(world.deps, user, { type: "bio", customPrompt: "" }).catch(() => null)
  await Promise.all([ask(), ask(), ask()])
  await world.finishJobs()
  expect(await limitLines(world)).toEqual([])
  await Promise.all([ask(), ask(), ask()])
  await world.finishJobs()
  const lines = await limitLines(world)
  expect(lines.map(({ title }) => title)).toEqual(["AI Content Generation: this month's limit is reached"])
  expect(lines[0]?.body).toContain("4 documents a month, and you have used them all. They reset on Mar 31, 2026.")
  expect(await unread(world, user)).toBe(5)
})

test("a failed last document returns its unit and sends no limit notification", async () => {
  await using world = await createWorld({
    ask: async () => {
      throw new ProviderError("refusal")
    },
  })
  const user = await world.addUser({ profile })
  await generateContent(world.deps, user, { type: "bio", customPrompt: "" })
  await world.finishJobs()
  expect((await world.actor(user.userId)).contentGenCount).toBe(0)
  expect(await limitLines(world)).toEqual([])
})

test("an unlimited plan sends none, and the next month notifies again", async () => {
  await using world = await createWorld()
  const pro = await world.addUser({ tier: "pro", profile })
  await generateContent(world.deps, pro, { type: "bio", customPrompt: "" })
  const free = await world.addUser({ profile })
  await submitResponse(world.deps, free, answer)
  await world.finishJobs()
  expect(await limitLines(world)).toHaveLength(1)
  world.clock.advance(23 * 86_400_000)
  await submitResponse(world.deps, free, answer)
  await world.finishJobs()
  expect(await limitLines(world)).toHaveLength(2)
})
