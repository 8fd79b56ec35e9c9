import type { World } from "../support/world/world"

interface Table {
  name: string
  columns: { name: string; type: string }[]
}

const known = new WeakMap<World, Promise<Table[]>>()

/** Every table that sqlite knows, with its columns. */
function allTables(world: World): Promise<Table[]> {
  const tables = known.get(world) ?? readTables(world)
  known.set(world, tables)
  return tables
}

async function readTables(world: World): Promise<Table[]> {
  const found = await world.rows("select name from sqlite_master where type = 'table' order by name")
  const names = found.map(({ name }) => String(name)).filter((name) => !/^(sqlite|_cf|d1)_/.test(name))
  return Promise.all(
    names.map(async (name) => {
      const rows = await world.rows("select name, type from pragma_table_info(?) order by cid", name)
      return { name, columns: rows.map((column) => ({ name: String(column.name), type: String(column.type) })) }
    }),
  )
}

const hasUser = ({ columns }: Table) => columns.some(({ name }) => name === "user_id")

/** The tables whose rows belong to a user by a `user_id` column. The list of deletions no longer refers to users. */
export async function tablesWithUsers(world: World): Promise<Table[]> {
  return (await allTables(world)).filter((table) => hasUser(table) && table.name !== "deletions")
}

let made = 0

/** Inserts rows of a user into every table with user data, whatever its columns are. */
export async function fillEveryTable(world: World, userId: string, email: string, rows = 3): Promise<void> {
  for (const { name, columns } of await tablesWithUsers(world)) {
    const values = Array.from({ length: rows }, (_, i) => {
      made += 1
      return columns.map((column) => {
        if (column.name === "user_id") return userId
        if (column.name === "status") return i === 0 ? "queued" : "succeeded"
        if (column.name === "wake_at" || column.name === "not_before") return "9999"
        // Also valid in a JSON column.
        return column.type === "INTEGER" ? made : JSON.stringify([`${made} ${email}`])
      })
    })
    const names = columns.map((column) => column.name).join(", ")
    const places = columns.map((_, at) => `value ->> ${at}`).join(", ")
    const all = JSON.stringify(values)
    await world.rows(`insert or ignore into ${name} (${names}) select ${places} from json_each(?) where true`, all)
  }
}

/** Every table in which one of the texts occurs in any column, with the number of rows. */
export async function tracesOf(world: World, ...texts: string[]): Promise<string[]> {
  const counts = (await allTables(world)).map(({ name, columns }) => {
    const occurs = columns.flatMap((column) => texts.map((_, at) => `instr(${column.name}, ?${at + 1}) > 0`))
    return `select '${name}' as name, count(*) as n from ${name} where ${occurs.join(" or ")}`
  })
  const found: string[] = []
  // SQLite limits the number of selects in a compound statement.
  for (let i = 0; i < counts.length; i += 4) {
    const rows = await world.rows(counts.slice(i, i + 4).join(" union all "), ...texts)
    found.push(...rows.filter(({ n }) => n !== 0).map(({ name, n }) => `${name}: ${n}`))
  }
  return found
}

/** The number of a user's rows in each table with user data. */
export async function rowsOfUser(world: World, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await tablesWithUsers(world)) {
    const [row] = await world.rows(`select count(*) as n from ${name} where user_id = ?`, userId)
    counts[name] = Number(row?.n)
  }
  return counts
}
