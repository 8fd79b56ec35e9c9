import { redirect } from "@remix-run/cloudflare"
import { isPosting } from "../../domain/job-analysis/analysis"
import { findStoredAnalysis } from "../../domain/job-analysis/list-analyses.server"
import type { Deps } from "../../domain/kernel/deps"
import { runQuery, type Who } from "../../domain/kernel/query.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/** Shows a finished reading. If the text is not a posting, its page says so, and no success message comes first. */
export async function showReading(deps: Deps, who: Who, id: string) {
  const to = `/job-analysis/${id}`
  const row = await runQuery(deps.db, findStoredAnalysis(deps, who, id))
  return row && !isPosting(row) ? redirect(to) : redirectWithToast(to, { title: "Job analyzed successfully!" })
}
