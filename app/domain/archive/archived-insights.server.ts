import { inArray, sql } from "drizzle-orm"
import { articles } from "../feed/pool/tables.server"
import type { Deps } from "../kernel/deps"
import type { ArchiveRecord } from "./archive-format"

/** Suggested articles with their title and address, as far as the shared pool still holds them. */
export async function withArticles(deps: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  if (records.length === 0) return records
  const ids = JSON.stringify(records.map(({ articleId }) => articleId))
  const rows = await deps.db
    .select({ id: articles.id, title: articles.title, url: articles.url })
    .from(articles)
    .where(inArray(articles.id, sql`(select value from json_each(${ids}))`))
  const known = new Map(rows.map((row) => [row.id, row]))
  return records.map((record) => {
    const article = known.get(String(record.articleId))
    return { ...record, title: article?.title ?? null, url: article?.url ?? null }
  })
}
