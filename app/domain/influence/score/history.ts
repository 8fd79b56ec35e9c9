import { historyDays } from "../limits"
import type { DayScore } from "./tables.server"

/** The history with the score of a day: one per day, oldest first, no older than `historyDays` before it. */
export function withDay(history: readonly DayScore[], day: string, score: number | null): DayScore[] {
  const from = new Date(Date.parse(day) - historyDays * 86_400_000).toISOString().slice(0, 10)
  const others = history.filter(([other]) => other !== day && other >= from)
  const all: DayScore[] = score === null ? others : [...others, [day, score]]
  return all.sort(([a], [b]) => (a < b ? -1 : 1))
}
