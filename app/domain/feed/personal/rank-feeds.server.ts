import { selectKeywords } from "../../growth-pulse/entries.server"
import type { Deps } from "../../kernel/deps"
import { batch, query, runQuery } from "../../kernel/query.server"
import type { FeedType } from "../pool/rules"
import { choose, type Ranked, rank, shortlist } from "./choose"
import { readerOf, type ToldByUser } from "./reader"
import { selectKnown, selectReaders, selectTastes } from "./readers-repository.server"
import { type CurrentFeed, feedFilters, type ReasonPart } from "./rules"
import { loadShelves } from "./shelves.server"

/** Reflections whose keywords count, the newest of each user. */
const newestEntries = 10

/** A user's feed, ranked and not yet stored. */
export interface RankedFeed {
  userId: string
  /** The user had none before. */
  isFirst: boolean
  items: RankedItem[]
  current: CurrentFeed
  /** Items that were never in this feed before. */
  newItems: number
}

interface RankedItem {
  type: FeedType
  id: string
  articleId: string
  relevance: number
  reasons: ReasonPart[]
}

/** An article on a user's shortlist with the id it has in that user's feed. */
type Listed = Ranked & { itemId: string }

/** Keys that one statement looks up; a key is about 80 characters. */
const keysAtOnce = 2000

/**
 * Ranks the feeds of up to 100 users, those left out whose feed is of `slot` or later. Reads a handful of statements
 * for all of them together, and each industry's articles once.
 */
export async function rankFeeds(deps: Deps, userIds: readonly string[], slot: string | null): Promise<RankedFeed[]> {
  const readers = await readReaders(deps, userIds, slot)
  const shelves = await loadShelves(
    deps,
    readers.map(({ told }) => told.industry),
  )
  const lists = await Promise.all(
    readers.map(async ({ userId, told, muted, isFirst }) => {
      const candidates = shelves.get(told.industry) ?? []
      const ranked = shortlist(rank(candidates, readerOf(told), muted))
      return { userId, isFirst, listed: await withIds(deps, userId, ranked) }
    }),
  )
  const known = await readKnown(deps, lists)
  return lists.map(({ userId, isFirst, listed }) => feedOf(userId, isFirst, listed, known))
}

async function readReaders(deps: Deps, userIds: readonly string[], slot: string | null) {
  const statements = [
    selectReaders(deps, userIds, slot),
    selectKeywords(deps, userIds, newestEntries),
    selectTastes(deps, userIds),
  ] as const
  return runQuery(
    deps.db,
    query(statements, (readers, entries, tastes) => {
      const keywordsOf = byUser(entries)
      const tastesOf = byUser(tastes)
      return readers.map((reader) => {
        const told: ToldByUser = {
          industry: reader.industry ?? "",
          title: reader.title ?? "",
          skills: reader.skills ?? [],
          goals: `${reader.shortTermGoals ?? ""}\n${reader.longTermGoals ?? ""}`,
          keywords: (keywordsOf.get(reader.userId) ?? []).flatMap(({ keywords }) => keywords),
          tastes: tastesOf.get(reader.userId) ?? [],
        }
        const muted = new Set(Object.keys(reader.muted ?? {}))
        return { userId: reader.userId, told, muted, isFirst: !reader.refreshedAt }
      })
    }),
  )
}

function byUser<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const own = grouped.get(row.userId)
    if (own) own.push(row)
    else grouped.set(row.userId, [row])
  }
  return grouped
}

/**
 * The id of an article in a user's feed: the article's time, so that newer ones sort after older ones, and a hash of
 * the two, so that it is the same every time and nobody else's.
 */
async function itemIdOf(deps: Deps, userId: string, articleId: string): Promise<string> {
  return `${articleId.slice(0, 13)}-${(await deps.hash(`${userId} ${articleId}`)).slice(0, 20)}`
}

function withIds(deps: Deps, userId: string, ranked: readonly Ranked[]): Promise<Listed[]> {
  return Promise.all(ranked.map(async (one) => ({ ...one, itemId: await itemIdOf(deps, userId, one.id) })))
}

/** Which items are in the feeds already, and whether they were read. */
async function readKnown(deps: Deps, lists: readonly { userId: string; listed: readonly Listed[] }[]) {
  const keys = lists.flatMap(({ userId, listed }) => listed.map(({ type, itemId }) => ({ userId, type, id: itemId })))
  const statements = Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, i) =>
    selectKnown(deps, keys.slice(i * keysAtOnce, (i + 1) * keysAtOnce)),
  )
  const known = new Map<string, { wasRead: boolean }>()
  const found = statements.map((statement) => query([statement], (rows) => rows))
  const rows = await batch(
    deps.db,
    found.flatMap((one) => one.statements),
  )
  found.forEach((one, i) => {
    for (const { id, readAt } of one.read([rows[i]])) known.set(id, { wasRead: readAt !== null })
  })
  return known
}

function feedOf(
  userId: string,
  isFirst: boolean,
  listed: readonly Listed[],
  known: ReadonlyMap<string, { wasRead: boolean }>,
): RankedFeed {
  const chosen = choose(listed, ({ itemId }) => known.get(itemId)?.wasRead ?? false)
  const current: CurrentFeed = {}
  const items = new Map<string, RankedItem>()
  for (const filter of feedFilters) {
    current[filter] = chosen[filter].map(({ type, itemId }) => [type, itemId])
    for (const { itemId: id, type, id: articleId, relevance, parts: reasons } of chosen[filter]) {
      items.set(id, { type, id, articleId, relevance, reasons })
    }
  }
  const newItems = [...items.keys()].filter((id) => !known.has(id)).length
  return { userId, isFirst, items: [...items.values()], current, newItems }
}
