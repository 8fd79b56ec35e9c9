import { formatDate, type ReaderFormat } from "../../kernel/format"

/** A user-facing sentence if new articles could not be fetched lately; null otherwise. */
export function fillProblem(fill: { problem: string | null; filledAt: string }, reader: ReaderFormat): string | null {
  if (fill.problem === null) return null
  if (!fill.filledAt) return "New articles could not be fetched yet. These come from our starter collection."
  return `New articles could not be fetched lately. The last ones came in on ${formatDate(fill.filledAt, reader)}.`
}
