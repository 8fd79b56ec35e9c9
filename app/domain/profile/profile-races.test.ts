import { expect, test } from "vitest"
import { atEveryRoundTrip } from "../../../tests/support/world/interleave"
import { createWorld, type World } from "../../../tests/support/world/world"
import type { SaveProfile } from "../career/schema"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { findProfile, saveProfile } from "./save-profile.server"

const stored = (world: World, user: Actor) => runQuery(world.deps.db, findProfile(world.deps, user.userId))
const active = async (world: World) =>
  (await world.rows("select text from evidence where retired = 0 order by text")).map(({ text }) => text)

test("concurrent saves of different fields are both kept, with their evidence", async () => {
  await atEveryRoundTrip(async (world) => {
    const user = await world.addUser({ profile: { title: "Baker", bio: "I bake bread." } })
    return {
      one: () => saveProfile(world.deps, user, { title: "Head Baker" }),
      other: () => saveProfile(world.deps, user, { bio: "I train 3 apprentices.", skills: ["Rye"] }),
      check: async () => {
        expect(await stored(world, user)).toMatchObject({ title: "Head Baker", bio: "I train 3 apprentices." })
        expect(await active(world)).toEqual(["Head Baker", "I train 3 apprentices.", "Rye"])
      },
    }
  })
})

test("after concurrent saves of one field, the ledger matches the field", async () => {
  await atEveryRoundTrip(async (world) => {
    const user = await world.addUser({ profile: null })
    return {
      one: () => saveProfile(world.deps, user, { bio: "I bake bread. I train 3 apprentices." }),
      other: () => saveProfile(world.deps, user, { bio: "I bake bread. I run the ovens." }),
      check: async () => {
        const { bio = "" } = (await stored(world, user)) ?? {}
        expect((await active(world)).sort()).toEqual((bio.match(/[^.]+\./g) ?? []).map((text) => text.trim()).sort())
      },
    }
  })
})

test("fifty concurrent saves lose nothing, and each increments the version", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  const fields = ["title", "bio", "experience", "xFactor", "shortTermGoals", "longTermGoals"] as const
  const saves = Array.from({ length: 50 }, (_, n): SaveProfile => ({ [fields[n % 6] ?? "bio"]: `Field ${n % 6}` }))
  const answers = await Promise.all(saves.map((save) => saveProfile(world.deps, user, save)))
  expect(new Set(answers.map(({ version }) => version)).size).toBe(50)
  const wanted = Object.fromEntries(fields.map((field, n) => [field, `Field ${n}`]))
  expect(await stored(world, user)).toMatchObject({ ...wanted, version: 50 })
  expect(new Set(await active(world)).size).toBe(6)
})

test("of saves based on the same version one succeeds; the others get a conflict and change nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { bio: "I bake bread." } })
  const saves = Array.from({ length: 10 }, (_, n) =>
    saveProfile(world.deps, user, { version: 1, bio: `I bake ${n} loaves.` }),
  )
  const outcomes = await Promise.allSettled(saves)
  const [won] = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" })
  }
  expect(await stored(world, user)).toEqual(won)
  expect(await active(world)).toEqual([won?.bio])
})

test("version 0 means a profile that does not exist yet", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  await expect(saveProfile(world.deps, user, { version: 1, title: "Nurse" })).rejects.toMatchObject({
    code: "conflict",
  })
  expect(await saveProfile(world.deps, user, { version: 0, title: "Nurse" })).toMatchObject({ version: 1 })
  await expect(saveProfile(world.deps, user, { version: 0, title: "Cook" })).rejects.toMatchObject({ code: "conflict" })
  expect(await active(world)).toEqual(["Nurse"])
})
