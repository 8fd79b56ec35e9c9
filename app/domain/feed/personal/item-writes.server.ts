import { and, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import { keepArticles } from "../pool/article-queries.server"
import { isItem } from "./repository.server"
import { type Feedback, maxMuted, maxTastes } from "./rules"
import { feedItems, feeds } from "./tables.server"

// Each write is one statement that locates the insight itself, so that the last of repeated or concurrent calls wins.

export function setRead({ db }: Deps, userId: string, id: string, at: string): Statement {
  return db
    .update(feedItems)
    .set({ readAt: at })
    .where(and(isItem(userId, id), isNull(feedItems.readAt)))
}

export function setSaved({ db }: Deps, userId: string, id: string, at: string | null): Statement {
  // Saving twice keeps the first time.
  return db
    .update(feedItems)
    .set({ savedAt: at === null ? null : sql`coalesce(saved_at, ${at})` })
    .where(isItem(userId, id))
}

/** Protects the article of a saved insight from the purge. */
export function keepArticle(deps: Deps, userId: string, id: string): Statement {
  return keepArticles(deps, sql`select article_id from feed_items where ${isItem(userId, id)}`)
}

export function setTaste({ db }: Deps, userId: string, id: string, feedback: Feedback | null): Statement {
  const item = sql`select article_id as name, ${feedback} as said from feed_items where ${isItem(userId, id)}`
  return db
    .update(feeds)
    .set({ tastes: withEntry(sql`feeds.tastes`, item, maxTastes) })
    .where(ofOwner(userId, id))
}

export function setMuted({ db }: Deps, userId: string, id: string, muted: boolean): Statement {
  const source = sql`select a.host as name, ${muted ? sql`a.source` : sql`null`} as said
    from feed_items join articles a on a.id = feed_items.article_id where ${isItem(userId, id)}`
  return db
    .update(feeds)
    .set({ muted: withEntry(sql`feeds.muted`, source, maxMuted) })
    .where(ofOwner(userId, id))
}

export function unmuteHost({ db }: Deps, userId: string, host: string): Statement {
  return db
    .update(feeds)
    .set({ muted: withEntry(sql`feeds.muted`, sql`select ${host} as name, null as said`, maxMuted) })
    .where(eq(feeds.userId, userId))
}

const ofOwner = (userId: string, id: string) =>
  and(eq(feeds.userId, userId), sql`exists (select 1 from feed_items where ${isItem(userId, id)})`)

/** JSON object of feedback by name with one entry set, or removed if null. The latest `most` entries are kept. */
function withEntry(before: SQL, now: SQL, most: number): SQL {
  return sql`(
    select json_group_object(name, said) from (
      select name, said from (
        select name, said, place from (
          select key as name, value as said, id as place from json_each(${before})
            where key not in (select name from (${now}))
          union all
          select name, said, 9e9 from (${now}) where said is not null
        ) order by place desc limit ${most}
      ) order by place
    )
  )`
}
