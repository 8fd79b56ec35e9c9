import { entriesPolicy } from "../../growth-pulse/data-policy.server"
import { localPeriod, nextStreak, type Streak } from "../../growth-pulse/streak"
import { tellsOfPeople } from "../../rubric/ledger-lacks"
import { isMeasured } from "../../rubric/measures"
import { selectUser } from "../../users/accounts.server"
import type { Figures } from "../../users/figures.server"
import { readRows } from "../export/read-records.server"
import type { Importing } from "./importing.server"

/** Recomputes the running figures from all of the user's reflections. Plan usage is not affected. */
export async function recountedFigures({ deps, userId, keep, turn }: Importing): Promise<Figures> {
  const [user] = await selectUser(deps, userId)
  const figures = { answered: 0, impactful: 0, withNumbers: 0, withPeople: 0 }
  let streak: Streak = { streak: 0, lastPeriod: null }
  for await (const rows of readRows(deps, userId, entriesPolicy)) {
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
