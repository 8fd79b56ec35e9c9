import { and, desc, eq, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { generalShelf } from "../../kernel/general-shelf"
import { people } from "../../users/people.server"
import { fromGeneral, fromIndustry } from "../pool/rules"
import { articleShelves, articles } from "../pool/tables.server"
import { feedItems, feeds } from "./tables.server"

// What feeds are ranked from, for many users in one statement each.

const among = (userIds: readonly string[]) => sql`(select value from json_each(${JSON.stringify(userIds)}))`

/** Those of the users who are still there, and whose last weekly refresh was before `slot` where one is given. */
export function selectReaders({ db }: Deps, userIds: readonly string[], slot: string | null) {
  const person = people(db)
  return db
    .select({
      userId: sql<string>`${person.userId}`.as("reader_id"),
      industry: person.industry,
      title: person.title,
      skills: person.skills,
      shortTermGoals: person.shortTermGoals,
      longTermGoals: person.longTermGoals,
      refreshedAt: feeds.refreshedAt,
      muted: feeds.muted,
    })
    .from(person)
    .leftJoin(feeds, eq(feeds.userId, person.userId))
    .where(
      and(
        sql`${person.userId} in ${among(userIds)}`,
        slot === null ? undefined : sql`coalesce(${feeds.slot}, '') < ${slot}`,
      ),
    )
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
