import { getTableName } from "drizzle-orm"
import { expect, test } from "vitest"
import { fillEveryTable } from "../../../../tests/leaving/everything"
import { gathered, recordsIn, stored, unpack } from "../../../../tests/leaving/unpack"
import { callerFrom } from "../../../../tests/support/fakes/caller"
import { createWorld } from "../../../../tests/support/world/world"
import { dataPolicies } from "../../../data-policies.server"
import { erasedTables } from "../../deletion/erase.server"
import { demoLogIn } from "../../demo/demo-log-in.server"

import { day } from "../../kernel/clock"
import { runQuery } from "../../kernel/query.server"
import { archivedTables } from "../archive-kinds.server"
import { archiveKey, prefixOf } from "../object-keys"
import { purgeArchives } from "../purge-archives.server"
import { findExport } from "./get-export.server"
import { startExport } from "./start-export.server"
import { writeArchive } from "./write-archive.server"

const demo = { settings: { demoLogin: true } }

test("an archive has a file for every table with user rows", () => {
  const ofUsers = erasedTables(dataPolicies).map(({ table }) => getTableName(table))
  expect(
    archivedTables(dataPolicies)
      .map(({ table }) => getTableName(table))
      .sort(),
  ).toEqual(ofUsers.sort())
})

test("an archive contains every row of its user and no other user's rows", async () => {
  await using world = await createWorld()
  const [user, other] = [await world.addUser({ profile: { skills: ["SQL"] } }), await world.addUser()]
  await fillEveryTable(world, user.userId, user.email)
  await fillEveryTable(world, other.userId, other.email)
  await world.rows("update contents set type = 'bio', document = '[]', created_at = '2026-03-01T00:00:00.000Z'")
  await world.deps.bucket.put(`${prefixOf(user.userId)}uploads/posting.pdf`, "%PDF a posting")
  await world.deps.bucket.put(archiveKey(user.userId, "export", "earlier"), "an archive")
  const files = unpack(await gathered(writeArchive(world.deps, user.userId, dataPolicies)))
  for (const { kind, table } of archivedTables(dataPolicies)) {
    const owner = getTableName(table) === "users" ? "id" : "user_id"
    const [row] = await world.rows(`select count(*) as n from ${getTableName(table)} where ${owner} = ?`, user.userId)
    expect(recordsIn(files, kind), kind).toHaveLength(Number(row?.n))
  }
  const text = Object.values(files).join("\n")
  expect(text).not.toContain(other.userId)
  expect(text).not.toContain(other.email)
  expect(files["uploads/posting.pdf"]).toBe("%PDF a posting")
  expect(Object.keys(files).filter((name) => name.endsWith(".zip"))).toEqual([])
})

test("an archive contains the phone number and the city of a profile", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { skills: ["SQL"] } })
  await world.rows(
    "update profiles set phone = '(704) 555-0184', location = 'Charlotte, NC' where user_id = ?",
    user.userId,
  )
  const files = unpack(await gathered(writeArchive(world.deps, user.userId, dataPolicies)))
  expect(recordsIn(files, "profile")[0]).toMatchObject({ phone: "(704) 555-0184", location: "Charlotte, NC" })
})

test("an archive contains readable documents and a README, is deterministic, and contains no secret", async () => {
  await using world = await createWorld(demo)
  const { actor, cookieToken, bearerToken } = await demoLogIn(world.deps, { profileType: "engineer" }, callerFrom())
  await world.rows("update users set password_hash = '$scrypt$a-secret' where id = ?", actor.userId)
  const zip = await gathered(writeArchive(world.deps, actor.userId, dataPolicies))
  expect(zip).toEqual(await gathered(writeArchive(world.deps, actor.userId, dataPolicies)))
  const files = unpack(zip)
  const [first] = recordsIn(files, "reflections")
  const [row] = await world.rows("select response, created_at from growth_entries order by id")
  expect(first).toMatchObject({ response: row?.response, createdAt: row?.created_at, star: expect.any(Object) })
  const texts = Object.keys(files).filter((name) => /^documents\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.txt$/.test(name))
  expect(texts).toHaveLength(recordsIn(files, "documents").length)
  for (const { kind } of archivedTables(dataPolicies)) expect(files["README.txt"]).toContain(`${kind}.json`)
  const all = Object.values(files).join("\n")
  for (const token of [cookieToken, bearerToken]) {
    expect(all).not.toContain(token)
    expect(all).not.toContain(await world.deps.hash(token))
  }
  expect(all).not.toContain("$scrypt$")
})

test("an export is built in the background, reported by a notification, and deleted after a week with its file", async () => {
  await using world = await createWorld(demo)
  const { actor } = await demoLogIn(world.deps, { profileType: "marketer" }, callerFrom())
  await world.rows("update users set demo_until = null")
  const stranger = await world.addUser()
  const id = await startExport(world.deps, actor, callerFrom())
  expect(await startExport(world.deps, actor, callerFrom())).toBe(id)
  expect(await runQuery(world.deps.db, findExport(world.deps, actor.userId, id))).toMatchObject({ state: "pending" })
  await world.finishJobs()
  const shown = await runQuery(world.deps.db, findExport(world.deps, actor.userId, id))
  expect(shown).toMatchObject({ state: "ready", archive: { id, href: `/settings/export/${id}/download` } })
  expect(await runQuery(world.deps.db, findExport(world.deps, stranger.userId, id))).toMatchObject({ state: "gone" })
  expect(await world.rows("select href from notifications where kind = 'account.export'")).toEqual([
    { href: `/settings/export/${id}` },
  ])
  const key = archiveKey(actor.userId, "export", id)
  const files = unpack(await stored(world, key))
  expect(recordsIn(files, "account")).toHaveLength(1)

  world.clock.advance(7 * day + 1)
  expect(await runQuery(world.deps.db, findExport(world.deps, actor.userId, id))).toMatchObject({ state: "gone" })
  await purgeArchives(world.deps)
  expect(await world.deps.bucket.get(key)).toBeNull()
  expect(await world.rows("select * from archives")).toEqual([])
})

test("only the newest few archives are kept", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  for (let i = 0; i < 5; i++) {
    await startExport(world.deps, user, callerFrom())
    await world.finishJobs()
    world.clock.advance(1000)
  }
  expect(await world.rows("select id from archives")).toHaveLength(3)
  expect((await world.deps.bucket.list(prefixOf(user.userId))).keys).toHaveLength(3)
})

test("an account of 20,000 reflections is archived page by page, and a large archive is stored in parts", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  await world.rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
    insert into growth_entries (user_id, id, question, response, created_at)
    select ?1, printf('%08d', i), 'What changed?', hex(randomblob(300)), '2026-03-01T00:00:00.000Z' from n`,
    user.userId,
  )
  let largest = 0
  let total = 0
  for await (const piece of writeArchive(world.deps, user.userId, dataPolicies)) {
    largest = Math.max(largest, piece.length)
    total += piece.length
  }
  expect(total).toBeGreaterThan(6_000_000)
  expect(largest).toBeLessThan(1_000_000)
  const id = await startExport(world.deps, user, callerFrom())
  await world.finishJobs()
  const files = unpack(await stored(world, archiveKey(user.userId, "export", id)))
  expect(recordsIn(files, "reflections")).toHaveLength(20_000)
}, 120_000)
