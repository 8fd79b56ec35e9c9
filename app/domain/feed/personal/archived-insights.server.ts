import type { ArchiveRecord } from "../../kernel/data-policy"
import type { Deps } from "../../kernel/deps"
import { selectTitles } from "../pool/article-queries.server"

/** Adds title and URL to archived insights, if the shared pool still has the article. */
export async function withArticles(deps: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  if (records.length === 0) return records
  const rows = await selectTitles(
    deps,
    records.map(({ articleId }) => articleId),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return records.map((record) => {
    const article = known.get(String(record.articleId))
    return { ...record, title: article?.title ?? null, url: article?.url ?? null }
  })
}
