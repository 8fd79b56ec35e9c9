import { getTableColumns, getTableName, is } from "drizzle-orm"
import { SQLiteTable } from "drizzle-orm/sqlite-core"
import { expect, test } from "vitest"
import { dataPolicies } from "../../app/data-policies.server"
import { noUserData } from "../../app/domain/kernel/data-policy"
import { sourceFiles } from "./source-files"

const isTest = ({ path }: { path: string }) => /\.test\.tsx?$/.test(path)
const production = sourceFiles(["app", "workers"]).filter((file) => !isTest(file))
const described = production.filter(({ path }) => path.endsWith("/tables.server.ts")).map(({ path }) => path)

/** All tables that the features describe, each with its feature's folder. */
async function allTables(): Promise<{ table: SQLiteTable; folder: string }[]> {
  const found = described.map(async (path) => {
    const exported: unknown[] = Object.values(await import(/* @vite-ignore */ `../../${path}`))
    const tables = exported.filter((value): value is SQLiteTable => is(value, SQLiteTable))
    return tables.map((table) => ({ table, folder: path.slice(0, path.lastIndexOf("/")) }))
  })
  return (await Promise.all(found)).flat()
}

test("a table is imported only by its feature's folder", () => {
  const foreign = production.flatMap(({ path, imports }) =>
    imports
      .filter((to) => to.endsWith("/tables.server") && !path.startsWith(to.slice(0, -"tables.server".length)))
      .map((to) => `${path} → ${to}`),
  )
  expect(described.length).toBeGreaterThan(10)
  expect(foreign).toEqual([])
})

test("every table has one data policy, declared in its feature's folder", async () => {
  const tables = await allTables()
  expect(dataPolicies.map(({ table }) => getTableName(table)).sort()).toEqual(
    tables.map(({ table }) => getTableName(table)).sort(),
  )
  const undeclared = [...new Set(tables.map(({ folder }) => folder))].filter(
    (folder) => !production.some(({ path }) => path === `${folder}/data-policy.server.ts`),
  )
  expect(undeclared).toEqual([])
})

test("a table with user rows declares its retention, archive and erasure, or why it has none", () => {
  const silent = dataPolicies.filter(({ table, retention, archive, deletion }) => {
    const isOfUsers = "userId" in getTableColumns(table) || getTableName(table) === "users"
    const claimsNobody = archive === noUserData.archive || deletion === noUserData.deletion
    return retention.kept === "" || isOfUsers === claimsNobody
  })
  expect(silent.map(({ table }) => getTableName(table))).toEqual([])
})
