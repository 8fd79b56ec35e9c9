import { and, desc, eq, sql } from "drizzle-orm"
import { growthEntries } from "../../growth-pulse/tables.server"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import { counters, profiles } from "../../users/tables.server"
import { fromGeneral, fromIndustry } from "../pool/rules"
import { articleShelves, articles } from "../pool/tables.server"
import { feedItems, feeds } from "./tables.server"

// What feeds are ranked from, for many users in one statement each.

/** Reflections whose keywords count, the newest of each user. */
export const newestEntries = 10
const each = (userIds: readonly string[]) => sql`json_each(${JSON.stringify(userIds)}) as reader`
const among = (userIds: readonly string[]) => sql`(select value from json_each(${JSON.stringify(userIds)}))`

/** Those of the users who are still there, and whose last weekly refresh was before `slot` where one is given. */
export function selectReaders({ db }: Deps, userIds: readonly string[], slot: string | null) {
  return db
    .select({
      userId: counters.userId,
      industry: profiles.industry,
      title: profiles.title,
      skills: profiles.skills,
      shortTermGoals: profiles.shortTermGoals,
      longTermGoals: profiles.longTermGoals,
      refreshedAt: feeds.refreshedAt,
      muted: feeds.muted,
    })
    .from(counters)
    .leftJoin(profiles, eq(profiles.userId, counters.userId))
    .leftJoin(feeds, eq(feeds.userId, counters.userId))
    .where(
      and(
        sql`${counters.userId} in ${among(userIds)}`,
        slot === null ? undefined : sql`coalesce(${feeds.slot}, '') < ${slot}`,
      ),
    )
}

export function selectKeywords({ db }: Deps, userIds: readonly string[]) {
  const newest = sql`(select recent.id from growth_entries as recent where recent.user_id = reader.value order by recent.id desc limit ${newestEntries})`
  return db
    .select({ userId: growthEntries.userId, keywords: growthEntries.keywords })
    .from(each(userIds))
    .innerJoin(growthEntries, sql`growth_entries.user_id = reader.value and growth_entries.id in ${newest}`)
    .orderBy(desc(growthEntries.id))
}

/** The articles that users asked for more or less of. */
export function selectTastes({ db }: Deps, userIds: readonly string[]) {
  return db
    .select({
      userId: feeds.userId,
      feedback: sql<"more" | "less">`taste.value`.as("feedback"),
      title: articles.title,
      terms: articles.terms,
    })
    .from(feeds)
    .innerJoin(sql`json_each(${feeds.tastes}) as taste`, sql`true`)
    .innerJoin(articles, sql`${articles.id} = taste.key`)
    .where(sql`${feeds.userId} in ${among(userIds)}`)
}

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

/** Those of these items that are in their users' feeds, and whether they were read. */
export function selectKnown({ db }: Deps, items: readonly { userId: string; type: string; id: string }[]) {
  const keys = JSON.stringify(items.map(({ userId, type, id }) => [userId, type, id]))
  return db
    .select({ id: feedItems.id, readAt: feedItems.readAt })
    .from(sql`json_each(${keys}) as sought`)
    .innerJoin(
      feedItems,
      sql`feed_items.user_id = sought.value ->> 0 and feed_items.type = sought.value ->> 1 and feed_items.id = sought.value ->> 2`,
    )
}
