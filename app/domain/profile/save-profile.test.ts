import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { ProfileUpdate } from "../career/schema"
import type { Deps } from "../kernel/deps"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { findProfile, saveProfile } from "./save-profile.server"

const stored = (deps: Deps, user: Actor) => runQuery(deps.db, findProfile(deps, user.userId))
const active = "select text from evidence where retired = 0 order by text"

test("saving part of a profile leaves the rest unchanged", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  await saveProfile(world.deps, user, { title: "Chef", bio: "I cook." })
  await saveProfile(world.deps, user, { bio: "I cook fish." })
  expect(await stored(world.deps, user)).toMatchObject({ title: "Chef", bio: "I cook fish." })
})

test("removing a sentence from the profile retires its item, and adding it again restores the same item", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  const { deps } = world
  await saveProfile(deps, user, { bio: "I bake bread. I train 3 apprentices." })
  const before = await world.rows("select id, text from evidence")
  await saveProfile(deps, user, { bio: "I bake bread." })
  expect(await world.rows(active)).toEqual([{ text: "I bake bread." }])
  await saveProfile(deps, user, { bio: "I bake bread. I train 3 apprentices." })
  await saveProfile(deps, user, { bio: "I bake bread." })
  const after = await world.rows("select id, text, retired from evidence")
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
  expect(after).toHaveLength(2)
})

test("concurrent saves lose nothing and duplicate no item", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  const { deps } = world
  await Promise.all([
    saveProfile(deps, user, { title: "Baker" }),
    saveProfile(deps, user, { bio: "I bake bread." }),
    saveProfile(deps, user, { skills: ["Sourdough", "Rye"] }),
  ])
  expect(await stored(deps, user)).toMatchObject({
    title: "Baker",
    bio: "I bake bread.",
    skills: ["Sourdough", "Rye"],
  })
  expect(await world.rows(active)).toEqual(["Baker", "I bake bread.", "Rye", "Sourdough"].map((text) => ({ text })))
})

test("skills are accepted as a list or as comma-separated text", () => {
  expect(ProfileUpdate.parse({ skills: " a, b ,, a " }).skills).toEqual(["a", "b"])
  expect(ProfileUpdate.parse({ skills: ["a", ""] }).skills).toEqual(["a"])
})

test.each(["javascript:alert(1)", "ftp://x.org", "example", "http://"])("%s is not a link", (link) => {
  expect(ProfileUpdate.safeParse({ linkedinUrl: link }).success).toBe(false)
})
