import { sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { batch, changes } from "../../kernel/query.server"
import { shelves } from "../../kernel/web"
import { idsBefore, itemRetention } from "./item-retention"
import { fromIndustry, savedShelf } from "./rules"
import { articleShelves, articles } from "./tables.server"

/** Articles kept per shelf regardless of age: feeds are ranked from the newest `fromIndustry`. */
const minPerShelf = 2 * fromIndustry
/** Articles deleted per run. */
const articlesAtOnce = 500

/**
 * Deletes articles that no feed can show any more: older than insights are kept, far from the front of every shelf, and
 * not saved by anyone. Idempotent; returns how many were deleted.
 */
export async function purgePool(deps: Deps): Promise<number> {
  return (await purgeSome(deps)).articles
}

/** One slice of the purge, for the schedule. */
export async function purgePoolSlice(deps: Deps): Promise<string | null> {
  const gone = await purgeSome(deps)
  return gone.articles === articlesAtOnce || gone.fullShelves > 0 ? "" : null
}

async function purgeSome(deps: Deps): Promise<{ articles: number; fullShelves: number }> {
  const { db } = deps
  const before = idsBefore(new Date(deps.now().getTime() - itemRetention))
  const outcome = await batch(db, [
    ...shelves.map((shelf) => {
      const last = sql`(select s.article_id from article_shelves s where s.industry = ${shelf}
        order by s.article_id desc limit 1 offset ${minPerShelf - 1})`
      const some = sql`select industry, article_id from article_shelves where industry = ${shelf}
        and article_id < ${before} and article_id < coalesce(${last}, '') order by article_id limit ${articlesAtOnce}`
      return db.delete(articleShelves).where(sql`(industry, article_id) in (${some})`)
    }),
    db.delete(articles).where(
      sql`id in (select a.id from articles a where a.id < ${before} and not exists (
          select 1 from json_each(${JSON.stringify([savedShelf, ...shelves])}) as shelf
          join article_shelves s on s.industry = shelf.value and s.article_id = a.id)
        order by a.id limit ${articlesAtOnce})`,
    ),
  ])
  const fullShelves = outcome.slice(0, -1).filter((shelf) => changes(shelf) === articlesAtOnce).length
  return { articles: changes(outcome.at(-1)), fullShelves }
}
