import { getTableColumns, getTableName } from "drizzle-orm"
import { expect, test } from "vitest"
import { fullScans } from "../../../tests/support/world/query-plans"
import { createWorld } from "../../../tests/support/world/world"
import { dataPolicies } from "../../data-policies.server"
import { jobRegistry } from "../../jobs.server"
import { sliceOf } from "../../tasks.server"
import { eraseRows } from "../deletion/erase.server"
import { sweepDeletions } from "../deletion/sweep-deletions.server"
import { sweepFanOuts } from "../fan-out/sweep-fan-outs.server"
import { sweepJobs } from "../jobs/sweep-jobs.server"
import { iso, minute } from "../kernel/clock"
import type { DataPolicy, Retention } from "../kernel/data-policy"
import { catchUp } from "../schedule/catch-up.server"
import { taskNames } from "../schedule/schema"
import { prefixes } from "./bucket-prefixes"
import { type AgedTable, agedTables, purgeByAge, rowsPerPurge } from "./purge-by-age.server"

/** A world that records every statement sent to the database. */
async function listening() {
  const heard: string[] = []
  const world = await createWorld({
    aroundDatabase: (statements, go) => {
      heard.push(...statements)
      return go()
    },
  })
  return { world, heard }
}

test("every table has a policy, and every policy a table", async () => {
  await using world = await createWorld()
  const rows = await world.rows("select name from sqlite_master where type = 'table'")
  const made = rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|_cf|d1)_/.test(name))
  expect(dataPolicies.map(nameOf).sort()).toEqual(made.sort())
})

test("all stored data is eventually deleted by the account's deletion, a daily task, or its replacement", () => {
  const stays = dataPolicies.filter(
    ({ retention, deletion }) => "not" in deletion && tasksOf(retention).length === 0 && !retention.isFixed,
  )
  // The deletion's own row is removed by its last step.
  expect(stays.map(nameOf)).toEqual(["deletions"])
  expect(
    Object.values(prefixes).filter(
      ({ withAccount, tasks, ofOperator }) => !withAccount && !ofOperator && tasks.length === 0,
    ),
  ).toEqual([])
})

test("every daily clean-up is declared by a table or prefix, and every declared one exists", () => {
  const prefixTasks = Object.values(prefixes).flatMap(({ tasks }) => tasks)
  const named = new Set([...dataPolicies.flatMap(({ retention }) => tasksOf(retention)), ...prefixTasks])
  expect([...named].sort()).toEqual(taskNames.filter((name) => name.startsWith("purge.")).sort())
})

const nameOf = ({ table }: Pick<DataPolicy, "table">) => getTableName(table)
const tasksOf = ({ tasks = [], age }: Retention) => [...tasks, ...(age ? [age.task] : [])]

test("the bucket rejects objects without a retention rule", async () => {
  await using world = await createWorld()
  await expect(world.deps.bucket.put("elsewhere/a.txt", "lost")).rejects.toThrow("No retention rule")
  await expect(world.deps.bucket.write("elsewhere/a.txt", pieces(), "text/plain")).rejects.toThrow("No retention rule")
})

test.each(taskNames)("%s finds its work through an index", async (name) => {
  const { world, heard } = await listening()
  await using _ = world
  await sliceOf(name)(world.deps, "")
  expect(name === "billing.reconcile" || heard.length > 0).toBe(true)
  expect(await fullScans(world, heard)).toEqual([])
})

test("deletions and the minute's sweep also use an index", async () => {
  const { world, heard } = await listening()
  await using _ = world
  await eraseRows(world.deps, dataPolicies, "somebody", 10)
  await sweepJobs(world.deps, jobRegistry)
  for (const work of [sweepFanOuts, sweepDeletions, catchUp]) await work(world.deps)
  expect(await fullScans(world, heard)).toEqual([])
})

test.each(agedTables(dataPolicies))("$task deletes expired rows in slices and keeps the others", async (age) => {
  await using world = await createWorld()
  const { userId } = await world.addUser()
  await world.rows(`delete from ${getTableName(age.table)}`)
  const end = world.clock.now().getTime() - age.keepFor
  const old = Array.from({ length: rowsPerPurge + 2 }, (_, n) => iso(end - 1 - n * minute))
  await addRows(world, age, userId, [iso(end + minute), ...old])
  const left = async () =>
    (await world.rows(`select * from ${getTableName(age.table)}`)).map((row) => row[age.since.name])
  expect(await purgeByAge(world.deps, age)).toBe("")
  expect(await left()).toHaveLength(3)
  expect(await purgeByAge(world.deps, age)).toBe(null)
  expect(await left()).toEqual([iso(end + minute)])
})

/** Adds one row per time, with all required columns filled. */
async function addRows(
  world: { rows(sql: string, ...params: unknown[]): Promise<unknown> },
  age: AgedTable,
  userId: string,
  moments: string[],
) {
  const columns = Object.values(getTableColumns(age.table))
  const rows = moments.map((at, n) =>
    columns.map((column) => {
      if (column.name === age.since.name) return at
      if (column.name === "user_id") return userId
      if (column.columnType === "SQLiteInteger") return 0
      return column.notNull || column.primary || column.isUnique ? `${n}` : null
    }),
  )
  const values = columns.map((_, n) => `value ->> ${n}`).join(", ")
  const names = columns.map(({ name }) => name).join(", ")
  await world.rows(
    `insert into ${getTableName(age.table)} (${names}) select ${values} from json_each(?)`,
    JSON.stringify(rows),
  )
}

async function* pieces() {
  yield new Uint8Array([1])
}
