import { and, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import { itemsBeside } from "../evidence/ledger.server"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement, Who } from "../kernel/query.server"
import type { FoundLine, LineRow } from "./achievement-view.server"
import { type LineState, maxCounted } from "./rules"
import { achievements } from "./tables.server"

/** A typed line is its own evidence item. */
const wordIds = sql`(case when achievements.evidence = '[]' then json_array(achievements.item_id) else achievements.evidence end)`
/** The source text of a line, as a column. */
export const wordsBeside = itemsBeside(sql`achievements.user_id`, wordIds)
const columns = { ...getTableColumns(achievements), words: wordsBeside }

type LineWithWords = LineRow & Pick<FoundLine, "words">

export function foundLine({ words, ...row }: LineWithWords): FoundLine {
  return { row, words }
}

/** The filter of a list and the start of its page. */
export interface LineFilter {
  state?: LineState
  /** "" for lines without a role. */
  roleId?: string
  skill?: string
  /** Whether the period is that of the role; undefined matches both. */
  periodOfRole?: boolean
  from?: string
  to?: string
}

export type LineOrder = "told" | "period" | "role"

const t = achievements
const orders: Record<LineOrder, SQL[]> = {
  told: [desc(t.id)],
  period: [desc(t.periodTo), desc(t.id)],
  role: [sql`${t.roleId}`, sql`${t.place}`, sql`${t.id}`],
}

const mark = "__"

/** The cursor after a line: its values of the sort columns. */
export function cursorAfter(order: LineOrder, { id, periodTo, roleId, place }: LineRow): string {
  if (order === "told") return id
  return (order === "period" ? [periodTo, id] : [roleId, place, id]).join(mark)
}

function after(order: LineOrder, cursor: string): SQL {
  const [first = "", second = "", third = ""] = cursor.split(mark)
  if (order === "told") return sql`${t.id} < ${first}`
  if (order === "period") return sql`(${t.periodTo}, ${t.id}) < (${first}, ${second})`
  return sql`(${t.roleId}, ${t.place}, ${t.id}) > (${first}, ${Number(second)}, ${third})`
}

/** Lines with their source texts, plus one extra row to detect a next page. */
export function selectLines(
  { db }: Deps,
  who: Who,
  { state, roleId, skill, periodOfRole, from, to }: LineFilter,
  order: LineOrder,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const named = sql`exists (select 1 from json_each(${t.skills}) where lower(value) = ${skill?.toLowerCase()})`
  return db
    .select(columns)
    .from(t)
    .where(
      and(
        eq(t.userId, who),
        state && eq(t.state, state),
        roleId === undefined ? undefined : eq(t.roleId, roleId),
        // A literal: a parameter could not choose the index of these lines.
        periodOfRole === undefined ? undefined : sql`${t.periodOfRole} = ${sql.raw(periodOfRole ? "1" : "0")}`,
        from ? gte(t.periodTo, from) : undefined,
        to ? lte(t.periodFrom, to) : undefined,
        skill ? named : undefined,
        cursor ? after(order, cursor) : undefined,
      ),
    )
    .orderBy(...orders[order])
    .limit(limit + 1)
}

/** Lines by id, in no particular order. */
export function selectLinesByIds({ db }: Deps, who: Who, ids: SQL) {
  return db
    .select(columns)
    .from(t)
    .where(and(eq(t.userId, who), inArray(t.id, ids)))
}

/** The period of a line, as far as it is known. */
const time = { periodFrom: t.periodFrom, periodTo: t.periodTo, periodOfRole: t.periodOfRole, createdAt: t.createdAt }

/** The newest agreed lines only, by the period they describe. */
export function selectNewestAgreed({ db }: Deps, who: Who, limit: number) {
  return db
    .select({ id: t.id, version: t.version, text: t.text, ...time })
    .from(t)
    .where(and(eq(t.userId, who), eq(t.state, "agreed")))
    .orderBy(...orders.period)
    .limit(limit)
}

/** The unreviewed lines, up to `maxCounted`. The caller counts them, so that no row is read twice. */
export function selectWaiting({ db }: Deps, who: Who) {
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.userId, who), eq(t.state, "proposed")))
    .limit(maxCounted)
}

/** Inserts lines and ignores existing ones. */
export function insertLines(deps: Deps, rows: (typeof t.$inferInsert)[], guard: SQL): Statement[] {
  return rows.length > 0 ? insertRows(deps, t, rows, guard) : []
}

/** SQL condition: the line is still at the version that was read. */
export function lineStands({ userId, id, version }: LineRow): SQL {
  return sql`exists (select 1 from achievements where user_id = ${userId} and id = ${id} and version = ${version})`
}

export function updateLine({ db }: Deps, { userId, id, version }: LineRow, set: Partial<LineRow>, guard?: SQL) {
  return db
    .update(t)
    .set({ ...set, version: version + 1 })
    .where(and(eq(t.userId, userId), eq(t.id, id), eq(t.version, version), guard))
}

export function deleteLines({ db }: Deps, userId: string, which: SQL): Statement {
  return db.delete(t).where(and(eq(t.userId, userId), which))
}

/** Positions before those of all lines that were never ordered. */
const firstPlace = -1_000_000_000

/** Sets the order of a role's lines, provided that all of them belong to the role. */
export function placeLines({ db }: Deps, userId: string, roleId: string, ids: string[]) {
  const list = JSON.stringify(ids)
  const all = sql`(select count(*) from achievements where user_id = ${userId} and role_id = ${roleId} and id in (select value from json_each(${list}))) = ${ids.length}`
  return db
    .update(t)
    .set({ place: sql`${firstPlace} + (select key from json_each(${list}) where value = ${t.id})` })
    .where(and(eq(t.userId, userId), sql`${t.id} in (select value from json_each(${list}))`, all))
}
