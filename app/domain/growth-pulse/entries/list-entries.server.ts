import type { SQL } from "drizzle-orm"
import { day, later } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { type PageQuery, pageOf } from "../../kernel/page"
import { type Query, query, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { selectCounters } from "../../users/counters.server"
import { countSince, type EntryRow, selectEntries, selectEntry } from "../repository.server"
import { completionDays, completionRate, impactRate } from "../rules"
import { type Entry, recentEntries, type Stats } from "../schema"
import { currentStreak, localPeriod } from "../streak"

export function entryView(row: EntryRow): Entry {
  const { id, question, response, keywords, impactArticulated, followUps, version, createdAt } = row
  return { id, question, response, keywords, impactArticulated, followUps, version, createdAt }
}

export function findEntry(deps: Deps, who: Who, id: string | SQL): Query<Entry | null> {
  return query([selectEntry(deps, who, id)], ([row]) => (row ? entryView(row) : null))
}

/**
 * The figures shown beside the question. They depend on the user's plan and settings, so they are computed once those
 * are loaded.
 */
type StatsFor = (actor: Actor) => Stats

/** A page of the user's reflections, newest first, and their figures: three statements in one round trip. */
export function listEntries(deps: Deps, who: Who, page: PageQuery = { limit: recentEntries }) {
  const since = later(deps.now(), -completionDays * day)
  return query(
    [selectEntries(deps, who, page), selectCounters(deps, who), countSince(deps, who, idPrefixOf(since))],
    (rows, [counter], [recent]) => {
      const { rows: shown, nextCursor } = pageOf(rows, page.limit)
      const stats: StatsFor = (actor) => {
        const streak = { streak: counter?.streak ?? 0, lastPeriod: counter?.streak ? counter.streakPeriod : null }
        return {
          currentStreak: currentStreak(streak, localPeriod(deps.now(), actor.timeZone, actor.cadence)),
          answeredEntries: counter?.answered ?? 0,
          completionRate: completionRate(recent?.count ?? 0, actor.growthLimit),
          impactRate: impactRate(counter?.impactful ?? 0, counter?.answered ?? 0),
        }
      }
      return { entries: shown.map(entryView), nextCursor, stats }
    },
  )
}

/** The lowest id prefix of a time: ids start with the time in milliseconds. */
export function idPrefixOf(at: string): string {
  const hex = Date.parse(at).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
