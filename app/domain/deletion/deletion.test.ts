import { getTableName } from "drizzle-orm"
import { expect, test } from "vitest"
import { fillEveryTable, rowsOfUser, tablesWithUsers, tracesOf } from "../../../tests/leaving/everything"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { dataPolicies } from "../../data-policies.server"
import { prefixOf } from "../archive/object-keys"
import { rowsPerSlice } from "../archive/rules"
import { minute } from "../kernel/clock"
import { deleteAccount } from "./delete-account.server"
import { erasedTables } from "./erase.server"
import { finishDeletion } from "./finish-deletion.server"
import { sweepDeletions } from "./sweep-deletions.server"

/** A payment provider that only knows customer ids and can be down. */
function provider(world: World) {
  const state = { customers: new Set<string>(), down: false, calls: 0 }
  const deleteCustomer = async (customerId: string) => {
    state.calls += 1
    if (state.down) throw new Error("The provider is down.")
    state.customers.delete(customerId)
  }
  world.deps.payments = { deleteCustomer } as unknown as typeof world.deps.payments
  return state
}

/** A user with rows in every table, objects and a paying customer. */
async function addEverything(world: World, payments: ReturnType<typeof provider>, rows = 3) {
  const user = await world.addUser({ tier: "pro", profile: { skills: ["SQL"], bio: "I lead a ward." } })
  const customerId = `cus_${user.userId}`
  await world.rows("insert into billing_accounts (user_id, customer_id) values (?, ?)", user.userId, customerId)
  await fillEveryTable(world, user.userId, user.email, rows)
  for (const name of ["uploads/a.pdf", "exports/b.zip", "imports/c.zip"]) {
    await world.deps.bucket.put(prefixOf(user.userId) + name, "kept")
  }
  payments.customers.add(customerId)
  return { ...user, customerId }
}

/** Everything left of a user: texts in the database, objects, and the payment customer. */
async function leftOf(world: World, user: { userId: string; email: string }, payments: ReturnType<typeof provider>) {
  const { keys } = await world.deps.bucket.list(prefixOf(user.userId))
  return [
    ...(await tracesOf(world, user.userId, user.email)),
    ...keys,
    ...[...payments.customers].filter((customer) => customer.includes(user.userId)),
  ]
}

/** Runs cron and queue each minute until no deletion is left. */
async function letTimePass(world: World, minutes = 30) {
  for (let i = 0; i < minutes; i++) {
    world.clock.advance(minute)
    await sweepDeletions(world.deps).catch(() => undefined)
    await world.runJobs()
    if ((await world.rows("select user_id from deletions")).length === 0) return
  }
}

test("every table with user rows is erased and rejects rows of deleted users", async () => {
  await using world = await createWorld()
  const tables = (await tablesWithUsers(world)).map(({ name }) => name)
  expect(
    erasedTables(dataPolicies)
      .map(({ table }) => getTableName(table))
      .sort(),
  ).toEqual(["users", ...tables].sort())
  await fillEveryTable(world, "somebody-who-left", "left@example.com")
  expect(await rowsOfUser(world, "somebody-who-left")).toEqual(Object.fromEntries(tables.map((name) => [name, 0])))
})

test("a bulk statement stores rows for existing users only and skips deleted ones", async () => {
  await using world = await createWorld()
  const [a, b] = [await world.addUser(), await world.addUser()]
  await world.rows(
    "insert into readiness_snapshots select value, '2026-03-10', 1, 50, '{}' from json_each(?)",
    JSON.stringify([a.userId, "left", b.userId]),
  )
  expect(await world.rows("select user_id from readiness_snapshots")).toHaveLength(2)
})

test("when the deletion call returns, nothing is left of the account, and other accounts are untouched", async () => {
  await using world = await createWorld()
  const payments = provider(world)
  const [user, other] = [await addEverything(world, payments), await addEverything(world, payments)]
  const before = await rowsOfUser(world, other.userId)
  expect(Object.entries(await rowsOfUser(world, user.userId)).filter(([, count]) => count === 0)).toEqual([])
  expect(await leftOf(world, user, payments)).not.toEqual([])

  await deleteAccount(world.deps, user, callerFrom(), dataPolicies)

  expect(await leftOf(world, user, payments)).toEqual([])
  expect(await rowsOfUser(world, other.userId)).toEqual(before)
  expect((await world.deps.bucket.list(prefixOf(other.userId))).keys).toHaveLength(3)
  expect([...payments.customers]).toEqual([other.customerId])
})

