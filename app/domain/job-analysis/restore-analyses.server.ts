import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { searchWords } from "./search-words"
import { jobAnalyses } from "./tables.server"

/** Inserts imported analyses; existing ones are left unchanged. */
export function restoreAnalysisRows(
  deps: Deps,
  rows: Omit<typeof jobAnalyses.$inferInsert, "words">[],
  guard: SQL,
): Statement[] {
  return insertRows(
    deps,
    jobAnalyses,
    rows.map((row) => ({ ...row, words: searchWords(foundBy(row)) })),
    guard,
  )
}

const foundBy = ({
  title = "",
  company = "",
  location = "",
  skills = [],
}: Partial<typeof jobAnalyses.$inferSelect>) => ({
  title,
  company,
  location,
  skills,
})
