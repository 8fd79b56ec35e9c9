import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { analyzePosting } from "../../domain/job-analysis/analyze/analyze-posting.server"
import { deleteAnalysis, restoreAnalysis } from "../../domain/job-analysis/delete-analysis.server"
import { AnalyzePosting, type MoveAnalysis } from "../../domain/job-analysis/schema"
import type { Deps } from "../../domain/kernel/deps"
import type { Actor } from "../../domain/users/actor"
import { formIdempotency } from "../../http/api/idempotency.server"
import { runForm } from "../../http/forms/run-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { showReading } from "./show-reading.server"

/** Seconds to wait: enough for the built-in reader; a model's progress is shown on the page. */
const patience = 2

/** Starts the analysis of a posting, and shows the result or the progress. */
export function analyze(args: ActionFunctionArgs, actor: Actor, formData: FormData) {
  const { deps } = args.context
  return runForm(
    args,
    AnalyzePosting,
    async (input) => {
      const once = formData.has("key") ? await formIdempotency(deps, args.request, formData) : null
      const { jobId } = await analyzePosting(deps, actor, input, once)
      return waitWithUser(deps, actor.userId, jobId, patience)
    },
    (job) => {
      if (job.status !== "succeeded") return redirect(`/job-analysis?job=${job.id}`)
      return showReading(deps, actor.userId, job.subjectId)
    },
    formData,
  )
}

/** Moves an analysis to the trash or restores it, and confirms on the page the user returns to. */
export async function moveNow(deps: Deps, actor: Actor, { intent, id }: MoveAnalysis) {
  if (intent === "restore") {
    await restoreAnalysis(deps, actor, id)
    return redirectWithToast(`/job-analysis/${id}`, { title: "Analysis restored" })
  }
  await deleteAnalysis(deps, actor, id)
  return redirectWithToast(`/job-analysis?deleted=${id}`, { title: "Analysis deleted" })
}
