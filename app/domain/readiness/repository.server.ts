import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { countDocuments } from "../content/documents.server"
import { countEntries } from "../growth-pulse/entries/entries.server"
import { idPrefixOf } from "../growth-pulse/entries/list-entries.server"
import { completionDays } from "../growth-pulse/rules"
import { changedAtOf, scoreOf } from "../influence/score/score-of.server"
import { day as dayLength, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { userExists } from "../users/accounts.server"
import { people } from "../users/people.server"
import { contentDays, maxContentTarget, maxReflections, readinessVersion } from "./rules"
import { readinessSnapshots } from "./tables.server"

/** SQL condition: a column contains text. */
const filled = (column: SQLWrapper) => sql<number | null>`${column} <> ''`

/** The formula's inputs of some users: one row each, counting only as many records as can affect the score. */
function selectStandings({ db, now }: Deps, whose: (userId: SQL) => SQL) {
  const person = people(db)
  const from = (days: number) => idPrefixOf(later(now(), -days * dayLength))
  const userId = sql`${person.userId}`
  const links = sql`${person.linkedinUrl} || ${person.portfolioUrl} || ${person.githubUrl}`
  return db
    .select({
      userId: sql<string>`${person.userId}`.as("standing_of"),
      paidTier: person.tier,
      tierUntil: person.tierUntil,
      tierBefore: person.tierBefore,
      tierChangedAt: person.tierChangedAt,
      billingAnchor: person.billingAnchor,
      influence: scoreOf(userId).as("influence"),
      influenceChangedAt: changedAtOf(userId).as("influence_changed_at"),
      title: filled(person.title).as("has_title"),
      industry: filled(person.industry).as("has_industry"),
      bio: filled(person.bio).as("has_bio"),
      experience: filled(person.experience).as("has_experience"),
      skills: sql<number | null>`${person.skills} <> '[]'`.as("has_skills"),
      xFactor: filled(person.xFactor).as("has_x_factor"),
      tone: filled(person.desiredProfessionalTone).as("has_tone"),
      shortTermGoals: filled(person.shortTermGoals).as("has_short_term_goals"),
      longTermGoals: filled(person.longTermGoals).as("has_long_term_goals"),
      link: filled(sql`(${links})`).as("has_link"),
      reflections: countEntries(userId, from(completionDays), maxReflections).as("reflections"),
      documents: countDocuments(userId, from(contentDays), maxContentTarget).as("documents"),
    })
    .from(person)
    .where(whose(userId))
}

export type ReadinessRow = Awaited<ReturnType<typeof selectStandings>>[number]

/** The inputs of one user; `who` may be an expression. */
export const selectStanding = (deps: Deps, who: Who) => selectStandings(deps, (userId) => sql`${userId} = ${who}`)

/** The inputs of any number of users, passed as one parameter. */
export const selectStandingsOf = (deps: Deps, userIds: string[]) =>
  selectStandings(deps, (userId) => sql`${userId} in ${idsIn(userIds)}`)

const idsIn = (userIds: string[]) => sql`(select value from json_each(${JSON.stringify(userIds)}))`

const ofThisFormula = (who: Who) =>
  and(eq(readinessSnapshots.userId, who), eq(readinessSnapshots.version, readinessVersion))

/** The newest snapshot within these days (YYYY-MM-DD, inclusive) made by the current formula version. */
export function selectSnapshotBetween({ db }: Deps, who: Who, from: string, to: string) {
  return db
    .select({ day: readinessSnapshots.day, score: readinessSnapshots.score })
    .from(readinessSnapshots)
    .where(and(ofThisFormula(who), gte(readinessSnapshots.day, from), lte(readinessSnapshots.day, to)))
    .orderBy(desc(readinessSnapshots.day))
    .limit(1)
}

/** The snapshots of these days made by the current formula version, oldest first. */
export function selectSnapshotsOf({ db }: Deps, who: Who, days: readonly string[]) {
  return db
    .select({ day: readinessSnapshots.day, score: readinessSnapshots.score })
    .from(readinessSnapshots)
    .where(and(ofThisFormula(who), inArray(readinessSnapshots.day, [...days])))
    .orderBy(asc(readinessSnapshots.day))
}

/** The oldest snapshot after a day. */
export function selectSnapshotAfter({ db }: Deps, who: Who, after: string) {
  return db
    .select({ day: readinessSnapshots.day })
    .from(readinessSnapshots)
    .where(and(ofThisFormula(who), gt(readinessSnapshots.day, after)))
    .orderBy(asc(readinessSnapshots.day))
    .limit(1)
}

export interface Snapshot {
  userId: string
  score: number
  percentages: Record<string, number>
}

/** One row per existing user; an existing snapshot of that day is kept. */
export function insertSnapshots({ db }: Deps, day: string, snapshots: Snapshot[]): Statement {
  const rows = sql`select value ->> 'userId', ${day}, ${readinessVersion}, value ->> 'score', value -> 'percentages' from json_each(${JSON.stringify(snapshots)}) where ${userExists(sql`value ->> 'userId'`)}`
  return db.insert(readinessSnapshots).select(rows).onConflictDoNothing()
}

export function deleteSnapshotsBefore({ db }: Deps, day: string, userIds: string[]): Statement {
  return db
    .delete(readinessSnapshots)
    .where(and(inArray(readinessSnapshots.userId, idsIn(userIds)), lt(readinessSnapshots.day, day)))
}

/** Adds days to a day; both are YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return iso(Date.parse(day) + days * dayLength).slice(0, 10)
}
