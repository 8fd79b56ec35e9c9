import { expect, test } from "vitest"
import { atEveryRoundTrip } from "../../../../tests/support/world/interleave"
import { addAuthor } from "../../../../tests/support/world/letter"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { leavesOf } from "../../document/document-tree"
import { findPerson } from "../../evidence/ledger.server"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { changeContent, deleteContent, restoreContent } from "../edit/change-content.server"
import { findStoredContent } from "../edit/change-tree.server"
import { reviseClaim } from "../edit/revise-claim.server"
import { restoreVersion } from "./restore-version.server"
import { findForRestore, findVersions, nameVersion } from "./versions.server"

/** A user with a two-sentence letter; the profile supports the first sentence. */
const author = (world: World) => addAuthor(world, ["I led 5 nurses.", "I planted 20 trees."], "supported")

async function opened(world: World, user: Actor) {
  const open = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, "c"))
  if (!open) throw new Error("The document is not there.")
  return open
}

async function edit(world: World, user: Actor, text: string, claim = "s1") {
  const person = await runQuery(world.deps.db, findPerson(world.deps, user.userId))
  const open = await opened(world, user)
  const { version } = open.row
  await reviseClaim(world.deps, user, open, { intent: "edit", claim, text, version }, person)
}

async function versions(world: World, user: Actor, compared = 0) {
  const found = await runQuery(world.deps.db, findVersions(world.deps, user.userId, "c", compared))
  if (!found) throw new Error("The document is not there.")
  return found
}

const name = (world: World, user: Actor, number: number, given: string | null) =>
  nameVersion(world.deps, user, "c", { intent: "name", number, name: given })

async function restore(world: World, user: Actor, number: number, version: number) {
  const query = findForRestore(world.deps, user.userId, "c", number)
  const [[open, earlier], [person, lines]] = await runQuery(world.deps.db, query)
  if (!open) throw new Error("The document is not there.")
  await restoreVersion(world.deps, open, earlier, { intent: "restore", number, version }, { person, lines })
}

const lines = async (world: World, user: Actor) =>
  leavesOf((await opened(world, user)).tree).map(({ id, text, status }) => [id, text, status])

test("each save keeps the previous text, and a comparison shows what was changed, added and removed", async () => {
  await using world = await createWorld()
  const user = await author(world)
  expect(await versions(world, user)).toMatchObject({ current: { version: 1 }, earlier: [], comparison: null })
  await edit(world, user, "I led 5 nurses at Leith General.")
  const open = await opened(world, user)
  await reviseClaim(world.deps, user, open, { intent: "remove", claim: "s2", version: 2 }, null)
  const { current, earlier, comparison } = await versions(world, user, 1)
  expect(current.version).toBe(3)
  expect(earlier.map(({ version, title }) => [version, title])).toEqual([
    [2, "Letter"],
    [1, "Letter"],
  ])
  expect(comparison?.differences).toEqual([
    { before: "I led 5 nurses.", after: "I led 5 nurses at Leith General." },
    { before: "I planted 20 trees.", after: null },
  ])
  await restore(world, user, 1, 3)
  expect((await versions(world, user, 3)).comparison?.differences).toEqual([
    { before: "I led 5 nurses at Leith General.", after: "I led 5 nurses." },
    { before: null, after: "I planted 20 trees." },
  ])
  expect((await versions(world, user, 1)).comparison?.differences).toEqual([])
})

test("a restored text is verified against today's evidence under its original ids, and the previous text is kept", async () => {
  await using world = await createWorld()
  const user = await author(world)
  await edit(world, user, "I led 9 nurses.")
  await changeContent(world.deps, user, await opened(world, user), { title: "Another title" })
  await restore(world, user, 1, 3)
  expect((await opened(world, user)).row).toMatchObject({ version: 4, title: "Letter" })
  const [first, second] = await lines(world, user)
  expect(first).toEqual(["s1", "I led 5 nurses.", "supported"])
  // It was stored as supported, but no evidence supports it.
  expect(second?.slice(0, 2)).toEqual(["s2", "I planted 20 trees."])
  expect(second?.[2]).not.toBe("supported")
  const { earlier, comparison } = await versions(world, user, 3)
  expect(earlier.map(({ version, title }) => [version, title])).toEqual([
    [3, "Another title"],
    [1, "Letter"],
  ])
  expect(comparison?.differences).toEqual([{ before: "I led 9 nurses.", after: "I led 5 nurses." }])
})

test("a restored sentence stays confirmed only as long as its confirmation exists", async () => {
  await using world = await createWorld()
  const user = await author(world)
  const decision = { intent: "confirm" as const, claim: "s2", version: 1 }
  await reviseClaim(world.deps, user, await opened(world, user), decision, null)
  await edit(world, user, "I planted trees.", "s2")
  await restore(world, user, 2, 3)
  expect((await lines(world, user))[1]).toEqual(["s2", "I planted 20 trees.", "confirmed"])
  await edit(world, user, "I planted trees.", "s2")
  await world.rows("update evidence set retired = 1 where kind = 'confirmation' returning id")
  await restore(world, user, 2, 5)
  expect((await lines(world, user))[1]?.[2]).not.toBe("confirmed")
})

