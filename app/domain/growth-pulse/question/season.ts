import { day } from "../../kernel/clock"
import { type Season, seasons } from "./question"

/** The number of days before the end of a month, quarter or year in which people look back on it. */
const lookBackDays = { "month-end": 4, "quarter-end": 14, "year-end": 21 } as const

/** The seasons of work that a day (UTC) falls in. */
export function seasonsAt(now: Date): Set<Season> {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const ends: Record<Season, number> = {
    "month-end": Date.UTC(year, month + 1),
    "quarter-end": Date.UTC(year, month - (month % 3) + 3),
    "year-end": Date.UTC(year + 1, 0),
  }
  const isNear = (season: Season) => ends[season] - now.getTime() <= lookBackDays[season] * day
  return new Set(seasons.filter(isNear))
}
