import { and, eq, inArray } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { feedTypes } from "../pool/rules"
import { articles } from "../pool/tables.server"
import { feedItems } from "./tables.server"

/** Where an insight of a user leads; null where it is not theirs. */
export function findArticle(
  { db }: Deps,
  who: Who,
  id: string,
): Query<{ url: string; title: string; source: string } | null> {
  const article = db
    .select({ url: articles.url, title: articles.title, source: articles.source })
    .from(feedItems)
    .innerJoin(articles, eq(articles.id, feedItems.articleId))
    .where(and(eq(feedItems.userId, who), inArray(feedItems.type, [...feedTypes]), eq(feedItems.id, id)))
  return query([article], ([found]) => found ?? null)
}
