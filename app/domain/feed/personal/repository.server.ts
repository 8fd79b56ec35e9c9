import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import type { Who } from "../../kernel/query.server"
import type { Shelf } from "../../kernel/web"
import { people } from "../../users/people.server"
import { industryOf } from "../../users/profiles.server"
import { articleRows, fillRows } from "../pool/article-queries.server"
import { type FeedType, feedTypes } from "../pool/rules"
import type { ReasonPart } from "./rules"
import type { InsightsQuery } from "./schema"
import { feedItems, feeds } from "./tables.server"

/** Article columns shown on a card. */
const shownOf = (article: ReturnType<typeof articleRows>) => ({
  title: article.title,
  summary: article.summary,
  url: article.url,
  source: article.source,
  host: article.host,
  imageKey: article.imageKey,
  iconKey: article.iconKey,
  publishedAt: article.publishedAt,
})

const shownOfItem = {
  id: feedItems.id,
  type: feedItems.type,
  articleId: feedItems.articleId,
  relevance: feedItems.relevance,
  reasons: feedItems.reasons,
  readAt: feedItems.readAt,
  savedAt: feedItems.savedAt,
}

/** A user's feed row: refresh time, shown insights and the user's feedback. */
export function selectFeed({ db }: Deps, who: Who) {
  const { slot, refreshedAt, current, tastes, muted } = feeds
  return db.select({ slot, refreshedAt, current, tastes, muted }).from(feeds).where(eq(feeds.userId, who))
}

/**
 * A user's insights, newest first. Each type is a range of the key, or of the index of saved ones. The ranges are
 * merged while reading, so that a page reads only its own rows, however long the history.
 */
export function selectNewest({ db }: Deps, who: Who, { filter, saved, cursor, limit }: InsightsQuery) {
  const range = (type: FeedType) =>
    sql.join(
      [
        sql`select type, id, article_id, relevance, reasons, read_at, saved_at from feed_items`,
        saved ? sql`indexed by feed_items_saved` : sql``,
        sql`where user_id = ${who} and type = ${type}`,
        saved ? sql`and saved_at is not null` : sql``,
        cursor ? sql`and id < ${cursor}` : sql``,
      ],
      sql` `,
    )
  const ranges = (filter === "all" ? feedTypes : [filter]).map(range)
  const merged = sql`(${sql.join(ranges, sql` union all `)} order by id desc limit ${limit}) as item`
  const columns = {
    id: sql<string>`item.id`.as("id"),
    type: sql<FeedType>`item.type`.as("type"),
    articleId: sql<string>`item.article_id`.as("article_id"),
    relevance: sql<number>`item.relevance`.as("relevance"),
    reasons: sql<ReasonPart[]>`item.reasons`.mapWith(feedItems.reasons).as("reasons"),
    readAt: sql<string | null>`item.read_at`.as("read_at"),
    savedAt: sql<string | null>`item.saved_at`.as("saved_at"),
  }
  const article = articleRows(db)
  return db
    .select({ ...columns, ...shownOf(article) })
    .from(merged)
    .innerJoin(article, sql`${article.id} = item.article_id`)
    .orderBy(sql`item.id desc`)
}

/** One insight of a user. Its type is part of the key but not of the id, hence four lookups. */
export const isItem = (who: Who, id: string | SQL) =>
  and(eq(feedItems.userId, who), inArray(feedItems.type, [...feedTypes]), eq(feedItems.id, id))

export function selectItem({ db }: Deps, who: Who, id: string) {
  const article = articleRows(db)
  return db
    .select({ ...shownOfItem, ...shownOf(article) })
    .from(feedItems)
    .innerJoin(article, eq(article.id, feedItems.articleId))
    .where(isItem(who, id))
}

/** The user's shelf; the general one if the profile names no industry. */
const shelfOf = (who: Who) => sql<Shelf>`coalesce(${industryOf(who)}, ${generalShelf})`

/** Result of the latest fill of the user's shelf. */
export function selectFill({ db }: Deps, who: Who) {
  const fill = fillRows(db)
  return db
    .select({ filledAt: fill.filledAt, problem: fill.problem })
    .from(fill)
    .where(eq(fill.industry, shelfOf(who)))
}

/** The user's shelf and its latest fill attempt; one row, or none if the user is gone. */
export function selectShelfTry({ db }: Deps, userId: string) {
  const [person, fill] = [people(db), fillRows(db)]
  const shelf = sql<Shelf>`coalesce(nullif(${person.industry}, ''), ${generalShelf})`
  return db
    .select({ shelf: shelf.as("shelf"), triedAt: fill.triedAt, problem: fill.problem })
    .from(person)
    .leftJoin(fill, eq(fill.industry, shelf))
    .where(eq(person.userId, userId))
}

export function selectAsked({ db }: Deps, userId: string) {
  return db.select({ askedAt: feeds.askedAt }).from(feeds).where(eq(feeds.userId, userId))
}
