import { and, eq } from "drizzle-orm"
import { localPeriod, nextStreak, type Streak } from "../growth-pulse/streak"
import { growthEntries } from "../growth-pulse/tables.server"
import { tellsOfPeople } from "../rubric/ledger-lacks"
import { isMeasured } from "../rubric/measures"
import { counters, users } from "../users/tables.server"
import type { Importing } from "./importing.server"
import { readRows } from "./read-records.server"

/** The running figures as all reflections of the user make them. What was used of the plan is none of them. */
export async function recountedFigures({ deps, userId, keep, turn }: Importing) {
  const [user] = await deps.db
    .select({ timeZone: users.timeZone, cadence: users.cadence })
    .from(users)
    .where(eq(users.id, userId))
  const figures = { answered: 0, impactful: 0, withNumbers: 0, withPeople: 0 }
  let streak: Streak = { streak: 0, lastPeriod: null }
  for await (const rows of readRows(deps, userId, { table: growthEntries })) {
    await keep()
    for (const { response, impactArticulated, createdAt } of rows) {
      const text = String(response)
      figures.answered += 1
      if (impactArticulated === true) figures.impactful += 1
      if (isMeasured(text)) figures.withNumbers += 1
      if (tellsOfPeople(text)) figures.withPeople += 1
      const period = localPeriod(new Date(String(createdAt)), user?.timeZone ?? "UTC", user?.cadence ?? "daily")
      streak = nextStreak(streak, period)
      await turn.rest(text.length)
    }
  }
  return { ...figures, streak: streak.streak, streakPeriod: streak.lastPeriod ?? 0 }
}

/** Sets the figures, for the batch that settles an import. */
export function setFigures({ deps, userId, guard }: Importing, figures: Awaited<ReturnType<typeof recountedFigures>>) {
  return deps.db
    .update(counters)
    .set(figures)
    .where(and(eq(counters.userId, userId), guard))
}
