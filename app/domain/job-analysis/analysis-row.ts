import type { Band } from "./match/requirement/rules"
import type { jobAnalyses } from "./tables.server"

export type AnalysisRow = typeof jobAnalyses.$inferSelect

/** An analysis as listed, without the large columns. */
export type SummaryRow = Omit<AnalysisRow, "text" | "notes" | "match" | "requirements" | "words"> & {
  band: Band | null
}