test("the email address is available again at once, even while other data is still being deleted", async () => {
  await using world = await createWorld()
  const payments = provider(world)
  payments.down = true
  const user = await addEverything(world, payments)
  await deleteAccount(world.deps, user, callerFrom(), dataPolicies)
  await expect(world.addUser({ email: user.email })).resolves.toMatchObject({ email: user.email })
})

test("with the payment provider down, everything else is deleted, and the customer is removed once it is back", async () => {
  await using world = await createWorld()
  const payments = provider(world)
  payments.down = true
  const user = await addEverything(world, payments)
  await deleteAccount(world.deps, user, callerFrom(), dataPolicies)
  expect(Object.values(await rowsOfUser(world, user.userId)).every((count) => count === 0)).toBe(true)
  expect((await world.deps.bucket.list(prefixOf(user.userId))).keys).toEqual([])
  expect(await world.rows("select customer_id from deletions")).toEqual([{ customer_id: user.customerId }])

  await letTimePass(world, 10)
  expect(payments.calls).toBeLessThanOrEqual(6)
  world.deps.payments = null
  await letTimePass(world, 10)
  const back = provider(world)
  back.customers.add(user.customerId)
  await letTimePass(world, 120)
  expect(await leftOf(world, user, back)).toEqual([])
})

test("a large account is deleted in slices of bounded size", async () => {
  await using world = await createWorld()
  const payments = provider(world)
  const user = await addEverything(world, payments)
  await world.rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
    insert into notifications select ?1, 'n' || i, 'limit', 's', 't', 'b', '/', null, '2026', null from n`,
    user.userId,
    rowsPerSlice * 25,
  )
  await deleteAccount(world.deps, user, callerFrom(), dataPolicies)
  const [{ n: left } = { n: 0 }] = await world.rows(
    "select count(*) as n from notifications where user_id = ?",
    user.userId,
  )
  expect(left).toBeGreaterThan(0)
  await world.runJobs()
  expect(await leftOf(world, user, payments)).toEqual([])
})

test.each(["before", "after"])(
  "a deletion that dies at any of its round trips (%s its work) finishes by itself",
  async (when) => {
    const fault = { at: -1, trips: 0 }
    await using world = await createWorld({
      aroundDatabase: async (_, go) => {
        const dies = fault.at >= 0 && fault.trips++ >= fault.at
        if (dies && (when === "before" || fault.trips > fault.at + 1)) throw new Error("The runtime was killed.")
        const answer = await go()
        if (dies) throw new Error("The runtime was killed.")
        return answer
      },
    })
    const payments = provider(world)
    for (let at = 0; at < 12; at++) {
      const user = await addEverything(world, payments)
      Object.assign(fault, { at, trips: 0 })
      // A killed runtime sends nothing more, so pending messages are lost.
      await deleteAccount(world.deps, user, callerFrom(), dataPolicies).catch(() => undefined)
      const died = fault.trips > at
      fault.at = -1
      world.queue.lose()
      if (at === 0 && when === "before") await deleteAccount(world.deps, user, callerFrom(), dataPolicies)
      await letTimePass(world)
      expect(await leftOf(world, user, payments), `killed at round trip ${at}`).toEqual([])
      if (!died) return
    }
    throw new Error("The deletion takes more round trips than were tried.")
  },
)

test("work running during the deletion writes nothing back, and its bucket objects are found", async () => {
  await using world = await createWorld()
  const payments = provider(world)
  const user = await addEverything(world, payments)
  await world.rows("update jobs set status = 'running' where status = 'queued' and user_id = ?", user.userId)
  await deleteAccount(world.deps, user, callerFrom(), dataPolicies)
  await world.deps.bucket.put(`${prefixOf(user.userId)}exports/late.zip`, "late")
  await fillEveryTable(world, user.userId, user.email)
  await letTimePass(world)
  expect(await leftOf(world, user, payments)).toEqual([])
})

test("a deletion message for an unknown or existing user deletes nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { skills: ["SQL"] } })
  const before = await rowsOfUser(world, user.userId)
  await finishDeletion(world.deps, dataPolicies, "nobody")
  await finishDeletion(world.deps, dataPolicies, user.userId)
  expect(await rowsOfUser(world, user.userId)).toEqual(before)
})
