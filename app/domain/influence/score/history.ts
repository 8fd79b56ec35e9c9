import { historyDays } from "../piece-limits"
import type { DayScore } from "./tables.server"

/** Adds a day's score to the history: one per day, oldest first, going back at most `historyDays`. */
export function withDay(history: readonly DayScore[], day: string, score: number | null): DayScore[] {
  const from = new Date(Date.parse(day) - historyDays * 86_400_000).toISOString().slice(0, 10)
  const others = history.filter(([other]) => other !== day && other >= from)
  const all: DayScore[] = score === null ? others : [...others, [day, score]]
  return all.sort(([a], [b]) => (a < b ? -1 : 1))
}
