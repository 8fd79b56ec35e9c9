import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm"
import { idPrefixOf } from "../growth-pulse/entries/list-entries.server"
import { day, iso, later, minute } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { type PageQuery, pageOf } from "../kernel/page"
import { batch, insertWhen, query, type Who } from "../kernel/query.server"
import type { Caller } from "./caller"
import { coarseNetwork, type SecurityEventKind } from "./security-event"
import { securityEvents } from "./tables.server"

/**
 * Maximum number of events recorded per day. Events that strangers can cause have a lower cap, so they cannot crowd out
 * the owner's.
 */
const maxPerDay = 300
const maxByStrangers = 100
/** Repeats of the same event from the same network are merged for this long. */
const mergeWindow = 15 * minute
/** Events that strangers can cause repeatedly. */
const mergedKinds: SecurityEventKind[] = ["sign_in_refused", "sign_in_throttled", "reauthentication_refused"]

/**
 * Records an event for the account's owner and logs it without personal data. Fire and forget: failures do not surface.
 * A null `userId` (no such account) is only logged.
 */
export function recordSecurityEvent(
  deps: Deps,
  userId: string | null,
  kind: SecurityEventKind | "account_deleted",
  caller: Caller,
): void {
  deps.log("security", { kind, known: userId !== null })
  if (userId === null || kind === "account_deleted") return
  deps.after(store(deps, userId, kind, caller).catch(() => deps.log("security.unnoted", { kind })))
}

async function store(deps: Deps, userId: string, kind: SecurityEventKind, { address, label }: Caller): Promise<void> {
  const now = deps.now()
  const network = coarseNetwork(address)
  const since = (age: number) => idPrefixOf(later(now, -age))
  const own = sql`select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId}`
  const again = sql`${own} and ${securityEvents.id} > ${since(mergeWindow)} and ${securityEvents.kind} = ${kind}
    and ${securityEvents.network} = ${network} and ${securityEvents.label} = ${label}`
  const today = sql`(select count(*) from (${own} and ${securityEvents.id} > ${since(day)} limit ${maxPerDay}))`
  const guard = mergedKinds.includes(kind)
    ? sql`not exists (${again}) and ${today} < ${maxByStrangers}`
    : sql`${today} < ${maxPerDay}`
  const row = { userId, id: deps.newId(), kind, label, network, createdAt: iso(now) }
  await batch(deps.db, [insertWhen(deps.db, securityEvents, row, guard)])
}

const { userId: _owner, ...shown } = getTableColumns(securityEvents)

/** The account's security events, newest first. */
export function listSecurityEvents(deps: Deps, who: Who, { limit, cursor }: PageQuery) {
  const page = deps.db
    .select(shown)
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, who), cursor ? lt(securityEvents.id, cursor) : undefined))
    .orderBy(desc(securityEvents.id))
    .limit(limit + 1)
  return query([page], (rows) => {
    const { rows: events, nextCursor } = pageOf(rows, limit)
    return { events, nextCursor }
  })
}
