import { desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import type { Database, Statement } from "../../kernel/query.server"
import { fromGeneral, fromIndustry, keptShelf } from "./rules"
import { articleShelves, articles, shelfFills } from "./tables.server"

// What feeds ask of the pool.

/** The articles, for statements that join them to rows of their own. */
export const articleRows = (db: Database) => db.select().from(articles).as("article")

/** How the filling of each shelf last went, for such statements. */
export const fillRows = (db: Database) => db.select().from(shelfFills).as("fill")

/** What a feed is ranked from. */
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

/** Title and address of articles, as far as the pool still holds them. */
export function selectTitles({ db }: Deps, ids: readonly unknown[]) {
  return db
    .select({ id: articles.id, title: articles.title, url: articles.url })
    .from(articles)
    .where(inArray(articles.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

/** Puts articles where the clearing-up leaves them alone; `ids` is a statement that finds theirs. */
export function keepArticles({ db }: Deps, ids: SQL): Statement {
  return db
    .insert(articleShelves)
    .select(sql`select ${keptShelf}, kept.article_id from (${ids}) as kept where true`)
    .onConflictDoNothing()
}