test("the newest fifty versions and all named ones are kept", async () => {
  await using world = await createWorld()
  const user = await author(world)
  await name(world, user, 1, "First draft")
  for (let n = 1; n <= 53; n++) await edit(world, user, `I led ${n} nurses.`)
  const { current, earlier } = await versions(world, user)
  expect(current).toMatchObject({ version: 54, name: null })
  const numbers = Array.from({ length: 50 }, (_, n) => 53 - n)
  expect(earlier.map(({ version }) => version)).toEqual([...numbers, 1])
  expect(earlier.at(-1)?.name).toBe("First draft")
  await expect(name(world, user, 2, "Dropped")).rejects.toMatchObject({ code: "conflict" })
})

test("a name can be changed and removed, and at most twenty versions can have one", async () => {
  await using world = await createWorld()
  const user = await author(world)
  for (let n = 1; n <= 20; n++) {
    await name(world, user, n, `Name ${n}`)
    await edit(world, user, `I led ${n} nurses.`)
  }
  await expect(name(world, user, 21, "One more")).rejects.toMatchObject({ code: "invalid" })
  await name(world, user, 5, "Sent to Leith")
  await name(world, user, 6, null)
  await name(world, user, 21, "One more")
  const { current, earlier } = await versions(world, user)
  expect(current.name).toBe("One more")
  expect(earlier.filter(({ version }) => version < 8).map((each) => each.name)).toEqual([
    "Name 7",
    null,
    "Sent to Leith",
    "Name 4",
    "Name 3",
    "Name 2",
    "Name 1",
  ])
})

test("a restore concurrent with a save is a conflict and overwrites nothing, while a name still reaches its version", async () => {
  await atEveryRoundTrip(async (world) => {
    const user = await author(world)
    await edit(world, user, "I led 9 nurses.")
    return {
      one: async () => {
        await restore(world, user, 1, 2).catch((error) => expect(error).toMatchObject({ code: "conflict" }))
        await name(world, user, 2, "Nine")
      },
      other: async () => {
        const { row } = await opened(world, user)
        if (row.version === 2) await edit(world, user, "I led 7 nurses.")
      },
      check: async () => {
        const { current, earlier } = await versions(world, user)
        expect(current.version).toBe(3)
        expect(earlier.find(({ version }) => version === 2)?.name).toBe("Nine")
      },
    }
  })
  await using world = await createWorld()
  const user = await author(world)
  await edit(world, user, "I led 9 nurses.")
  await edit(world, user, "I led 7 nurses.")
  await expect(restore(world, user, 1, 2)).rejects.toMatchObject({ code: "conflict" })
  expect((await lines(world, user))[0]?.[1]).toBe("I led 7 nurses.")
})

test("a restore sent twice counts once", async () => {
  await using world = await createWorld()
  const user = await author(world)
  await edit(world, user, "I led 9 nurses.")
  await restore(world, user, 1, 2)
  await restore(world, user, 1, 2)
  expect((await opened(world, user)).row.version).toBe(3)
})

test("versions belong to their owner, and are trashed and restored with their document", async () => {
  await using world = await createWorld()
  const user = await author(world)
  const stranger = await world.addUser()
  await edit(world, user, "I led 9 nurses.")
  expect(await runQuery(world.deps.db, findVersions(world.deps, stranger.userId, "c", 1))).toBeNull()
  const [[open, earlier]] = await runQuery(world.deps.db, findForRestore(world.deps, stranger.userId, "c", 1))
  expect([open, earlier]).toEqual([null, null])
  await expect(name(world, stranger, 1, "Mine")).rejects.toMatchObject({ code: "conflict" })
  await deleteContent(world.deps, user, "c")
  await expect(name(world, user, 1, "In the trash")).rejects.toMatchObject({ code: "conflict" })
  expect(await runQuery(world.deps.db, findVersions(world.deps, user.userId, "c", 1))).toBeNull()
  await restoreContent(world.deps, user, "c")
  expect((await versions(world, user)).earlier).toMatchObject([{ version: 1, name: null }])
})

test("a restored version restores its template, and a comparison names both", async () => {
  await using world = await createWorld()
  const user = await author(world)
  await world.rows("update contents set template = 'classic'")
  await edit(world, user, "I led 5 nurses at Leith General.")
  await world.rows("update contents set template = 'creative'")
  expect((await versions(world, user, 1)).comparison?.templates).toEqual({ before: "classic", after: "creative" })
  await restore(world, user, 1, 2)
  expect((await opened(world, user)).row.template).toBe("classic")
  await world.rows("update content_versions set template = null where version = 2")
  expect((await versions(world, user, 2)).comparison?.templates).toBeNull()
  await restore(world, user, 2, 3)
  expect((await opened(world, user)).row.template).toBe("classic")
})

test("a removal returns the version that undoes it, even after a concurrent save", async () => {
  await using world = await createWorld()
  const user = await author(world)
  const open = await opened(world, user)
  await edit(world, user, "I led 5 nurses at Leith General.")
  const { row } = await reviseClaim(world.deps, user, open, { intent: "remove", claim: "s2", version: 1 }, null)
  expect(row.version).toBe(3)
  expect((await lines(world, user)).map(([id]) => id)).toEqual(["s1"])
  await restore(world, user, row.version - 1, row.version)
  expect((await lines(world, user)).map(([, text]) => text)).toEqual([
    "I led 5 nurses at Leith General.",
    "I planted 20 trees.",
  ])
})
