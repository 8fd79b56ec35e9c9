import { expect, test } from "vitest"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../tests/support/world/world"
import { generateContent } from "../content/generate-content.server"
import { submitResponse } from "../growth-pulse/submit-response.server"
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

test("the reflection that uses the month up is told of in the inbox, with the day it starts anew", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await submitResponse(world.deps, user, answer)
  await world.finishJobs()
  expect(await limitLines(world)).toMatchObject([
    {
      title: "Growth Pulse: this month's limit is reached",
      body: "Your Free plan gives you 1 reflection a month, and it is used. It starts anew on Apr 1, 2026. A larger plan gives you more at once.",
      href: "/billing",
    },
  ])
  expect(await unread(world, user)).toBe(1)
})

test("of documents asked for at once, the one that takes the last unit tells of it, once", async () => {
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
  expect(lines[0]?.body).toContain("4 documents a month, and all of them are used. They start anew on Mar 31, 2026.")
  expect(await unread(world, user)).toBe(5)
})

test("a last document that fails is given back, and nothing is said of a limit", async () => {
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

test("a plan without a limit reaches none, and the next month tells anew", async () => {
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
