import { and, eq, inArray } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { articleRows } from "../pool/article-queries.server"
import { feedTypes } from "../pool/rules"
import { feedItems } from "./tables.server"

/** The URL of a user's insight; null if it belongs to another user. */
export function findArticle(
  { db }: Deps,
  who: Who,
  id: string,
): Query<{ url: string; title: string; source: string } | null> {
  const article = articleRows(db)
  const found = db
    .select({ url: article.url, title: article.title, source: article.source })
    .from(feedItems)
    .innerJoin(article, eq(article.id, feedItems.articleId))
    .where(and(eq(feedItems.userId, who), inArray(feedItems.type, [...feedTypes]), eq(feedItems.id, id)))
  return query([found], ([row]) => row ?? null)
}
