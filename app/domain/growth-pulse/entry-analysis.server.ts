import { type SQL, sql } from "drizzle-orm"
import { type AchievementQuality, achievementQuality } from "../rubric/achievement-quality"
import { keywords } from "../rubric/keywords"
import { tellsOfPeople } from "../rubric/ledger-lacks"
import { isMeasured } from "../rubric/measures"
import { counters } from "../users/tables.server"
import type { EntryRow } from "./repository.server"

/** What an answer was found to hold, and by whom. */
export interface Analysis {
  keywords: string[]
  quality: AchievementQuality
  by: string
}

/** The analysis by rules: what every answer gets where no provider is asked, or none answers. */
export function analyseByRules(response: string): Analysis {
  return { keywords: keywords(response), quality: achievementQuality(response), by: "built-in" }
}

/** The analysis as the entry stores it. */
export function columnsOf({ keywords, quality, by }: Analysis): Partial<EntryRow> {
  const { situation, task, action, result } = quality
  return {
    keywords,
    quality: quality.quality,
    impactArticulated: quality.impactArticulated,
    star: JSON.stringify({ situation, task, action, result }),
    analysedBy: by,
  }
}

/** The period that an answer fell in, and whether periods are still counted that way. */
interface Counted {
  period: number
  asNow: SQL
}

/** The user's running figures with one more answer. */
export function figuresWith(response: string, { quality }: Analysis, { period, asNow }: Counted) {
  // `nextStreak` as one statement, so that answers analysed at the same time all count. Where time zone or cadence
  // have changed since the answer, the streak was counted anew, with this answer in it.
  const streak: SQL = sql`case
    when not (${asNow}) then ${counters.streak}
    when ${counters.streak} = 0 then 1
    when ${counters.streakPeriod} >= ${period} then ${counters.streak}
    when ${counters.streakPeriod} = ${period - 1} then ${counters.streak} + 1
    else 1 end`
  return {
    answered: sql`${counters.answered} + 1`,
    impactful: sql`${counters.impactful} + ${quality.impactArticulated ? 1 : 0}`,
    withNumbers: sql`${counters.withNumbers} + ${isMeasured(response) ? 1 : 0}`,
    withPeople: sql`${counters.withPeople} + ${tellsOfPeople(response) ? 1 : 0}`,
    streak,
    streakPeriod: sql`case when ${asNow} then max(${counters.streakPeriod}, ${period}) else ${counters.streakPeriod} end`,
  }
}
