import { type FeedType, feedTypes } from "../../../app/domain/feed/pool/rules"
import { termsOf } from "../../../app/domain/language/words/stems"
import type { World } from "./world"

export interface PoolArticle {
  title: string
  summary?: string
  shelf?: string
  type?: FeedType
  source?: string
  host?: string
  publishedAt?: string | null
}

/** Adds articles to a world's pool and their shelves, the last one newest. Returns their ids. */
export async function addArticles(world: World, articles: readonly PoolArticle[]): Promise<string[]> {
  const rows = articles.map(({ title, summary = "", shelf = "Technology", type = "article", ...more }, i) => {
    const id = world.deps.newId()
    const source = more.source ?? `Source ${i % 40}`
    return {
      id,
      title,
      summary,
      shelf,
      type,
      source,
      host: more.host ?? `${source.toLowerCase().replace(/\W+/g, "-")}.example.com`,
      terms: termsOf(`${title} ${summary}`),
      publishedAt: more.publishedAt ?? null,
    }
  })
  const at = world.clock.now().toISOString()
  const json = JSON.stringify(rows)
  await world.rows(
    `insert into articles (id, url, url_key, title_key, type, title, summary, source, host, terms, origin, published_at, created_at)
     select value ->> 'id', 'https://' || (value ->> 'host') || '/' || (value ->> 'id'), value ->> 'id', value ->> 'id',
       value ->> 'type', value ->> 'title', value ->> 'summary', value ->> 'source', value ->> 'host', value -> 'terms',
       'feed', value ->> 'publishedAt', ?2 from json_each(?1)`,
    json,
    at,
  )
  await world.rows(
    "insert into article_shelves (industry, article_id) select value ->> 'shelf', value ->> 'id' from json_each(?1)",
    json,
  )
  return rows.map(({ id }) => id)
}

/** The given number of generic articles, of all types and from 40 sources. */
export const plainArticles = (count: number, shelf = "Technology"): PoolArticle[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Piece ${"abcdefghijklmnopqrstuvwxyz"[i % 26]}${i} of the ${shelf} shelf`,
    shelf,
    type: feedTypes[i % feedTypes.length],
  }))

/** A pool that fills every feed row without the starter collection. */
export async function fullPool(world: World, industry = "Technology"): Promise<void> {
  await addArticles(world, [...plainArticles(60, "General"), ...plainArticles(60, industry)])
}
