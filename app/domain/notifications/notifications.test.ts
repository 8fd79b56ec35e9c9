import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { batch, runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { listNotices } from "./list-notices.server"
import { markAllRead, markRead } from "./mark-read.server"
import { noticeStatements } from "./write-notice.server"

const line = { kind: "billing", subjectId: "s1", href: "/billing" }

async function tell(world: World, { userId }: Actor, title = "Paid", guard = sql`1`) {
  await batch(
    world.deps.db,
    noticeStatements(world.deps, userId, { ...line, words: { code: "text", title, body: "Thank you." } }, guard),
  )
}

async function inbox(world: World, { userId }: Actor, limit = 50) {
  const { notices, nextCursor } = await runQuery(world.deps.db, listNotices(world.deps, userId, { limit }))
  return { notices, nextCursor, unread: (await world.actor(userId)).unreadNotifications }
}

const unreadOf = (notices: { isRead: boolean; title: string }[]) =>
  notices.filter(({ isRead }) => !isRead).map(({ title }) => title)

test("notifications are paginated newest first with the unread count", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (const title of ["one", "two", "three"]) await tell(world, user, title)
  const { notices, nextCursor, unread } = await inbox(world, user, 2)
  expect(notices.map(({ title }) => title)).toEqual(["three", "two"])
  expect(notices[0]).toMatchObject({ kind: "billing", href: "/billing", isRead: false })
  expect(unread).toBe(3)
  const next = await runQuery(
    world.deps.db,
    listNotices(world.deps, user.userId, { limit: 2, cursor: nextCursor ?? "" }),
  )
  expect(next).toMatchObject({ notices: [{ title: "one" }], nextCursor: null })
})

test("a notification blocked by its guard is not counted, and one whose guard depends on its row is written once", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  await tell(world, user, "never", sql`0`)
  const none = sql`not exists (select 1 from notifications where user_id = ${user.userId} and kind = 'billing')`
  await tell(world, user, "first", none)
  await tell(world, user, "second", none)
  expect(await inbox(world, user)).toMatchObject({ notices: [{ title: "first" }], unread: 1 })
})

test("marking a notification as read lowers the count once, however often and concurrently", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (const title of ["one", "two"]) await tell(world, user, title)
  const id = (await inbox(world, user)).notices[0]?.id ?? ""
  const answers = await Promise.all(Array.from({ length: 8 }, () => markRead(world.deps, user, { id })))
  for (const answer of answers) {
    expect(answer).toMatchObject({ notification: { id, isRead: true }, unreadCount: 1 })
  }
  const { notices, unread } = await inbox(world, user)
  expect([unreadOf(notices), unread]).toEqual([["one"], 1])
})

test("another user's notification is not found", async () => {
  await using world = await createWorld()
  const owner = await world.addUser()
  const other = await world.addUser()
  await tell(world, owner)
  await tell(world, other)
  const id = (await inbox(world, owner)).notices[0]?.id ?? ""
  await expect(markRead(world.deps, other, { id })).rejects.toMatchObject({ code: "not_found" })
  await expect(markRead(world.deps, owner, { id: "no-such-id" })).rejects.toMatchObject({ code: "not_found" })
  expect([(await inbox(world, owner)).unread, (await inbox(world, other)).unread]).toEqual([1, 1])
})

test("marking all as read writes one row, is idempotent, and leaves later notifications unread", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (const title of ["one", "two", "three"]) await tell(world, user, title)
  await markRead(world.deps, user, { id: (await inbox(world, user)).notices[1]?.id ?? "" })
  const answers = await Promise.all([markAllRead(world.deps, user, {}), markAllRead(world.deps, user, {})])
  expect(answers).toEqual([{ unreadCount: 0 }, { unreadCount: 0 }])
  expect(unreadOf((await inbox(world, user)).notices)).toEqual([])
  await tell(world, user, "four")
  const { notices, unread } = await inbox(world, user)
  expect([unreadOf(notices), unread]).toEqual([["four"], 1])
})

test("notifications newer than the last seen one stay unread", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (const title of ["one", "two"]) await tell(world, user, title)
  const upTo = (await inbox(world, user)).notices[0]?.id ?? ""
  for (const title of ["three", "four"]) await tell(world, user, title)
  await markRead(world.deps, user, { id: (await inbox(world, user)).notices[0]?.id ?? "" })
  expect(await markAllRead(world.deps, user, { upTo })).toEqual({ unreadCount: 1 })
  const { notices, unread } = await inbox(world, user)
  expect([unreadOf(notices), unread]).toEqual([["three"], 1])
})

test("marking up to an older or unknown notification neither reverts nor hides anything", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (const title of ["one", "two"]) await tell(world, user, title)
  const oldest = (await inbox(world, user)).notices[1]?.id ?? ""
  await markAllRead(world.deps, user, {})
  expect(await markAllRead(world.deps, user, { upTo: oldest })).toEqual({ unreadCount: 0 })
  expect(await markAllRead(world.deps, user, { upTo: "zzzz" })).toEqual({ unreadCount: 0 })
  await tell(world, user, "three")
  expect(unreadOf((await inbox(world, user)).notices)).toEqual(["three"])
})

test("marking a notification that was already marked with all others does not lower the count again", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  await tell(world, user, "one")
  const id = (await inbox(world, user)).notices[0]?.id ?? ""
  await markAllRead(world.deps, user, {})
  await tell(world, user, "two")
  expect(await markRead(world.deps, user, { id })).toMatchObject({ unreadCount: 1 })
})

test("the count stays correct under concurrent writes and marks", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  for (let i = 0; i < 6; i++) await tell(world, user, `before ${i}`)
  const known = (await inbox(world, user)).notices
  await Promise.all([
    ...known.slice(0, 4).map(({ id }) => markRead(world.deps, user, { id })),
    ...Array.from({ length: 5 }, (_, i) => tell(world, user, `during ${i}`)),
    markAllRead(world.deps, user, { upTo: known[2]?.id }),
    ...known.slice(2).map(({ id }) => markRead(world.deps, user, { id })),
  ])
  const { notices, unread } = await inbox(world, user)
  expect(unread).toBe(unreadOf(notices).length)
  expect(unread).toBe(5)
})
