import { and, eq, gte, sql } from "drizzle-orm"
import { iso, minute, second } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { changes, type Database, type Statement } from "../../kernel/query.server"
import { type FeedVersion, type Shelf, shelves } from "../../kernel/web"
import type { FoundArticle, NewArticle } from "./article-from"
import { articleShelves, articles, feedSources, shelfFills, siteIcons } from "./tables.server"

/**
 * Adds articles to the pool. One that exists by URL or title key is left unchanged. The two unique keys also resolve
 * concurrent fills.
 */
export function addToPool(db: Database, found: readonly NewArticle[], createdAt: string): Statement {
  const rows = found.map(({ imageUrl, iconUrl, ...row }) => row)
  const field = (name: keyof NewArticle) => sql`value ->> ${`$.${name}`}`
  return db
    .insert(articles)
    .select(
      sql`select ${field("id")}, ${field("url")}, ${field("urlKey")}, ${field("titleKey")}, ${field("type")},
        ${field("title")}, ${field("summary")}, ${field("source")}, ${field("host")}, value -> '$.terms',
        ${field("origin")}, ${field("imageKey")}, ${field("iconKey")}, ${field("publishedAt")}, ${createdAt}
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing()
}

/** Adds the pool's articles with these keys to a shelf, whichever fill stored them. */
export function putOnShelf(db: Database, shelf: Shelf, found: readonly Keys[]): Statement {
  const keys = JSON.stringify(found.map(({ urlKey, titleKey }) => ({ urlKey, titleKey })))
  return db
    .insert(articleShelves)
    .select(
      sql`select ${shelf}, a.id from json_each(${keys}) k join articles a on a.url_key = k.value ->> '$.urlKey'
        union
        select ${shelf}, a.id from json_each(${keys}) k join articles a on a.title_key = k.value ->> '$.titleKey'
        where true`,
    )
    .onConflictDoNothing()
}

type Keys = Pick<FoundArticle, "urlKey" | "titleKey">

/** A pseudo shelf for state shared by all shelves: the search. */
export const everyShelf = "*"

/** A feed's state at its last read, with its backoff. */
export interface SourceState extends FeedVersion {
  industry: string
  url: string
  failures: number
  /** ISO; empty means immediately. */
  notBefore: string
}

interface Claim {
  /** True if this call claimed the fill; false if another one started too recently. */
  isOurs: boolean
  /** The latest problem. */
  problem: string | null
  states: SourceState[]
}

/**
 * Milliseconds between two fills of one shelf. Shorter after a problem, so that the shelf is free for a user's next
 * permitted refresh a minute later.
 */
const fillInterval = 10 * minute
const fillIntervalAfterProblem = 50 * second

/** Claims a shelf for one fill with a conditional write, and loads the state of its sources. */
export async function claimShelf(deps: Deps, shelf: Shelf, urls: readonly string[], at: Date): Promise<Claim> {
  const triedAt = iso(at)
  const due = sql`${shelfFills.triedAt} <= ${iso(at.getTime() - fillIntervalAfterProblem)} and
    (${shelfFills.problem} is not null or ${shelfFills.triedAt} <= ${iso(at.getTime() - fillInterval)})`
  const [claimed, [fill], states] = await deps.db.batch([
    deps.db
      .insert(shelfFills)
      .values({ industry: shelf, triedAt })
      .onConflictDoUpdate({ target: shelfFills.industry, set: { triedAt }, setWhere: due }),
    deps.db.select({ problem: shelfFills.problem }).from(shelfFills).where(eq(shelfFills.industry, shelf)),
    deps.db
      .select()
      .from(feedSources)
      .where(
        sql`${feedSources.industry} in (${shelf}, ${everyShelf}) and
          ${feedSources.url} in (select value from json_each(${JSON.stringify(urls)}))`,
      ),
  ])
  return { isOurs: changes(claimed) > 0, problem: fill?.problem ?? null, states }
}

/** The articles already in the pool, and the site icons known since `since`. */
export async function knownOf(deps: Deps, found: readonly FoundArticle[], since: string) {
  const listed = (values: string[]) => sql`(select value from json_each(${JSON.stringify([...new Set(values)])}))`
  const [byUrl, byTitle, icons] = await deps.db.batch([
    deps.db
      .select({ key: articles.urlKey })
      .from(articles)
      .where(sql`${articles.urlKey} in ${listed(found.map(({ urlKey }) => urlKey))}`),
    deps.db
      .select({ key: articles.titleKey })
      .from(articles)
      .where(sql`${articles.titleKey} in ${listed(found.map(({ titleKey }) => titleKey))}`),
    deps.db
      .select()
      .from(siteIcons)
      .where(sql`${siteIcons.host} in ${listed(found.map(({ host }) => host))} and ${siteIcons.checkedAt} >= ${since}`),
  ])
  const urls = new Set(byUrl.map(({ key }) => key))
  const titles = new Set(byTitle.map(({ key }) => key))
  return {
    isKnown: ({ urlKey, titleKey }: Keys) => urls.has(urlKey) || titles.has(titleKey),
    icons: new Map(icons.map(({ host, iconKey }) => [host, iconKey])),
  }
}

/** Stores the state of sources. */
export function storeSources(db: Database, states: readonly SourceState[], checkedAt: string): Statement {
  const field = (name: keyof SourceState) => sql`value ->> ${`$.${name}`}`
  return db
    .insert(feedSources)
    .select(
      sql`select ${field("industry")}, ${field("url")}, ${field("etag")}, ${field("lastModified")}, ${field("failures")},
        ${field("notBefore")}, ${checkedAt} from json_each(${JSON.stringify(states)}) where true`,
    )
    .onConflictDoUpdate({
      target: [feedSources.industry, feedSources.url],
      set: {
        etag: sql`excluded.etag`,
        lastModified: sql`excluded.last_modified`,
        failures: sql`excluded.failures`,
        notBefore: sql`excluded.not_before`,
        checkedAt: sql`excluded.checked_at`,
      },
    })
}

/** Stores the icons of sites, null for a site without one. */
export function storeIcons(db: Database, icons: ReadonlyMap<string, string | null>, checkedAt: string): Statement {
  return db
    .insert(siteIcons)
    .select(sql`select value ->> 0, value ->> 1, ${checkedAt} from json_each(${JSON.stringify([...icons])}) where true`)
    .onConflictDoUpdate({
      target: siteIcons.host,
      set: { iconKey: sql`excluded.icon_key`, checkedAt: sql`excluded.checked_at` },
    })
}

/** Records the result of a fill; ignored if a later fill has started. */
export function recordFill(
  db: Database,
  shelf: Shelf,
  at: Date,
  outcome: { isRead: boolean; problem: string | null },
): Statement {
  return db
    .update(shelfFills)
    .set({ problem: outcome.problem, ...(outcome.isRead ? { filledAt: iso(at) } : {}) })
    .where(and(eq(shelfFills.industry, shelf), eq(shelfFills.triedAt, iso(at))))
}

/** The shelves without a fill attempt since a given time. */
export async function shelvesNotTried(deps: Deps, since: string): Promise<Shelf[]> {
  const tried = await deps.db
    .select({ shelf: shelfFills.industry })
    .from(shelfFills)
    .where(gte(shelfFills.triedAt, since))
  const done = new Set(tried.map(({ shelf }) => shelf))
  return shelves.filter((shelf) => !done.has(shelf))
}
