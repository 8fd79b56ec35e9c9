import { getTableColumns, getTableName, is } from "drizzle-orm"
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core"
import { expect, test } from "vitest"
import { createWorld } from "../support/world/world"
import { sourceFiles } from "./source-files"

// Each feature describes its own tables. Indexes and WITHOUT ROWID are defined only in the migrations.
const modules = sourceFiles(["app/domain"]).filter(({ path }) => path.endsWith("/tables.server.ts"))
const loaded = await Promise.all(modules.map(({ path }) => import(`../../${path}`) as Promise<Record<string, unknown>>))
const tables = loaded.flatMap((module) => Object.values(module)).filter((table) => is(table, SQLiteTable))

/** A column in terms that the migrated database and the table module share. */
interface Column {
  name: string
  type: string
  notNull: boolean
  default: string | null
  inKey: boolean
}

function described(table: SQLiteTable): Column[] {
  const keys = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name))
  return Object.values(getTableColumns(table)).map((column) => {
    const inKey = column.primary || keys.includes(column.name)
    const value = column.hasDefault ? column.mapToDriverValue(column.default) : null
    return {
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull || inKey,
      default: typeof value === "string" ? `'${value}'` : value === null ? null : String(value),
      inKey,
    }
  })
}

test("the table modules define exactly the tables that the migrations create", async () => {
  await using world = await createWorld()
  const rows = await world.rows("select name from sqlite_master where type = 'table'")
  const made = rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|_cf|d1)_/.test(name))
  expect(made.sort()).toEqual(tables.map((table) => getTableName(table)).sort())
})

test.each(tables.map((table) => [getTableName(table), table] as const))(
  "%s has the columns, defaults and constraints that its module defines",
  async (name, table) => {
    await using world = await createWorld()
    const rows = await world.rows("select * from pragma_table_info(?)", name)
    const made = rows.map((row) => ({
      name: row.name,
      type: row.type,
      notNull: row.notnull === 1 || Number(row.pk) > 0,
      default: row.dflt_value,
      inKey: Number(row.pk) > 0,
    }))
    expect(made).toEqual(described(table))
  },
)
