import { and, eq, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { people } from "../../users/people.server"
import { articleRows } from "../pool/article-queries.server"
import { feedItems, feeds } from "./tables.server"

// The ranking input for many users, one statement each.

const among = (userIds: readonly string[]) => sql`(select value from json_each(${JSON.stringify(userIds)}))`

/** The existing users among these whose last weekly refresh was before `slot`, if given. */
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

/** Articles that users asked for more or less of. */
export function selectTastes({ db }: Deps, userIds: readonly string[]) {
  const article = articleRows(db)
  return db
    .select({
      userId: feeds.userId,
      feedback: sql<"more" | "less">`taste.value`.as("feedback"),
      title: article.title,
      terms: article.terms,
    })
    .from(feeds)
    .innerJoin(sql`json_each(${feeds.tastes}) as taste`, sql`true`)
    .innerJoin(article, sql`${article.id} = taste.key`)
    .where(sql`${feeds.userId} in ${among(userIds)}`)
}

/** The existing insights among these, and whether they were read. */
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
