import type { Band } from "./match/rules"
import type { jobAnalyses } from "./tables.server"

export type AnalysisRow = typeof jobAnalyses.$inferSelect

/** An analysis in a list: without the long columns. */
export type SummaryRow = Omit<AnalysisRow, "text" | "notes" | "match" | "requirements" | "words"> & {
  band: Band | null
}
