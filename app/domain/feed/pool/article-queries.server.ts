import { desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import type { Database, Statement } from "../../kernel/query.server"
import { fromGeneral, fromIndustry, savedShelf } from "./rules"
import { articleShelves, articles, shelfFills } from "./tables.server"

// Queries on the pool for building feeds.

/** Articles as a subquery for joins. */
export const articleRows = (db: Database) => db.select().from(articles).as("article")

/** Latest fill of each shelf, as a subquery for joins. */
export const fillRows = (db: Database) => db.select().from(shelfFills).as("fill")

/** Candidate articles of a shelf. */
export function selectShelf({ db }: Deps, industry: string) {
  const { id, type, source, host, terms, publishedAt, createdAt } = articles
  return db
    .select({ id, type, source, host, terms, publishedAt, createdAt })
    .from(articleShelves)
    .innerJoin(articles, eq(articles.id, articleShelves.articleId))
    .where(eq(articleShelves.industry, industry))
    .orderBy(desc(articleShelves.articleId))
    .limit(industry === generalShelf ? fromGeneral : fromIndustry)
}

/** Titles and URLs of articles still in the pool. */
export function selectTitles({ db }: Deps, ids: readonly unknown[]) {
  return db
    .select({ id: articles.id, title: articles.title, url: articles.url })
    .from(articles)
    .where(inArray(articles.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

/** Protects articles from the purge; `ids` is a subquery of their ids. */
export function keepArticles({ db }: Deps, ids: SQL): Statement {
  return db
    .insert(articleShelves)
    .select(sql`select ${savedShelf}, kept.article_id from (${ids}) as kept where true`)
    .onConflictDoNothing()
}
