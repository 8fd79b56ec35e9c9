import { expect, test } from "vitest"
import { atEveryRoundTrip } from "../../../../tests/support/world/interleave"
import { addAuthor } from "../../../../tests/support/world/letter"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { leavesOf } from "../../document/document-tree"
import { findPerson } from "../../evidence/ledger.server"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { findDocument } from "../get-content.server"
import { changeContent } from "./change-content.server"
import { findStoredContent } from "./change-tree.server"
import { reviseClaim, rewriteClaim } from "./revise-claim.server"

/** A user with a document of `count` blocked sentences, one per paragraph. */
const blocked = (world: World, count: number) =>
  addAuthor(
    world,
    Array.from({ length: count }, (_, n) => `I planted ${n + 1}0 trees.`),
    "blocked",
  )

async function opened(world: World, user: Actor) {
  const open = await runQuery(world.deps.db, findDocument(world.deps, user.userId, "c"))
  if (!open) throw new Error("The document is not there.")
  return open
}

/** A sentence as shown on the page of version 1. */
const shown = (n: number) => ({ claim: `s${n + 1}`, version: 1 })
const claims = async (world: World, user: Actor) => leavesOf((await opened(world, user)).tree)
const texts = async (world: World, user: Actor) => (await claims(world, user)).map(({ text }) => text)

async function revise(world: World, user: Actor, revision: Parameters<typeof reviseClaim>[3]) {
  const person = await runQuery(world.deps.db, findPerson(world.deps, user.userId))
  return reviseClaim(world.deps, user, await opened(world, user), revision, person)
}

test("decisions about two sentences of one document both count in any interleaving", async () => {
  await atEveryRoundTrip(async (world) => {
    const user = await blocked(world, 3)
    const edit = { intent: "edit" as const, text: "I led 5 nurses." }
    return {
      one: () => revise(world, user, { ...edit, ...shown(1) }),
      other: () => revise(world, user, { intent: "remove", ...shown(0) }),
      check: async () => expect(await texts(world, user)).toEqual(["I led 5 nurses.", "I planted 30 trees."]),
    }
  })
})

test("a decision on a changed sentence is a conflict, and confirming twice adds one evidence item", async () => {
  const edit = { intent: "edit" as const, text: "I planted 12 trees.", ...shown(0) }
  await atEveryRoundTrip(async (world) => {
    const user = await blocked(world, 2)
    return {
      one: () => revise(world, user, edit).catch((error) => expect(error).toMatchObject({ code: "conflict" })),
      other: () => revise(world, user, { intent: "confirm", ...shown(0) }),
      check: async () => {
        expect((await texts(world, user))[0]).toBe("I planted 10 trees.")
        expect(await world.rows("select id from evidence where kind = 'confirmation'")).toHaveLength(1)
      },
    }
  })
})

test("of twelve concurrent decisions, each either counts or is reported as a conflict", async () => {
  await using world = await createWorld()
  const user = await blocked(world, 12)
  const open = await opened(world, user)
  const decide = (n: number) => reviseClaim(world.deps, user, open, { intent: "confirm", ...shown(n) }, null)
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => decide(n)))
  const done = outcomes.filter(({ status }) => status === "fulfilled").length
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" })
  }
  const after = await opened(world, user)
  expect(done).toBeGreaterThanOrEqual(10)
  expect(leavesOf(after.tree).filter(({ status }) => status === "confirmed")).toHaveLength(done)
  expect(await world.rows("select id from evidence where kind = 'confirmation'")).toHaveLength(done)
  expect(after.row).toMatchObject({ version: 1 + done, blocked: 12 - done })
})

test("a rewrite succeeds despite changes to other sentences during the job", async () => {
  await atEveryRoundTrip(async (world) => {
    const user = await blocked(world, 1)
    await revise(world, user, { intent: "edit", text: "I led 9 nurses.", ...shown(0) })
    const open = await opened(world, user)
    await rewriteClaim(world.deps, user, open, { claim: "s1", version: 2 })
    return {
      one: () => world.runJobs(),
      other: () => changeContent(world.deps, user, open, { title: "Another title" }),
      check: async () => {
        await world.finishJobs()
        expect(await texts(world, user)).toEqual(["I led 5 nurses."])
        expect((await opened(world, user)).row.title).toBe("Another title")
      },
    }
  })
})

test("a title and a sentence saved concurrently both hold, and fifty concurrent titles are all accepted", async () => {
  await using world = await createWorld()
  const user = await blocked(world, 2)
  const row = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, "c"))
  const open = await opened(world, user)
  const titles = Array.from({ length: 50 }, (_, n) => changeContent(world.deps, user, row, { title: `Title ${n}` }))
  const versions = (await Promise.all(titles)).map(({ version }) => version)
  await reviseClaim(world.deps, user, open, { intent: "remove", ...shown(0) }, null)
  expect(new Set(versions).size).toBe(50)
  const after = await opened(world, user)
  expect(after.row).toMatchObject({ version: 52, title: expect.stringMatching(/^Title \d+$/) })
  expect(leavesOf(after.tree)).toHaveLength(1)
})

test("a save based on a stale version is a conflict and changes nothing", async () => {
  await using world = await createWorld()
  const user = await blocked(world, 1)
  const row = await opened(world, user)
  expect(await changeContent(world.deps, user, row, { version: 1, title: "First" })).toMatchObject({ version: 2 })
  const late = changeContent(world.deps, user, row, { version: 1, title: "Second" })
  await expect(late).rejects.toMatchObject({ code: "conflict" })
  expect((await opened(world, user)).row).toMatchObject({ title: "First", version: 2 })
})
