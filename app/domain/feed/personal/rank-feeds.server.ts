import { selectKeywords } from "../../growth-pulse/entries/entries.server"
import type { Deps } from "../../kernel/deps"
import { batch, query, runQuery } from "../../kernel/query.server"
import type { FeedType } from "../pool/rules"
import { choose, type Ranked, rank, shortlist } from "./rank-articles"
import { selectKnown, selectReaders, selectTastes } from "./readers-repository.server"
import { type RelevanceInput, relevanceProfileOf } from "./relevance-profile"
import { type CurrentFeed, feedFilters, type ReasonPart } from "./rules"
import { loadShelves } from "./shelves.server"

/** Number of reflections per user, newest first, whose keywords count. */
const newestEntries = 10

/** A user's feed, ranked but not yet stored. */
export interface RankedFeed {
  userId: string
  /** The user had no feed before. */
  isFirst: boolean
  items: RankedItem[]
  current: CurrentFeed
  /** Insights new to this feed. */
  newItems: number
}

interface RankedItem {
  type: FeedType
  id: string
  articleId: string
  relevance: number
  reasons: ReasonPart[]
}

/** An article on a user's shortlist with its insight id in that user's feed. */
type Listed = Ranked & { itemId: string }

/** Maximum number of keys looked up by one statement; a key is about 80 characters long. */
const keysAtOnce = 2000

/**
 * Ranks the feeds of up to 100 users and skips feeds that are already at `slot` or later. Uses a handful of statements
 * in total and loads each industry's articles once.
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
      const ranked = shortlist(rank(candidates, relevanceProfileOf(told), muted))
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
        const told: RelevanceInput = {
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
 * Derives an insight's id: the article's time prefix, so that newer ones sort later, and a hash of user and article, so
 * that it is stable and unique per user.
 */
async function itemIdOf(deps: Deps, userId: string, articleId: string): Promise<string> {
  return `${articleId.slice(0, 13)}-${(await deps.hash(`${userId} ${articleId}`)).slice(0, 20)}`
}

function withIds(deps: Deps, userId: string, ranked: readonly Ranked[]): Promise<Listed[]> {
  return Promise.all(ranked.map(async (one) => ({ ...one, itemId: await itemIdOf(deps, userId, one.id) })))
}

/** The insights already in the feeds, and whether they were read. */
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
